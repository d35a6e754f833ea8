// System calls and instructions of processors that Swift cannot reach by itself.
#ifndef VITRINE_SYSTEM_H
#define VITRINE_SYSTEM_H

#include <stddef.h>
#include <stdint.h>

/// Exchanges two names of open folders in one step, whatever they are. 0, or -1 with errno: ENOTSUP, ENOSYS or EINVAL where the
/// system or the file system cannot.
int vitrine_exchange(int folder, const char *one, int other_folder, const char *other);

/// How far an address is from the start of the program or library that it is in; the address itself where it is in none.
uintptr_t vitrine_place_in_image(uintptr_t address);

/// Waits until everything that was written to the file system of an open file or folder is on the disk (`syncfs`). 0, or -1
/// with errno: ENOTSUP where the system has no such call.
int vitrine_sync_file_system(int file);

/// Waits until what was written to an open file or folder is on the disk, past the disk's own memory where the system lets a
/// program ask for that (`F_FULLFSYNC` on Apple systems, `fsync` elsewhere). 0, or -1 with errno.
int vitrine_sync(int file);

/// Lets pieces of memory of a megabyte or more go back to the system as soon as they are free, where the allocator is that of glibc.
void vitrine_return_large_memory(void);

/// Gives free memory back to the system, where the allocator is that of glibc.
void vitrine_return_free_memory(void);

/// Works whole blocks of 64 bytes into the eight words of a SHA-256 state (FIPS 180-4, 6.2.2), on any processor.
void vitrine_sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t blocks);

/// Whether this processor has the instructions that `vitrine_sha256_blocks_by_instruction` uses. Asking takes microseconds.
int vitrine_has_sha256(void);

/// The same as `vitrine_sha256_blocks`, several times faster. Only to be called where `vitrine_has_sha256` is not 0.
void vitrine_sha256_blocks_by_instruction(uint32_t *state, const uint8_t *bytes, size_t blocks);

extern int vitrine_crash_is_watched;

/// Not 0 once crashes say what their thread was at work on.
static inline int vitrine_crash_watches(void) { return vitrine_crash_is_watched; }

/// Lets a crash say on standard error what its thread was at work on; anyone who handled it before does so after that.
void vitrine_crash_watch(void);

/// Notes what this thread is at work on: 0 a page, 1 a component, 2 its instance, 3 the file in which it is declared. Long
/// texts are cut; no length is nothing.
void vitrine_crash_note(int field, const uint8_t *text, size_t length);

/// Notes the line of the file; 0 for none.
void vitrine_crash_line(int line);

/// Listens at a port of a host. A file, or -1 with errno: EADDRINUSE where the port is taken.
int vitrine_listen(const char *host, const char *port);

/// The port that a file listens at; -1 when it does not.
int vitrine_listening_port(int file);

/// Waits for a connection. A file, or -1 with errno.
int vitrine_accept(int file);

/// Waits for bytes, ten seconds at most. How many came; 0 at the end, -1 with errno.
long vitrine_receive(int connection, uint8_t *bytes, size_t count);

/// Sends all bytes. 0, or -1 with errno; never a signal.
int vitrine_send(int connection, const uint8_t *bytes, size_t count);

/// Closes a file.
void vitrine_close(int file);

/// Becomes another program, which keeps one open file and gets one more variable. Returns -1 with errno, or not at all.
int vitrine_become(const char *program, char *const arguments[], int kept, const char *name, const char *value);

/// Opens a list of folders to watch for changes. A file, or -1 with errno: ENOTSUP where the system has no such thing.
int vitrine_watch_open(void);

/// Adds a folder, without those inside of it. 0, or -1 with errno.
int vitrine_watch_add(int watch, const char *folder);

/// Whether anything changed since the last call; does not wait.
int vitrine_watch_read(int watch);

#endif
