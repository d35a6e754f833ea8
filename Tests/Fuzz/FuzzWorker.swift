import Foundation
import TestSupport
import VitrineConformance
import VitrineSupport

struct FuzzOptions: Sendable {
    /// The pages that are corrupted.
    var pages: [[UInt8]]
    /// How long to check pages, in seconds.
    var seconds: Double
    var seed: UInt64
    /// The processor time that a check may take for each byte of a page, in nanoseconds.
    var nanosecondsPerByte: Int

    /// Returns the examples of all rules, followed by pages of a folder and its subfolders.
    /// - Parameters:
    ///   - folder: the path of the folder; nil for the examples alone.
    ///   - limit: the maximum number of pages from the folder. They are selected at regular intervals, and those of
    ///     50,000 bytes or more are left out.
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

/// A worker that corrupts pages at random, checks each with two checkers, and compares their findings.
struct FuzzWorker {
    /// A page for which a checker or a digest gave a wrong result.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let options: FuzzOptions
    private let mutator: PageMutator
    private let number: Int
    private var file: String { "fuzz-failure-\(number).html" }
    /// YAML to corrupt: rules as users write them, and unusual syntax such as anchors, merge keys, tags and directives.
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

    /// Creates a worker.
    /// - Parameters:
    ///   - mutator: the mutator of the pages in the options. Workers share it, because collecting the tags and
    ///     attributes of all pages is slow under a sanitizer.
    ///   - number: the number of the worker, from 0. It determines the seed, and the file for a page that fails.
    init(_ options: FuzzOptions, _ mutator: PageMutator, number: Int) {
        self.options = options
        self.mutator = mutator
        self.number = number
    }

    /// Checks corrupted pages until the time is up.
    /// - Returns: a summary of the work, in one sentence.
    /// - Throws: ``Failure`` for the first page with a problem; the page remains in the worker's file.
    func run() throws -> String {
        var mutator = self.mutator.seeded(options.seed &+ UInt64(number / 2))
        var settings = PageMutator(Self.rules.map { Array($0.utf8) }, seed: options.seed &+ UInt64(number))
        let one = try ConformanceChecker()
        var other = try ConformanceChecker()
        // Each page is written to the file before it is checked, and the file is removed at the end. So after a trap,
        // the file contains the page that caused it.
        guard FileManager.default.createFile(atPath: file, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
        guard let handle = FileHandle(forWritingAtPath: file) else { throw CocoaError(.fileWriteUnknown) }
        // The first check is not measured, because it also reads the tables.
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
            // The processor time of this thread does not include other work on the machine.
            let begin = ProcessorTime.now
            found = look(page, one)
            let nanoseconds = Int((ProcessorTime.now - begin) / .nanoseconds(1))
            // A checker that has already checked other pages must report the same findings as a new one.
            if cases % 1_000 == 999 { other = try ConformanceChecker() }
            let trial = FuzzTrial(page: page, first: found, second: look(page, other), nanoseconds: nanoseconds)
            let problems = trial.problems(nanosecondsPerByte: options.nanosecondsPerByte)
            if !problems.isEmpty {
                throw Failure(
                    description: "case \(cases), in \(file): \(problems.prefix(10).joined(separator: "\n"))")
            }
            // Sanitizers also check C code: reading YAML runs that of the YAML parser, and computing digests runs that
            // of this package.
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
