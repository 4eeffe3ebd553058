// The processor's count of instructions, if the machine has one and lets a program read it.

#include <errno.h>

#include "RuntimeCounters.h"

#if defined(__linux__)

#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int runtime_counters_open_instructions(void) {
    struct perf_event_attr attributes;
    memset(&attributes, 0, sizeof attributes);
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    long descriptor = syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
    return descriptor < 0 ? -errno : (int)descriptor;
}

int64_t runtime_counters_read_instructions(int descriptor) {
    int64_t count = 0;
    return read(descriptor, &count, sizeof count) == sizeof count ? count : -1;
}

#else

int runtime_counters_open_instructions(void) { return -ENOSYS; }

int64_t runtime_counters_read_instructions(int descriptor) {
    (void)descriptor;
    return -1;
}

#endif
