#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Measures the processor time of the current thread, without that of other threads.
package enum ThreadClock {
    /// The processor time of the thread in nanoseconds; 0 when the system does not report it.
    package static var nanoseconds: Int {
        var time = timespec()
        guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
