#ifndef MALLOC_COUNT_H
#define MALLOC_COUNT_H
#include <stdint.h>

/// The number of allocations of this process so far. Counts malloc, calloc, realloc and aligned allocations; 0 if the C
/// library cannot be wrapped.
uint64_t malloc_count(void);

/// The CPU time of the calling thread in nanoseconds.
uint64_t thread_cpu_nanoseconds(void);
#endif
