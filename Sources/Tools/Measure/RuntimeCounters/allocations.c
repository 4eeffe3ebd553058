// The functions of the heap, as glibc allows a program to replace them: each counts and passes on to the
// one that glibc keeps under another name.

#include <stddef.h>

#include "counting.h"

#if CAN_INTERPOSE

#include <errno.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static inline void *allocated(void *block, size_t bytes) {
    if (runtime_is_counting) {
        runtime_counts.allocations += 1;
        runtime_counts.bytes += (int64_t)bytes;
    }
    return block;
}

static inline void freed(void *block) {
    if (runtime_is_counting && block) runtime_counts.frees += 1;
}

void *malloc(size_t size) { return allocated(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
    return allocated(__libc_calloc(count, size), count * size);
}

// A block that is made larger counts as one given back and another one taken.
void *realloc(void *block, size_t size) {
    freed(block);
    return allocated(__libc_realloc(block, size), size);
}

void *memalign(size_t alignment, size_t size) {
    return allocated(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *result = memalign(alignment, size);
    if (!result) return ENOMEM;
    *block = result;
    return 0;
}

void free(void *block) {
    freed(block);
    __libc_free(block);
}

#endif
