/*
 * broken-input.c - Malformed inputs, made from good ones
 */

#include "broken-input.h"

#include <stdlib.h>
#include <string.h>

/** xorshift: the same numbers everywhere. */
static uint32_t draw(uint32_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 17;
  *state ^= *state << 5;
  return *state;
}

static Bytes makeBytes(size_t capacity) {
  Bytes bytes = {malloc(capacity + 1), 0};
  if (!bytes.data)
    abort();
  return bytes;
}

static void append(Bytes *bytes, const char *data, size_t size) {
  memcpy(bytes->data + bytes->size, data, size);
  bytes->size += size;
}

/** `input` with the `removed` bytes at `position` replaced by `count` copies of
    `text`. */
static Bytes replace(Bytes input, size_t position, size_t removed,
                     const char *text, size_t count) {
  Bytes result = makeBytes(input.size + strlen(text) * count);
  append(&result, input.data, position);
  for (size_t i = 0; i < count; ++i)
    append(&result, text, strlen(text));
  append(&result, input.data + position + removed,
         input.size - position - removed);
  return result;
}

/** Replaces a random one of the occurrences of `from`. */
static Bytes replaceText(Bytes input, const char *from, const char *to,
                         uint32_t *state) {
  size_t size = strlen(from), start = draw(state) % (input.size + 1);
  for (size_t i = 0; i + size <= input.size; ++i) {
    size_t position = (start + i) % (input.size - size + 1);
    if (memcmp(input.data + position, from, size) == 0)
      return replace(input, position, size, to, 1);
  }
  return replace(input, start, 0, to, 1);
}

static Bytes flipBytes(Bytes input, unsigned count, uint32_t *state) {
  Bytes result = replace(input, 0, 0, "", 0);
  for (unsigned i = 0; i < count && input.size != 0; ++i)
    result.data[draw(state) % input.size] ^= (char)(1 + draw(state) % 255);
  return result;
}

/** Repeats a part of the input behind itself. */
static Bytes repeatPart(Bytes input, size_t position, size_t size) {
  Bytes result = makeBytes(input.size + size);
  append(&result, input.data, position + size);
  append(&result, input.data + position, input.size - position);
  return result;
}

Bytes breakInput(Bytes input, uint32_t number) {
  static const char *const types[][2] = {
      {"f32", "i1"},
      {"tensor<", "memref<"},
      {"tensor<", "vector<0x"},
      {"f32", "f8E4M3FN"},
      {"@", "@\\\""},
      {"optim.", "optim.no_"},
      {": tensor", "tensor"},
      {"%", "%%"},
      {"0", "-"},
      {"[", "{"},
      {"\"", ""},
      {"float32", "float33"},
  };
  static const char *const brackets[] = {
      "(", "[", "{", "tuple<", "[{\"A\":", "affine_map<(", "- ", "loc(fused["};
  uint32_t state = 2654435769u * (number + 1);
  size_t position = draw(&state) % (input.size + 1);
  size_t rest = input.size - position;
  size_t part = rest == 0 ? 0 : draw(&state) % rest % 200;
  const char *const *type = types[draw(&state) % 12];
  switch (number % 8) {
  case 0: /* truncated */
    return replace(input, position, rest, "", 0);
  case 1: /* bytes changed */
    return flipBytes(input, 1 + number / 8 % 16, &state);
  case 2: /* another type, or another token */
    return replaceText(input, type[0], type[1], &state);
  case 3: /* a part missing */
    return replace(input, position, part, "", 0);
  case 4: /* a part twice */
    return repeatPart(input, position, part);
  case 5: /* nested too deep */
    return replace(input, position, 0, brackets[draw(&state) % 8],
                   300u << (number / 8 % 10));
  case 6: /* numbers too large */
    return replaceText(input, "1", "99999999999999999999", &state);
  default: /* noise, in the place of most of it */
    return flipBytes(input, (unsigned)(input.size / 2), &state);
  }
}
