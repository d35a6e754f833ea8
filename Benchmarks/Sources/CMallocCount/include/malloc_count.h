#ifndef MALLOC_COUNT_H
#define MALLOC_COUNT_H
#include <stdint.h>

/// Returns the number of allocations of this process so far: calls of malloc, calloc, realloc and functions for aligned
/// memory; 0 if the C library is not glibc.
uint64_t malloc_count(void);

/// Returns the CPU time of the calling thread in nanoseconds.
uint64_t thread_cpu_nanoseconds(void);
#endif
