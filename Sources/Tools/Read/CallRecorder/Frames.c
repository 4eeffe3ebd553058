#define _GNU_SOURCE
#include "Frames.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

/// Swift marks the records of async functions in the uppermost bits, which are no part of an address.
static const uintptr_t addressBits = 0x0FFFFFFFFFFFFFFF;

/// The number of the next thread.
static _Atomic int64_t threads = 1;

const struct FrameRecord *FrameRecordAbove(const struct FrameRecord *record) {
    return (const struct FrameRecord *)((uintptr_t)record->above & addressBits);
}

static uintptr_t endOfStack(void) {
#ifdef __APPLE__
    return (uintptr_t)pthread_get_stackaddr_np(pthread_self());
#else
    pthread_attr_t attributes;
    void *start = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
    pthread_attr_getstack(&attributes, &start, &size);
    pthread_attr_destroy(&attributes);
    return (uintptr_t)start + size;
#endif
}

/// Whether a record can stand there: some code uses the register for something else.
static bool isSound(const struct Frames *frames, const struct FrameRecord *record, uintptr_t below) {
    uintptr_t place = (uintptr_t)record;
    return place > below && place % sizeof(void *) == 0
        && place + sizeof(struct FrameRecord) <= frames->end;
}

/// Drops the calls whose frames lie at `place` or below it: they have returned, or this call has replaced them.
static void dropUpTo(struct Frames *frames, uintptr_t place) {
    while (frames->count && (uintptr_t)frames->calls[frames->count - 1].record <= place) {
        frames->count--;
    }
}

/// A call may have returned although its frame lies above: another call may have taken the place of its caller
/// since. So the records are followed upwards to the first one of a known call. If they cannot be followed, the
/// address of the frame decides.
int64_t FramesEnter(struct Frames *frames, const struct FrameRecord *entered, unsigned recording) {
    if (frames->recording != recording) {
        frames->recording = recording;
        frames->count = 0;
        if (!frames->thread) frames->thread = -atomic_fetch_add(&threads, 1);
        if (!frames->end) frames->end = endOfStack();
    }
    dropUpTo(frames, (uintptr_t)entered);
    const struct FrameRecord *record = FrameRecordAbove(entered);
    uintptr_t below = (uintptr_t)entered;
    while (frames->count && isSound(frames, record, below)) {
        dropUpTo(frames, (uintptr_t)record - 1);
        if (!frames->count) break;
        const struct Frame *last = &frames->calls[frames->count - 1];
        if (last->record == record) {
            if (last->returnAddress == record->returnAddress) break;
            frames->count--;
        }
        below = (uintptr_t)record;
        record = FrameRecordAbove(record);
    }
    // Followed to the outermost record of the thread: none of the known calls is under way.
    if (frames->count && !record) frames->count = 0;
    return frames->count ? frames->calls[frames->count - 1].entry : frames->thread;
}

void FramesPush(struct Frames *frames, const struct FrameRecord *entered, int64_t entry) {
    if (frames->count == frames->capacity) {
        size_t larger = frames->capacity ? frames->capacity * 2 : 64;
        void *moved = realloc(frames->calls, larger * sizeof *frames->calls);
        if (!moved) return;
        frames->calls = moved;
        frames->capacity = larger;
    }
    frames->calls[frames->count++] = (struct Frame){entered, entered->returnAddress, entry};
}
