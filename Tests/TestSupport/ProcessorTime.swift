import Foundation

/// Processor time of the calling thread. It does not include other work on the machine, such as other tests, so a test
/// can have a time limit even on a busy machine.
public enum ProcessorTime {
    /// The processor time that the calling thread has used so far.
    public static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Returns the processor time that `work` uses on the calling thread. Work on other threads is not measured.
    public static func measure<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) -> Duration {
        let start = now
        try work()
        return now - start
    }
}
