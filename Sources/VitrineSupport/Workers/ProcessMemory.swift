internal import CVitrineSystem

/// Controls the free memory that the process's allocator keeps. With any allocator except that of glibc, this has no
/// effect.
package enum ProcessMemory {
    /// Makes the allocator return arrays of a megabyte or more to the system as soon as they are freed. Otherwise it
    /// keeps freed arrays of up to 32 MB each, which together take a fifth of the process's memory when a site
    /// has many pages. Returning them early makes a build a few percent slower.
    package static func returnEarly() { vitrine_return_large_memory() }

    /// Returns all free pages of memory to the system.
    package static func returnFree() { vitrine_return_free_memory() }
}
