import Foundation

/// Processor time of the calling thread. Other work of the machine, including other tests, does not count, so a limit
/// also holds on a busy machine.
public enum ProcessorTime {
    /// The processor time that the thread has used so far.
    public static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Returns the processor time of work that does not leave its thread.
    public static func measure<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) -> Duration {
        let start = now
        try work()
        return now - start
    }
}
