import Foundation
import TestSupport
import Testing

@Suite("Killed builds", .serialized)
struct KilledBuildTests {
    /// Every page has the title of the site on it.
    private func configure(_ gallery: GalleryProgram, _ title: String) throws {
        try gallery.write("title: \(title)\n", to: "site/vitrine.yml")
    }

    /// The two sites that builds go back and forth between.
    private func goodSites(_ gallery: GalleryProgram) async throws -> [[String: Data]] {
        var sites: [[String: Data]] = []
        for title in ["Old", "New"] {
            try configure(gallery, title)
            #expect(try await gallery.build().status == 0)
            sites.append(gallery.files())
        }
        return sites
    }

    private func duration(_ gallery: GalleryProgram) async throws -> Duration {
        var times: [Duration] = []
        for title in ["Old", "New", "Old", "New"] {
            try configure(gallery, title)
            times.append(try await gallery.build().duration)
        }
        return times.sorted()[2]
    }

    @Test(.timeLimit(.minutes(15))) func leaveTheOldSiteOrTheNewOneAndNothingBetween() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let good = try await goodSites(gallery)
        #expect(good[0] != good[1])
        var whole = try await duration(gallery)
        var random = SplitMix64(state: 20_270_101)
        var killed = 0
        var current = 1
        for round in 0..<100 {
            let next = 1 - current
            try configure(gallery, ["Old", "New"][next])
            let part = Double(round % 20) / 20 + Double.random(in: 0..<0.05, using: &random)
            let result = try await gallery.build(kill: whole * part)
            killed += result.status == SIGKILL ? 1 : 0
            // Other tests come and go, so what a build takes changes.
            if result.status == 0 { whole = result.duration } else if part > 0.9 { whole = whole * 1.1 }
            let files = gallery.files()
            guard let found = good.firstIndex(of: files) else {
                Issue.record("round \(round), killed at \(part): neither the old nor the new site")
                return
            }
            #expect(result.status != 0 || found == next)
            current = found
        }
        #expect(killed >= 50, "\(killed) of 100 builds were killed")
        try configure(gallery, "Old")
        #expect(try await gallery.build().status == 0)
        #expect(gallery.files() == good[0])
        #expect(gallery.names == ["out", "site"])
    }

    @Test(.timeLimit(.minutes(15))) func theNextBuildSucceedsWhateverWasLeft() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let good = try await goodSites(gallery)
        let whole = try await duration(gallery)
        for round in 0..<20 {
            try configure(gallery, ["Old", "New"][round % 2])
            try await gallery.build(kill: whole * (Double(round) / 20))
            try configure(gallery, ["Old", "New"][(round / 2) % 2])
            let next = try await gallery.build()
            #expect(next.status == 0, "\(next.errors)")
            #expect(gallery.files() == good[(round / 2) % 2])
            #expect(gallery.names == ["out", "site"])
        }
    }

    @Test(.timeLimit(.minutes(15))) func firstBuildLeavesNoSiteOrAWholeOne() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let good = try await goodSites(gallery)[1]
        let whole = try await duration(gallery)
        for round in 0..<10 {
            try FileManager.default.removeItem(atPath: gallery.output)
            try await gallery.build(kill: whole * (Double(round) / 10))
            #expect([[:], good].contains(gallery.files()))
            #expect(try await gallery.build().status == 0)
            #expect(gallery.files() == good)
            #expect(gallery.names == ["out", "site"])
        }
    }
}
