#ifndef CALL_RECORDER_H
#define CALL_RECORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One function that was entered.
struct CallRecorderEntry {
    /// An address near its start, as an offset from the load address of the program.
    uint64_t offset;
    /// The entry of the function that called it, directly or through code that is not recorded. If there is
    /// none, a negative number that identifies the thread.
    int64_t caller;
};

/// Whether this program was built so that its functions report when they are entered.
///
/// That is so with `-sanitize-coverage=func,trace-pc-guard`. In any other build nothing here is ever called,
/// and nothing is recorded.
bool CallRecorderIsAvailable(void);

/// Forgets what was recorded, and records from now on.
void CallRecorderStart(void);

/// Stops recording.
void CallRecorderStop(void);

/// How many entries there are.
size_t CallRecorderCount(void);

/// How many entries there was no room for.
size_t CallRecorderLost(void);

/// An entry, counted from 0 in the order they were made.
struct CallRecorderEntry CallRecorderEntryAt(size_t index);

#endif
