import Foundation
import Synchronization
import TestSupport
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

/// Repeatedly swaps folders of a site with links to other folders, as an attacker with write access to the parent
/// folder could.
private final class Swapper: Sendable {
    private let stops = Mutex(false)
    private let swaps = Mutex(0)
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - path: the path of the folder that contains the entries to swap.
    ///   - pairs: the entries to swap with each other, by their paths in the folder.
    init(_ path: String, _ pairs: [(String, String)]) {
        let thread = Thread { [self] in
            while !stops.withLock({ $0 }) {
                guard let folder = try? OpenFolder(path) else {
                    // Without a pause, this thread would take a processor from the build that it waits for.
                    Thread.sleep(forTimeInterval: 0.000_1)
                    continue
                }
                for (one, other) in pairs {
                    if (try? folder.exchange(one, other, spare: "\(other)-spare")) != nil { swaps.withLock { $0 += 1 } }
                }
            }
            ended.signal()
        }
        thread.start()
    }

    /// - Returns: the number of swaps.
    func stop() -> Int {
        stops.withLock { $0 = true }
        ended.wait()
        return swaps.withLock { $0 }
    }
}

@Suite("Folders that another process replaces with links")
struct SwappedFolderTests {
    @Test func nothingOutsideIsWrittenOrDeleted() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), to: "elsewhere")
        try bench.write("precious", to: "elsewhere/stories/precious.txt")
        let outside = Tree.stamps(of: "\(bench.path)/elsewhere")
        let staging = ".vitrine-out-staging"
        var swaps = 0
        for round in 0..<(TestRun.hasLongTests ? 30 : 4) {
            for name in ["out", staging, "trap", "trap-2", "trap-spare"] {
                try? FileManager.default.removeItem(atPath: "\(bench.path)/\(name)")
            }
            try await bench.build(Samples.sections())
            try bench.link("trap", to: "elsewhere")
            try bench.link("trap-2", to: "elsewhere/stories")
            let pairs =
                round.isMultiple(of: 2)
                ? [(staging, "trap"), ("\(staging)/stories", "trap-2")] : [("out", "trap"), ("out/stories", "trap-2")]
            let swapper = Swapper(bench.path, pairs)
            for word in ["Zwei", "Deux", "Due"] { _ = try? await bench.build(Samples.sections(second: word)) }
            swaps += swapper.stop()
        }
        #expect(swaps > 20)
        #expect(Tree.stamps(of: "\(bench.path)/elsewhere") == outside)
    }

    @Test func stagingFolderWritableByOthersIsNotUsed() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = Tree.stamps(of: bench.output)
        try bench.makeFolder(".vitrine-out-staging")
        try bench.link(".vitrine-out-staging/passwords", to: "/etc/passwd")
        chmod("\(bench.path)/.vitrine-out-staging", 0o777)
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(second: "Zwei"))
        }
        #expect(
            failure?.lines == [
                "\(bench.path)/.vitrine-out-staging: error: belongs to another user, or other users can write to "
                    + "it, so it cannot be trusted; check its files, and delete it"
            ])
        #expect(Tree.stamps(of: bench.output) == before)
        #expect(bench.tree(".vitrine-out-staging")["passwords"] == .link("/etc/passwd"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
    func stagingFolderOfAnotherUserIsNotUsed() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        for name in ["staging", "spare"] {
            try bench.makeFolder(".vitrine-out-\(name)")
            chown("\(bench.path)/.vitrine-out-\(name)", 65_534, 65_534)
            let failure = await #expect(throws: BuildFailure.self) {
                try await bench.build(Samples.sections(second: "Zwei"))
            }
            #expect(failure?.site.first?.message.hasPrefix("belongs to another user") == true, "\(name)")
            try bench.remove(".vitrine-out-\(name)")
        }
        try await bench.build(Samples.sections(second: "Zwei"))
    }

    @Test func siteRenamedDuringBuildIsNotEmptied() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let output = try SiteOutput(bench.output, isDurable: false)
        var comparer = FileComparer()
        try output.put("new.html", Array("new".utf8), comparer: &comparer)
        try FileManager.default.moveItem(atPath: bench.output, toPath: "\(bench.path)/kept")
        let kept = bench.tree("kept")
        #expect(throws: SiteProblem.self) { try output.commit() }
        #expect(bench.tree("kept") == kept)
    }
}
