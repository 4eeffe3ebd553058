#include "counting.h"

_Thread_local bool runtime_is_counting;
_Thread_local RuntimeCounts runtime_counts;
_Atomic bool runtime_is_counting_blocks;
_Atomic int64_t runtime_blocks;

int64_t runtime_counters_count_blocks(bool goes_on) {
    runtime_is_counting_blocks = goes_on;
    return runtime_blocks;
}

// Not inlined, so that tools can find the function by its name.
__attribute__((noinline)) RuntimeCounts runtime_counters_count(
    void (*_Nonnull body)(void *_Nonnull context), void *_Nonnull context) {
    runtime_counts = (RuntimeCounts){0};
    runtime_is_counting = true;
    body(context);
    runtime_is_counting = false;
    return runtime_counts;
}
