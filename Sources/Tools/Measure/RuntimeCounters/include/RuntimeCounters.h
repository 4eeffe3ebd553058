/// Counts what the code of this process requests of the heap and of the Swift runtime.
///
/// It defines the counted functions itself and forwards each call to the original, which the dynamic linker of
/// Linux allows. Where that is not possible, nothing is defined and the counts stay at 0. To find out whether
/// they work, count something known.

#ifndef RUNTIME_COUNTERS_H
#define RUNTIME_COUNTERS_H

#include <stdbool.h>
#include <stdint.h>

/// What one thread has requested while it was counting.
typedef struct {
    /// Calls of malloc and its kin.
    int64_t allocations;
    /// Blocks freed.
    int64_t frees;
    /// Bytes requested.
    int64_t bytes;
    /// Strong references retained and released by calls of the runtime.
    int64_t retains;
    int64_t releases;
} RuntimeCounts;

/// Calls `body` with `context`, and counts what this thread does meanwhile. Tools that look at a program from
/// outside find it by this name.
RuntimeCounts runtime_counters_count(void (*_Nonnull body)(void *_Nonnull context),
                                     void *_Nonnull context);

/// Returns how many blocks all threads have allocated and not freed while this was counting.
///
/// Continues or stops counting, by `goes_on`.
int64_t runtime_counters_count_blocks(bool goes_on);

/// Opens the machine's counter of the instructions of this thread.
///
/// Returns a descriptor, or the negative number of an error.
int runtime_counters_open_instructions(void);

/// Reads that counter; below zero if it cannot be read.
int64_t runtime_counters_read_instructions(int descriptor);

/// Forks a child for each line of the input, and waits until it has ended. Returns only in the children, each of which has
/// to read its line. The process itself does not touch its heap, and ends with its input, or with 1 if a child fails.
///
/// Returns at once if the input is no pipe, or where the system can't fork a Swift program.
void fork_for_each_line(void);

#endif
