import Foundation

/// Time that the calling thread has had of a processor. What else a machine does, other tests among it, does not count, so a limit
/// holds on a busy machine, too.
public enum ProcessorTime {
    /// What the thread has had so far.
    public static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// What work takes that stays on its thread.
    public static func measure<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) -> Duration {
        let start = now
        try work()
        return now - start
    }
}
