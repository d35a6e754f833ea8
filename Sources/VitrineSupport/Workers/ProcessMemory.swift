internal import CVitrineSystem

/// What the allocator of the process keeps although nobody uses it. Only that of glibc can be asked for anything; others do as they like.
package enum ProcessMemory {
    /// Lets the memory of arrays of a megabyte or more go back to the system as soon as they are gone. Otherwise the allocator keeps what
    /// it thinks it will need again, up to 32 MB in one piece: for a site of many pages a fifth of all memory. It costs a few hundredths
    /// of the time.
    package static func returnEarly() { vitrine_return_large_memory() }

    /// Gives back all whole pages of memory that are free.
    package static func returnFree() { vitrine_return_free_memory() }
}
