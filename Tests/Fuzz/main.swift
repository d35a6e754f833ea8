// check-fuzz SECONDS [FOLDER [SEED]]: checks randomly corrupted pages until the time is up or a check fails.
//
// It corrupts the examples of all rules and the pages in FOLDER. Two environment variables control it: FUZZ_THREADS is
// the number of threads, which check the same pages in pairs. FUZZ_SLOW is for runs with a sanitizer: at most 300 pages
// of the folder are read, and a check may take 100 times as long. A page for which a check fails is kept in
// `fuzz-failure-N.html`, where N is the number of the thread, even if the program crashes.
import Foundation
import TestSupport
import VitrineConformance

let arguments = CommandLine.arguments
let environment = ProcessInfo.processInfo.environment
guard arguments.count > 1, let seconds = Double(arguments[1]) else {
    FileHandle.standardError.write(Data("usage: check-fuzz SECONDS [FOLDER [SEED]]\n".utf8))
    exit(64)
}
let isSlow = environment["FUZZ_SLOW"] != nil
let options = FuzzOptions(
    pages: FuzzOptions.pages(in: arguments.count > 2 ? arguments[2] : nil, limit: isSlow ? 300 : 20_000),
    seconds: seconds,
    seed: arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1,
    nanosecondsPerByte: isSlow ? 500_000 : 5_000)
let threads = environment["FUZZ_THREADS"].flatMap { Int($0) } ?? 1
let mutator = PageMutator(options.pages, seed: options.seed)
// Threads are created one by one, because a queue would run only as many workers at once as there are processors.
let group = DispatchGroup()
for number in 0..<threads {
    group.enter()
    let thread = Thread {
        do {
            print(try FuzzWorker(options, mutator, number: number).run())
            // A sanitizer that reports an error at exit ends the program without flushing the output.
            fflush(nil)
        } catch {
            print("worker \(number): \(error)")
            exit(1)
        }
        group.leave()
    }
    thread.stackSize = 16 << 20
    thread.start()
}
group.wait()
