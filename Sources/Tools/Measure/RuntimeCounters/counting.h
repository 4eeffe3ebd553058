// What the parts share: whether this thread counts, and what it has counted so far.

#ifndef COUNTING_H
#define COUNTING_H

#include "RuntimeCounters.h"

// The sanitizers put functions of their own in the place of the same ones.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define WITHOUT_COUNTERS 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(WITHOUT_COUNTERS)
#define CAN_INTERPOSE 1
#endif

extern _Thread_local bool runtime_is_counting;
extern _Thread_local RuntimeCounts runtime_counts;

extern _Atomic bool runtime_is_counting_blocks;
extern _Atomic int64_t runtime_blocks;

#endif
