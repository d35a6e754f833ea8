#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "vitrine_system.h"
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

static void close_on_exec(int file) { fcntl(file, F_SETFD, FD_CLOEXEC); }

int vitrine_listen(const char *host, const char *port) {
    struct addrinfo hints, *found = NULL;
    memset(&hints, 0, sizeof hints);
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
    if (getaddrinfo(host, port, &hints, &found) != 0) {
        errno = EADDRNOTAVAIL;
        return -1;
    }
    int error = EADDRNOTAVAIL;
    int result = -1;
    for (struct addrinfo *one = found; one && result < 0; one = one->ai_next) {
        int file = socket(one->ai_family, one->ai_socktype, one->ai_protocol);
        if (file < 0) {
            error = errno;
            continue;
        }
        close_on_exec(file);
        int yes = 1;
        setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        if (bind(file, one->ai_addr, one->ai_addrlen) == 0 && listen(file, 128) == 0) {
            result = file;
        } else {
            error = errno;
            close(file);
        }
    }
    freeaddrinfo(found);
    errno = error;
    return result;
}

int vitrine_listening_port(int file) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getsockname(file, (struct sockaddr *)&address, &length) != 0) return -1;
    if (address.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&address)->sin_port);
    if (address.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
    return -1;
}

int vitrine_accept(int file) {
    int connection;
    do connection = accept(file, NULL, NULL); while (connection < 0 && errno == EINTR);
    if (connection < 0) return -1;
    close_on_exec(connection);
    // A client that sends nothing must not block a thread forever.
    struct timeval wait = {.tv_sec = 10, .tv_usec = 0};
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
#ifdef SO_NOSIGPIPE
    int yes = 1;
    setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    return connection;
}

long vitrine_receive(int connection, uint8_t *bytes, size_t count) {
    ssize_t got;
    do got = recv(connection, bytes, count, 0); while (got < 0 && errno == EINTR);
    return got;
}

int vitrine_send(int connection, const uint8_t *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
    const int flags = MSG_NOSIGNAL;
#else
    const int flags = 0;
#endif
    while (count > 0) {
        ssize_t sent = send(connection, bytes, count, flags);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return -1;
        bytes += sent;
        count -= (size_t)sent;
    }
    return 0;
}

void vitrine_close(int file) { close(file); }

int vitrine_become(const char *program, char *const arguments[], int kept, const char *name, const char *value) {
    int flags = fcntl(kept, F_GETFD);
    if (flags < 0) return -1;
    fcntl(kept, F_SETFD, flags & ~FD_CLOEXEC);
    setenv(name, value, 1);
    execv(program, arguments);
    int error = errno;
    fcntl(kept, F_SETFD, flags);
    errno = error;
    return -1;
}

#if defined(__linux__)
#include <sys/inotify.h>

int vitrine_watch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int vitrine_watch_add(int watch, const char *folder) {
    int result = inotify_add_watch(watch, folder,
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR);
    return result < 0 && (errno == ENOSPC || errno == ENOMEM) ? -1 : 0;
}

int vitrine_watch_read(int watch) {
    char buffer[16384];
    int any = 0;
    while (read(watch, buffer, sizeof buffer) > 0) any = 1;
    return any;
}
#else
int vitrine_watch_open(void) {
    errno = ENOTSUP;
    return -1;
}

int vitrine_watch_add(int watch, const char *folder) {
    (void)watch;
    (void)folder;
    return -1;
}

int vitrine_watch_read(int watch) {
    (void)watch;
    return 0;
}
#endif
