#define _GNU_SOURCE
#include "CallRecorder.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/// The maximum number of entries, enough for some minutes of a busy app. Further entries are only counted.
static const size_t limit = 4 * 1024 * 1024;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct CallRecorderEntry *entries;
static size_t count, capacity, lost;
static uintptr_t base;

static atomic_bool isAvailable, isRecording;
/// The number of the recording. By it, a thread notices that its calls are of an earlier recording, and discards them.
static atomic_uint recording;

/// The function to call for each entry, and the only thread on which it is called.
static CallRecorderObserver observer;
static pthread_t observed;
/// Whether the observer runs on this thread. Its own calls are not recorded.
static _Thread_local bool isObserving;

// MARK: The calls under way

/// The frame record that a function puts on the stack when it is entered. It is the same on x86-64 and arm64.
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
    /// The number of the recording that the calls belong to.
    unsigned recording;
    /// Where the stack of the thread ends.
    uintptr_t end;
    /// A negative number that identifies the thread; 0 until it has one.
    int64_t thread;
};

/// The calls under way on this thread.
static _Thread_local struct Frames own;

/// The bits of an address. Swift marks the records of async functions in the uppermost bits, which are no part of it.
static const uintptr_t addressBits = 0x0FFFFFFFFFFFFFFF;

/// The number of the next thread.
static _Atomic int64_t threads = 1;

/// The record of the function that called the one of `record`.
static const struct FrameRecord *recordAbove(const struct FrameRecord *record) {
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

/// Whether `record` can be the address of a frame record. Some code uses the frame pointer's register for something else,
/// so `record` may be any number.
static bool isSound(const struct Frames *frames, const struct FrameRecord *record, uintptr_t below) {
    uintptr_t place = (uintptr_t)record;
    return place > below && place % sizeof(void *) == 0
        && place + sizeof(struct FrameRecord) <= frames->end;
}

/// Drops the calls whose frames lie at `place` or below it, because they have returned, or the new call has replaced them.
static void dropUpTo(struct Frames *frames, uintptr_t place) {
    while (frames->count && (uintptr_t)frames->calls[frames->count - 1].record <= place) {
        frames->count--;
    }
}

/// Drops the calls that have returned by the time the function of `entered` is entered. Returns the entry of the innermost
/// call still under way; if there is none, a number below 0 that stands for the thread. `site` becomes the address to
/// return to in that call, or 0.
///
/// A call may have returned although its frame lies above, because another call may use that part of the stack now. So this
/// follows the records upwards to the first one of a known call. If they can't be followed, only the addresses of the
/// frames decide.
static int64_t enter(
    struct Frames *frames, const struct FrameRecord *entered, unsigned number, uintptr_t *site
) {
    const void *returnAddress = entered->returnAddress;
    *site = 0;
    if (frames->recording != number) {
        frames->recording = number;
        frames->count = 0;
        if (!frames->thread) frames->thread = -atomic_fetch_add(&threads, 1);
        if (!frames->end) frames->end = endOfStack();
    }
    dropUpTo(frames, (uintptr_t)entered);
    const struct FrameRecord *record = recordAbove(entered);
    uintptr_t below = (uintptr_t)entered;
    while (frames->count && isSound(frames, record, below)) {
        dropUpTo(frames, (uintptr_t)record - 1);
        if (!frames->count) break;
        const struct Frame *last = &frames->calls[frames->count - 1];
        if (last->record == record) {
            if (last->returnAddress == record->returnAddress) {
                *site = (uintptr_t)returnAddress;
                break;
            }
            frames->count--;
        }
        below = (uintptr_t)record;
        returnAddress = record->returnAddress;
        record = recordAbove(record);
    }
    // The outermost record of the thread was reached, so none of the known calls is under way.
    if (frames->count && !record) frames->count = 0;
    return frames->count ? frames->calls[frames->count - 1].entry : frames->thread;
}

/// Adds a call that has been entered.
static void push(struct Frames *frames, const struct FrameRecord *entered, int64_t entry) {
    if (frames->count == frames->capacity) {
        size_t larger = frames->capacity ? frames->capacity * 2 : 64;
        void *moved = realloc(frames->calls, larger * sizeof *frames->calls);
        if (!moved) return;
        frames->calls = moved;
        frames->capacity = larger;
    }
    frames->calls[frames->count++] = (struct Frame){entered, entered->returnAddress, entry};
}

// MARK: What the compiler has each function call

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
    (void)start;
    (void)stop;
    atomic_store(&isAvailable, true);
}

static int64_t append(uintptr_t address, int64_t caller, uintptr_t site) {
    int64_t index = -1;
    pthread_mutex_lock(&lock);
    if (count == capacity && capacity < limit) {
        size_t larger = capacity ? capacity * 2 : 4096;
        void *moved = realloc(entries, larger * sizeof *entries);
        if (moved) {
            entries = moved;
            capacity = larger;
        }
    }
    if (count < capacity) {
        // The byte before the return address belongs to the call.
        entries[count] = (struct CallRecorderEntry){
            address - base, caller, site ? site - base - 1 : 0};
        index = (int64_t)count++;
    } else {
        lost++;
    }
    pthread_mutex_unlock(&lock);
    return index;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
    (void)guard;
    if (!atomic_load_explicit(&isRecording, memory_order_relaxed) || isObserving) return;
    const struct FrameRecord *entered = recordAbove(__builtin_frame_address(0));
    uintptr_t site;
    int64_t caller = enter(&own, entered, atomic_load(&recording), &site);
    int64_t entry = append((uintptr_t)__builtin_return_address(0), caller, site);
    push(&own, entered, entry);
    if (!observer || entry < 0 || !pthread_equal(pthread_self(), observed)) return;
    isObserving = true;
    observer(entry);
    isObserving = false;
}

// MARK: What the program calls

bool CallRecorderIsAvailable(void) { return atomic_load(&isAvailable); }

void CallRecorderStart(CallRecorderObserver wanted) {
    Dl_info image;
    pthread_mutex_lock(&lock);
    if (dladdr((void *)CallRecorderStart, &image)) base = (uintptr_t)image.dli_fbase;
    count = lost = 0;
    observer = wanted;
    observed = pthread_self();
    pthread_mutex_unlock(&lock);
    atomic_fetch_add(&recording, 1);
    atomic_store(&isRecording, true);
}

void CallRecorderStop(void) { atomic_store(&isRecording, false); }

struct CallRecorderEntries CallRecorderRecorded(void) {
    return (struct CallRecorderEntries){entries, count, lost};
}
