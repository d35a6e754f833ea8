#define _GNU_SOURCE
#include "vitrine_system.h"
#include <errno.h>
#include <stdio.h>

#include <fcntl.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>

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

#if defined(__linux__)
int vitrine_sync_file_system(int file) { return syncfs(file); }
#else
int vitrine_sync_file_system(int file) {
    (void)file;
    errno = ENOTSUP;
    return -1;
}
#endif

#if defined(F_FULLFSYNC)
int vitrine_sync(int file) {
    // Disks of others, and shared folders, do not have it.
    return fcntl(file, F_FULLFSYNC) == 0 ? 0 : fsync(file);
}
#else
int vitrine_sync(int file) { return fsync(file); }
#endif
