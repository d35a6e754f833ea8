// A library that is preloaded into a program and counts the calls with which the program changes files. At a chosen
// call, it kills the program or simulates a full disk. Environment variables control it:
//
//   STEP_COUNT=FILE  writes the number of calls to FILE when the program ends
//   STEP_KILL=N      kills the program instead of performing call N
//   STEP_FULL=N      from call N on, calls that need disk space fail as on a full disk
//
// The same program makes the same number of calls whenever it works on the same files. So every N up to that number is
// reached in every run, even on a busy machine.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long calls;
static long kill_at, full_at;
static const char *count_file;

static long number(const char *name) {
    const char *text = getenv(name);
    return text == NULL ? 0 : atol(text);
}

__attribute__((constructor)) static void begin(void) {
    kill_at = number("STEP_KILL");
    full_at = number("STEP_FULL");
    count_file = getenv("STEP_COUNT");
    // The calls of programs that this program starts are not counted.
    unsetenv("LD_PRELOAD");
}

__attribute__((destructor)) static void end(void) {
    if (count_file == NULL) return;
    char text[32];
    int length = snprintf(text, sizeof text, "%ld", atomic_load(&calls));
    int file = (int)syscall(SYS_openat, AT_FDCWD, count_file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0) return;
    syscall(SYS_write, file, text, (size_t)length);
    close(file);
}

/// Counts a call. Returns 1 if the call must fail, with `errno` set, and does not return if the program must be killed.
static int step(int needs_room) {
    long call = atomic_fetch_add(&calls, 1) + 1;
    if (call == kill_at) {
        kill(getpid(), SIGKILL);
        for (;;) pause();
    }
    if (full_at == 0 || call < full_at || !needs_room) return 0;
    errno = ENOSPC;
    return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define PATH_CALL(name, needs_room, parameters, arguments)                                                             \
    int name parameters {                                                                                              \
        if (step(needs_room)) return -1;                                                                               \
        return NEXT(name) arguments;                                                                                   \
    }

PATH_CALL(rename, 0, (const char *a, const char *b), (a, b))
PATH_CALL(renameat, 0, (int c, const char *a, int d, const char *b), (c, a, d, b))
PATH_CALL(renameat2, 0, (int c, const char *a, int d, const char *b, unsigned e), (c, a, d, b, e))
PATH_CALL(link, 1, (const char *a, const char *b), (a, b))
PATH_CALL(linkat, 1, (int c, const char *a, int d, const char *b, int e), (c, a, d, b, e))
PATH_CALL(symlink, 1, (const char *a, const char *b), (a, b))
PATH_CALL(symlinkat, 1, (const char *a, int c, const char *b), (a, c, b))
PATH_CALL(mkdir, 1, (const char *a, mode_t m), (a, m))
PATH_CALL(mkdirat, 1, (int c, const char *a, mode_t m), (c, a, m))
PATH_CALL(unlink, 0, (const char *a), (a))
PATH_CALL(unlinkat, 0, (int c, const char *a, int e), (c, a, e))
PATH_CALL(rmdir, 0, (const char *a), (a))
PATH_CALL(remove, 0, (const char *a), (a))
PATH_CALL(ftruncate, 0, (int f, off_t n), (f, n))
PATH_CALL(fsync, 0, (int f), (f))

// Writes to the standard streams are not counted, because these are not files under test.
#define WRITE_CALL(name, parameters, arguments)                                                                        \
    ssize_t name parameters {                                                                                          \
        if (file > 2 && step(1)) return -1;                                                                            \
        return NEXT(name) arguments;                                                                                   \
    }

WRITE_CALL(write, (int file, const void *bytes, size_t n), (file, bytes, n))
WRITE_CALL(pwrite, (int file, const void *bytes, size_t n, off_t at), (file, bytes, n, at))
WRITE_CALL(pwrite64, (int file, const void *bytes, size_t n, off64_t at), (file, bytes, n, at))

// O_TMPFILE contains the bit of O_DIRECTORY, which has no mode.
static mode_t mode_of(int flags, va_list more) {
    return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, mode_t) : 0;
}

#define OPEN_CALL(name)                                                                                                \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        mode_t mode = mode_of(flags, more);                                                                            \
        va_end(more);                                                                                                  \
        if ((flags & O_CREAT) && step(1)) return -1;                                                                   \
        return NEXT(name)(path, flags, mode);                                                                          \
    }

#define OPENAT_CALL(name)                                                                                              \
    int name(int folder, const char *path, int flags, ...) {                                                           \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        mode_t mode = mode_of(flags, more);                                                                            \
        va_end(more);                                                                                                  \
        if ((flags & O_CREAT) && step(1)) return -1;                                                                   \
        return NEXT(name)(folder, path, flags, mode);                                                                  \
    }

OPEN_CALL(open)
OPEN_CALL(open64)
OPENAT_CALL(openat)
OPENAT_CALL(openat64)

// Vitrine exchanges two folders with `syscall`, because older C libraries have no function for that. The arguments are
// passed on as six numbers, whatever the call.
long syscall(long call, ...) {
    va_list more;
    va_start(more, call);
    long a = va_arg(more, long), b = va_arg(more, long), c = va_arg(more, long);
    long d = va_arg(more, long), e = va_arg(more, long), f = va_arg(more, long);
    va_end(more);
    if (call == SYS_renameat2 && step(0)) return -1;
    return NEXT(syscall)(call, a, b, c, d, e, f);
}
