// System calls and processor instructions that Swift cannot use directly.
#ifndef VITRINE_SYSTEM_H
#define VITRINE_SYSTEM_H

#include <stddef.h>
#include <stdint.h>

/// Exchanges two names in open folders in one step, for files of any kind. Returns 0, or -1 with errno: ENOTSUP, ENOSYS
/// or EINVAL if the system or the file system does not support it.
int vitrine_exchange(int folder, const char *one, int other_folder, const char *other);

/// Returns the offset of an address from the start of the program or library that contains it; the address itself if
/// none does.
uintptr_t vitrine_place_in_image(uintptr_t address);

/// Waits until everything that was written to the file system of an open file or folder is on the disk (`syncfs`).
/// Returns 0, or -1 with errno: ENOTSUP if the system has no such call.
int vitrine_sync_file_system(int file);

/// Waits until what was written to an open file or folder is on the disk, including the disk's own cache if the system
/// lets a program request that (`F_FULLFSYNC` on Apple systems, `fsync` elsewhere). Returns 0, or -1 with errno.
int vitrine_sync(int file);

/// Makes the allocator return blocks of a megabyte or more to the system as soon as they are freed. Only glibc supports
/// this; elsewhere it does nothing.
void vitrine_return_large_memory(void);

/// Returns free memory to the system. Only glibc supports this; elsewhere it does nothing.
void vitrine_return_free_memory(void);

/// Updates the eight words of a SHA-256 state with complete blocks of 64 bytes (FIPS 180-4, 6.2.2), on any processor.
void vitrine_sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t blocks);

/// Returns whether this processor has the instructions that `vitrine_sha256_blocks_by_instruction` uses. The call takes
/// microseconds.
int vitrine_has_sha256(void);

/// Does the same as `vitrine_sha256_blocks`, several times faster. It must only be called if `vitrine_has_sha256`
/// returns nonzero.
void vitrine_sha256_blocks_by_instruction(uint32_t *state, const uint8_t *bytes, size_t blocks);

extern int vitrine_crash_is_watched;

/// Returns nonzero once crashes report what their thread was working on.
static inline int vitrine_crash_watches(void) { return vitrine_crash_is_watched; }

/// Makes a crash report on standard error what its thread was working on. The previous signal handler runs after that.
void vitrine_crash_watch(void);

/// Sets what this thread is working on. The field is 0 for a page, 1 for a component, 2 for its instance, 3 for the
/// file in which it is declared. Long texts are cut; an empty text clears the field.
void vitrine_crash_note(int field, const uint8_t *text, size_t length);

/// Sets the line in the file in which the component is declared; 0 if it is unknown.
void vitrine_crash_line(int line);

/// Listens on a port of a host. Returns a file descriptor, or -1 with errno: EADDRINUSE if the port is taken.
int vitrine_listen(const char *host, const char *port);

/// Returns the port on which a socket listens; -1 if it does not listen.
int vitrine_listening_port(int file);

/// Waits for a connection. Returns a file descriptor, or -1 with errno.
int vitrine_accept(int file);

/// Waits for bytes, at most ten seconds. Returns the number of bytes received; 0 at the end of the data; -1 with errno.
long vitrine_receive(int connection, uint8_t *bytes, size_t count);

/// Sends all bytes. Returns 0, or -1 with errno; it never raises SIGPIPE.
int vitrine_send(int connection, const uint8_t *bytes, size_t count);

/// Closes a file descriptor.
void vitrine_close(int file);

/// Replaces this program with another one, which keeps one open file and gets one more environment variable. Returns -1
/// with errno on failure, otherwise it does not return.
int vitrine_become(const char *program, char *const arguments[], int kept, const char *name, const char *value);

/// Opens a list of folders to watch for changes. Returns a file descriptor, or -1 with errno: ENOTSUP if the system
/// does not support this.
int vitrine_watch_open(void);

/// Adds a folder, without its subfolders. A folder that is missing or cannot be read is left out. Returns 0, or -1 if
/// the system cannot watch any more folders.
int vitrine_watch_add(int watch, const char *folder);

/// Returns whether anything has changed since the last call. It does not wait.
int vitrine_watch_read(int watch);

#endif
