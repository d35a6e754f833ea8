// System calls that Swift cannot reach by itself.
#ifndef VITRINE_SYSTEM_H
#define VITRINE_SYSTEM_H

/// Exchanges two paths in one step, whatever they are. 0, or -1 with errno: ENOTSUP, ENOSYS or EINVAL where the
/// system or the file system cannot.
int vitrine_exchange(const char *one, const char *other);

#endif
