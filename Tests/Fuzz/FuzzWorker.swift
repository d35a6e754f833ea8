import Foundation
import TestSupport
import VitrineConformance
import VitrineSupport

/// The options of a fuzzing run.
struct FuzzOptions: Sendable {
    var pages: [[UInt8]]
    var seconds: Double
    var seed: UInt64
    /// The longest time that a byte may take, in nanoseconds.
    var nanosecondsPerByte: Int

    /// Returns the examples of all rules and the pages of a folder.
    /// - Parameter limit: the number of pages of the folder, spread over all of them.
    static func pages(in folder: String?, limit: Int) -> [[UInt8]] {
        let examples = Rules.all.flatMap { $0.wrong + $0.right }.map { Array($0.document.utf8) }
        guard let folder, let files = FileManager.default.enumerator(atPath: folder) else { return examples }
        let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".html") }.sorted()
        let step = max((names.count + limit - 1) / limit, 1)
        return examples
            + stride(from: 0, to: names.count, by: step).map { names[$0] }
            .compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }.filter { $0.count < 50_000 }
            .map { Array($0) }
    }
}

/// Corrupts pages at random and compares the findings of two checkers.
struct FuzzWorker {
    /// A fault of the checker.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let options: FuzzOptions
    private let mutator: PageMutator
    private let number: Int
    private var file: String { "fuzz-failure-\(number).html" }
    /// Rules as users write them, with unusual syntax of YAML such as anchors and merge keys.
    private static let rules = [
        """
        - &a {name: no-blink, severity: error, forbid: //blink, message: "write <em>"}
        - <<: *a
          name: 'title-length'
          select: /html/head/title
          assert: string-length(normalize-space(.)) <= 60
          message: >-
            “{value}” is too long;
            \u{2028} shorten it
        """,
        #"%YAML 1.2"# + "\n---\n? |2\n   name\n: !!str " + #""\x41\u00e9\  b""#
            + "\n...\n--- # end\n[*a, {b: [c, ~]}, 1e3]\n",
    ]

    /// - Parameters:
    ///   - mutator: mutates the options' pages; shared by workers, because collecting pieces is slow under a sanitizer.
    ///   - number: the number of the worker, from 0.
    init(_ options: FuzzOptions, _ mutator: PageMutator, number: Int) {
        self.options = options
        self.mutator = mutator
        self.number = number
    }

    /// - Returns: a summary of the work, in one sentence.
    func run() throws -> String {
        var mutator = self.mutator.seeded(options.seed &+ UInt64(number / 2))
        var settings = PageMutator(Self.rules.map { Array($0.utf8) }, seed: options.seed &+ UInt64(number))
        let one = try ConformanceChecker()
        var other = try ConformanceChecker()
        // Written before each page is checked and removed at the end, so after a trap it holds the page that caused it.
        guard FileManager.default.createFile(atPath: file, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
        guard let handle = FileHandle(forWritingAtPath: file) else { throw CocoaError(.fileWriteUnknown) }
        // The first page is slower, because the tables are read for it.
        _ = look(options.pages.first ?? [], one)
        let clock = ContinuousClock()
        let start = clock.now
        var (cases, bytes, findings, slowest) = (0, 0, 0, 0.0)
        while clock.now - start < .seconds(options.seconds) {
            let page = mutator.next()
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: page)
            try handle.truncate(atOffset: UInt64(page.count))
            var found: [FuzzTrial.Found] = []
            // The time of this thread, so that other work on the machine does not count.
            let begin = ProcessorTime.now
            found = look(page, one)
            let nanoseconds = Int((ProcessorTime.now - begin) / .nanoseconds(1))
            // A new checker must give the same findings as one that has seen other pages.
            if cases % 1_000 == 999 { other = try ConformanceChecker() }
            let trial = FuzzTrial(page: page, first: found, second: look(page, other), nanoseconds: nanoseconds)
            let problems = trial.problems(nanosecondsPerByte: options.nanosecondsPerByte)
            if !problems.isEmpty {
                throw Failure(
                    description: "case \(cases), in \(file): \(problems.prefix(10).joined(separator: "\n"))")
            }
            // Settings and digests run C code of this package and of the YAML parser.
            var rules = UserRules()
            try? rules.add(yaml: String(decoding: settings.next(), as: UTF8.self), file: "rules.yml")
            guard page.withUnsafeBufferPointer({ SHA256.hex($0) == SHA256.hex($0, hasInstructions: false) }) else {
                throw Failure(description: "case \(cases), in \(file): two digests")
            }
            cases += 1
            bytes += page.count
            findings += found.count
            slowest = max(slowest, Double(nanoseconds) / Double(max(page.count, 1_000)))
        }
        try handle.close()
        try FileManager.default.removeItem(atPath: file)
        return
            "\(cases) pages made of \(options.pages.count), \(bytes / 1_000_000) MB, \(findings) findings, nothing wrong; "
            + "the slowest took \(Int(slowest)) ns a byte"
    }

    private func look(_ page: [UInt8], _ checker: ConformanceChecker) -> [FuzzTrial.Found] {
        checker.check(page, path: "page.html", syntax: .both).map {
            FuzzTrial.Found(
                line: $0.line, column: $0.column, offset: $0.offset,
                text: "\($0.rule) \($0.element ?? "") \($0.message)")
        }
    }
}
