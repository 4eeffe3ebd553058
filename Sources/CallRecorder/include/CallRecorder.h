#ifndef CALL_RECORDER_H
#define CALL_RECORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One function that was entered.
struct CallRecorderEntry {
    /// Where in the program it begins, more or less: a place in it, counted from where the program was
    /// loaded.
    uint64_t offset;
    /// The entry of the function that it was called from, directly or by way of code that is not recorded.
    /// Where there is none, a number below 0, another one for each thread.
    int64_t caller;
};

/// Whether this program was built so that its functions report when they are entered.
///
/// That is so with `-sanitize-coverage=func,trace-pc-guard`. In any other build nothing here is ever called,
/// and nothing is recorded.
bool CallRecorderIsAvailable(void);

/// Forgets what was recorded, and records from now on.
void CallRecorderStart(void);

/// Records no longer.
void CallRecorderStop(void);

/// How many entries there are.
size_t CallRecorderCount(void);

/// How many entries there was no room for.
size_t CallRecorderLost(void);

/// An entry, counted from 0 in the order they were made.
struct CallRecorderEntry CallRecorderEntryAt(size_t index);

#endif
