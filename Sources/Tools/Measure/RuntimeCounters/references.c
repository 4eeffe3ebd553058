// The functions of the Swift runtime that retain and release strong references. All calls from the code of
// this program come here, and those from other libraries; what the runtime calls within itself does not.

#define _GNU_SOURCE
#include <stddef.h>

#include "counting.h"

#if CAN_INTERPOSE

#include <dlfcn.h>

// Weak, so that a program with a statically linked runtime uses that one, and is not counted.
#define WEAK __attribute__((weak))

// Finds the runtime's own function at the first call, which may come before any code of this program has
// run.
static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

#define COUNTED(RESULT, NAME, PARAMETERS, ARGUMENTS, COUNT)                    \
    WEAK RESULT NAME PARAMETERS {                                              \
        static RESULT(*original) PARAMETERS;                                   \
        if (!original) original = (RESULT(*) PARAMETERS)next(#NAME);           \
        if (runtime_is_counting) runtime_counts.COUNT;                         \
        return original ARGUMENTS;                                             \
    }

COUNTED(void *, swift_retain, (void *object), (object), retains += 1)
COUNTED(void, swift_release, (void *object), (object), releases += 1)
COUNTED(void *, swift_retain_n, (void *object, uint32_t n), (object, n), retains += n)
COUNTED(void, swift_release_n, (void *object, uint32_t n), (object, n), releases += n)
COUNTED(void *, swift_bridgeObjectRetain, (void *object), (object), retains += 1)
COUNTED(void, swift_bridgeObjectRelease, (void *object), (object), releases += 1)
COUNTED(void *, swift_bridgeObjectRetain_n, (void *object, int n), (object, n), retains += n)
COUNTED(void, swift_bridgeObjectRelease_n, (void *object, int n), (object, n), releases += n)

#endif
