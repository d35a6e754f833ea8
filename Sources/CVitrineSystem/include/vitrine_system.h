// System calls and instructions of processors that Swift cannot reach by itself.
#ifndef VITRINE_SYSTEM_H
#define VITRINE_SYSTEM_H

#include <stddef.h>
#include <stdint.h>

/// Exchanges two names of open folders in one step, whatever they are. 0, or -1 with errno: ENOTSUP, ENOSYS or EINVAL where the
/// system or the file system cannot.
int vitrine_exchange(int folder, const char *one, int other_folder, const char *other);

/// Waits until everything that was written to the file system of an open file or folder is on the disk (`syncfs`). 0, or -1
/// with errno: ENOTSUP where the system has no such call.
int vitrine_sync_file_system(int file);

/// Waits until what was written to an open file or folder is on the disk, past the disk's own memory where the system lets a
/// program ask for that (`F_FULLFSYNC` on Apple systems, `fsync` elsewhere). 0, or -1 with errno.
int vitrine_sync(int file);

/// Works whole blocks of 64 bytes into the eight words of a SHA-256 state (FIPS 180-4, 6.2.2), on any processor.
void vitrine_sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t blocks);

/// Whether this processor has the instructions that `vitrine_sha256_blocks_by_instruction` uses. Asking takes microseconds.
int vitrine_has_sha256(void);

/// The same as `vitrine_sha256_blocks`, several times faster. Only to be called where `vitrine_has_sha256` is not 0.
void vitrine_sha256_blocks_by_instruction(uint32_t *state, const uint8_t *bytes, size_t blocks);

#endif
