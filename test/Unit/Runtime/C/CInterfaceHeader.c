/* The header of the C interface, as a program in C sees it. */

#include "stepfold-c/Runtime.h"

uint32_t getApiVersionFromC(void);

uint32_t getApiVersionFromC(void) { return stepfoldGetApiVersion(); }
