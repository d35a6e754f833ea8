#define _GNU_SOURCE
#include "vitrine_system.h"
#include <errno.h>
#include <stdio.h>

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

uintptr_t vitrine_place_in_image(uintptr_t address) {
    Dl_info image;
    return dladdr((const void *)address, &image) != 0 ? address - (uintptr_t)image.dli_fbase : address;
}

#if defined(__linux__)
#include <sys/syscall.h>

int vitrine_exchange(int folder, const char *one, int other_folder, const char *other) {
    const unsigned int exchange = 1u << 1; // RENAME_EXCHANGE
    return (int)syscall(SYS_renameat2, folder, one, other_folder, other, exchange);
}
#elif defined(__APPLE__)
int vitrine_exchange(int folder, const char *one, int other_folder, const char *other) {
    return renameatx_np(folder, one, other_folder, other, RENAME_SWAP);
}
#else
int vitrine_exchange(int folder, const char *one, int other_folder, const char *other) {
    (void)folder;
    (void)one;
    (void)other_folder;
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
    // Some file systems, such as network shares, do not support F_FULLFSYNC.
    return fcntl(file, F_FULLFSYNC) == 0 ? 0 : fsync(file);
}
#else
int vitrine_sync(int file) { return fsync(file); }
#endif

#if defined(__GLIBC__)
void vitrine_return_large_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
}

void vitrine_return_free_memory(void) { malloc_trim(0); }
#else
void vitrine_return_large_memory(void) {}

void vitrine_return_free_memory(void) {}
#endif
