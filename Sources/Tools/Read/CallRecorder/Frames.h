#ifndef FRAMES_H
#define FRAMES_H

#include <stddef.h>
#include <stdint.h>

/// What a function leaves on the stack when it is entered: the same on x86-64 and arm64.
struct FrameRecord {
    const struct FrameRecord *above;
    const void *returnAddress;
};

/// The calls under way on one thread that were recorded, outermost first.
struct Frames {
    struct Frame {
        const struct FrameRecord *record;
        const void *returnAddress;
        int64_t entry;
    } *calls;
    size_t count, capacity;
    /// The recording they belong to.
    unsigned recording;
    /// Where the stack of the thread ends.
    uintptr_t end;
    /// Tells the thread from the others.
    int64_t thread;
};

/// The record of the function that called the one of `record`.
const struct FrameRecord *FrameRecordAbove(const struct FrameRecord *record);

/// Drops the calls that have returned by the time the function of `entered` is entered.
///
/// - Returns: The entry of the innermost call still under way; if there is none, a number below 0 that stands
///   for the thread.
int64_t FramesEnter(struct Frames *frames, const struct FrameRecord *entered, unsigned recording);

/// Adds a call that has been entered.
void FramesPush(struct Frames *frames, const struct FrameRecord *entered, int64_t entry);

#endif
