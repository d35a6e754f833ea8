#define _GNU_SOURCE
#include "vitrine_system.h"
#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int vitrine_exchange(const char *one, const char *other) {
    const unsigned int exchange = 1u << 1; // RENAME_EXCHANGE
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
}
#elif defined(__APPLE__)
int vitrine_exchange(const char *one, const char *other) { return renamex_np(one, other, RENAME_SWAP); }
#else
int vitrine_exchange(const char *one, const char *other) {
    (void)one;
    (void)other;
    errno = ENOTSUP;
    return -1;
}
#endif
