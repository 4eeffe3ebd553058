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
    /// The place of the call in that function, as an offset; 0 if it is unknown.
    uint64_t site;
};

/// What was recorded, in the order in which the functions were entered.
struct CallRecorderEntries {
    const struct CallRecorderEntry *first;
    size_t count;
    /// How many entries there was no room for.
    size_t lost;
};

/// Whether this program was built so that its functions report when they are entered.
///
/// They do if it was built with `-sanitize-coverage=func,trace-pc-guard`. In any other build, nothing is recorded.
bool CallRecorderIsAvailable(void);

/// Called for each function that is entered on the thread that started the recording, before the function's code runs.
typedef void (*CallRecorderObserver)(int64_t entry);

/// Forgets what was recorded, and records from now on.
void CallRecorderStart(CallRecorderObserver observer);

void CallRecorderStop(void);

/// What was recorded between the last start and the last stop.
struct CallRecorderEntries CallRecorderRecorded(void);

#endif
