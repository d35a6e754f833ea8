internal import CVitrineSystem

/// The free memory that the process's allocator keeps. Only the allocator of glibc can be controlled.
package enum ProcessMemory {
    /// Makes the allocator return arrays of a megabyte or more to the system as soon as they are freed. Otherwise it
    /// keeps up to 32 MB for each of them, which is a fifth of all memory for a site of many pages. This makes a build
    /// a few percent slower.
    package static func returnEarly() { vitrine_return_large_memory() }

    /// Returns all free pages of memory to the system.
    package static func returnFree() { vitrine_return_free_memory() }
}
