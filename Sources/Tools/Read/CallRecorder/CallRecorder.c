#define _GNU_SOURCE
#include "CallRecorder.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "Frames.h"

/// Enough for some minutes of a busy app. Further entries are counted, and not kept.
static const size_t limit = 4 * 1024 * 1024;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct CallRecorderEntry *entries;
static size_t count, capacity, lost;
static uintptr_t base;

static atomic_bool isAvailable, isRecording;
/// How often recording has begun: a thread discards its calls of an earlier recording.
static atomic_uint recording;

/// The calls under way on this thread.
static _Thread_local struct Frames frames;

// MARK: What the compiler has each function call

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
    (void)start;
    (void)stop;
    atomic_store(&isAvailable, true);
}

static int64_t append(uintptr_t address, int64_t caller) {
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
        entries[count] = (struct CallRecorderEntry){address - base, caller};
        index = (int64_t)count++;
    } else {
        lost++;
    }
    pthread_mutex_unlock(&lock);
    return index;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
    (void)guard;
    if (!atomic_load_explicit(&isRecording, memory_order_relaxed)) return;
    const struct FrameRecord *own = __builtin_frame_address(0);
    const struct FrameRecord *entered = FrameRecordAbove(own);
    int64_t caller = FramesEnter(&frames, entered, atomic_load(&recording));
    FramesPush(&frames, entered, append((uintptr_t)__builtin_return_address(0), caller));
}

// MARK: What the program calls

bool CallRecorderIsAvailable(void) { return atomic_load(&isAvailable); }

void CallRecorderStart(void) {
    Dl_info image;
    pthread_mutex_lock(&lock);
    if (dladdr((void *)CallRecorderStart, &image)) base = (uintptr_t)image.dli_fbase;
    count = lost = 0;
    pthread_mutex_unlock(&lock);
    atomic_fetch_add(&recording, 1);
    atomic_store(&isRecording, true);
}

void CallRecorderStop(void) { atomic_store(&isRecording, false); }

size_t CallRecorderCount(void) { return count; }

size_t CallRecorderLost(void) { return lost; }

struct CallRecorderEntry CallRecorderEntryAt(size_t index) { return entries[index]; }
