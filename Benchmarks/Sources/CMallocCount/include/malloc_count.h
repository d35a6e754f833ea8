#ifndef MALLOC_COUNT_H
#define MALLOC_COUNT_H
#include <stdint.h>

/// Allocations of this process so far. Counts malloc, calloc, realloc and aligned allocations; 0 where the C
/// library cannot be wrapped.
uint64_t malloc_count(void);

/// CPU time of the calling thread in nanoseconds.
uint64_t thread_cpu_nanoseconds(void);
#endif
