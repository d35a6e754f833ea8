#define _GNU_SOURCE
#include "malloc_count.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

static _Atomic uint64_t allocations;

uint64_t malloc_count(void) { return atomic_load(&allocations); }

uint64_t thread_cpu_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

#ifdef __GLIBC__
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); return __libc_calloc(n, size); }
void *realloc(void *p, size_t size) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); return __libc_realloc(p, size); }
void *memalign(size_t a, size_t size) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); return __libc_memalign(a, size); }
void *aligned_alloc(size_t a, size_t size) { return memalign(a, size); }
int posix_memalign(void **out, size_t a, size_t size) { *out = memalign(a, size); return *out ? 0 : ENOMEM; }
#endif
