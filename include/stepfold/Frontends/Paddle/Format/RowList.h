//===- RowList.h - Lists in rows of constant tables ------------*- C++ -*-===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_ROWLIST_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_ROWLIST_H

#include <initializer_list>

namespace stepfold::pir {

/// A list in a row: one of a constant table, which ArrayRef cannot hold.
template <typename T, unsigned capacity> class RowList {
public:
  constexpr RowList() = default;
  constexpr RowList(std::initializer_list<T> list) {
    for (const T &element : list)
      elements[count++] = element;
  }
  constexpr const T *begin() const { return elements; }
  constexpr const T *end() const { return elements + count; }
  constexpr unsigned size() const { return count; }
  constexpr const T &operator[](unsigned index) const {
    return elements[index];
  }

private:
  T elements[capacity] = {};
  unsigned count = 0;
};

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_ROWLIST_H
