// The functions of the heap, which glibc allows a program to replace. Each counts, and calls the one that
// glibc keeps under another name.

#define _GNU_SOURCE
#include <stddef.h>

#include "counting.h"

#if CAN_INTERPOSE

#include <dlfcn.h>
#include <errno.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

// The last allocation of this thread.
static _Thread_local void *last_block;
static _Thread_local size_t last_bytes;

static inline void *allocated(void *block, size_t bytes) {
    last_block = block;
    last_bytes = bytes;
    if (runtime_is_counting) {
        runtime_counts.allocations += 1;
        runtime_counts.bytes += (int64_t)bytes;
    }
    if (runtime_is_counting_blocks && block) runtime_blocks += 1;
    return block;
}

static inline void freed(void *block) {
    if (runtime_is_counting && block) runtime_counts.frees += 1;
    if (runtime_is_counting_blocks && block) runtime_blocks -= 1;
}

void *malloc(size_t size) { return allocated(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
    return allocated(__libc_calloc(count, size), count * size);
}

// A block that is resized counts as one freed and another one allocated.
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

// A new array asks how large its block is, and fills it before it takes another one. glibc gives more than was asked for
// where the rest of a block that was freed is too small for another. So the number of allocations would depend on what was
// freed before: the session of MVC took one more in one program than in another. A block that was just allocated has the
// size that was asked for, rounded up as glibc does: with a header of 8 bytes, to a multiple of 16.
size_t malloc_usable_size(void *block) {
    static size_t (*original)(void *);
    if (!original) original = (size_t(*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
    size_t whole = original(block);
    size_t asked = last_bytes < 24 ? 24 : ((last_bytes + 8 + 15) & ~(size_t)15) - 8;
    // The whole block is larger, unless another thread has freed it since, and taken it again.
    return block == last_block && asked < whole ? asked : whole;
}

#endif
