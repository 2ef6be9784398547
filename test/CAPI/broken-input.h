/*
 * broken-input.h - Malformed inputs, made from good ones
 */

#ifndef STEPFOLD_TEST_CAPI_BROKEN_INPUT_H
#define STEPFOLD_TEST_CAPI_BROKEN_INPUT_H

#include <stddef.h>
#include <stdint.h>

/** Bytes that the holder frees. */
typedef struct Bytes {
  char *data;
  size_t size;
} Bytes;

/** Returns `input` broken in the way that `number` says: the same one always.
    Most, not all, are no programs any more. */
Bytes breakInput(Bytes input, uint32_t number);

#endif /* STEPFOLD_TEST_CAPI_BROKEN_INPUT_H */
