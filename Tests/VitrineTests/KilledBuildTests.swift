import Foundation
import TestSupport
import Testing

@Suite("Killed builds", .enabled(if: StepHook.isAvailable))
struct KilledBuildTests {
    /// A gallery, in its own folder, from which either of two sites can be built.
    private struct Sites: TestFolder {
        let path: String
        let hook: StepHook
        private let program: Program
        /// The files of both sites after complete builds.
        private(set) var good: [[String: Data]] = []
        /// The number of steps of a build that replaces one site with the other.
        private(set) var steps = 0

        /// - Parameter program: the name of the program to run; by default the README's example, whose few pages are
        ///   built quickly.
        init(_ program: String = "TodoGallery") async throws {
            path = try Self.makeFolder("killed")
            hook = try StepHook()
            self.program = try Program(built: program)
            for number in 0...1 {
                try configure(number)
                let result = try await build(hook.counting)
                try #require(result.status == 0, "\(result.errors)")
                good.append(site)
            }
            steps = try hook.lastCount()
            try #require(good[0] != good[1] && steps > 20)
        }

        func end() {
            hook.remove()
            remove()
        }

        /// Selects the site to build by writing its title. Every page contains the title, so the sites differ in every
        /// page.
        func configure(_ number: Int) throws { try write("title: \(["Old", "New"][number])\n", to: "site/vitrine.yml") }

        @discardableResult
        func build(_ environment: [String: String] = [:]) async throws -> Program.Result {
            try await program.run(["build", "--site", "site", "--output", "out"], in: path, environment: environment)
        }

        /// Runs a build that the hook kills at a step, and requires that it ended in this way.
        func kill(at step: Int) async throws {
            let result = try await build(hook.environment(.kill(step)))
            try #require(result.status == SIGKILL, "step \(step) of \(steps): \(result.errors)")
        }

        var site: [String: Data] { files("out") }
    }

    @Test func siteIsOldOrNew() async throws {
        let sites = try await Sites()
        defer { sites.end() }
        var current = 1
        var isNew: [Bool] = []
        for step in 1...sites.steps {
            let next = 1 - current
            try sites.configure(next)
            try await sites.kill(at: step)
            let found = try #require(
                sites.good.firstIndex(of: sites.site),
                "step \(step) of \(sites.steps): neither the old nor the new site")
            isNew.append(found == next)
            current = found
        }
        // The sites are exchanged in a single step: kills before it leave the old one, kills after it the new one.
        #expect(isNew.contains(false) && isNew.contains(true))
        try sites.configure(0)
        #expect(try await sites.build().status == 0)
        #expect(sites.site == sites.good[0])
        #expect(sites.names == ["out", "site"])
    }

    @Test func nextBuildSucceeds() async throws {
        let sites = try await Sites()
        defer { sites.end() }
        for (round, step) in StepHook.choice(of: sites.steps, last: 10, between: 8).enumerated() {
            try sites.configure(round % 2)
            try await sites.build()
            try sites.configure(1 - round % 2)
            try await sites.kill(at: step)
            try sites.configure(round / 2 % 2)
            let next = try await sites.build()
            #expect(next.status == 0, "\(next.errors)")
            #expect(sites.site == sites.good[round / 2 % 2])
            #expect(sites.names == ["out", "site"])
        }
    }

    @Test func firstBuildLeavesNoSiteOrCompleteSite() async throws {
        let sites = try await Sites()
        defer { sites.end() }
        try sites.remove("out")
        try await sites.build(sites.hook.counting)
        for step in StepHook.choice(of: try sites.hook.lastCount(), last: 8, between: 6) {
            try sites.remove("out")
            try await sites.kill(at: step)
            #expect([[:], sites.good[1]].contains(sites.site))
            #expect(try await sites.build().status == 0)
            #expect(sites.site == sites.good[1])
            #expect(sites.names == ["out", "site"])
        }
    }

    /// The project's own gallery, which renders hundreds of pages on several threads.
    @Test(.enabled(if: TestRun.hasLongTests, "VITRINE_TESTS=all")) func largeGalleryIsOldOrNew() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let hook = try StepHook()
        defer { hook.remove() }
        var good: [[String: Data]] = []
        for title in ["Old", "New"] {
            try gallery.write("title: \(title)\n", to: "site/vitrine.yml")
            #expect(try await gallery.build(environment: hook.counting).status == 0)
            good.append(gallery.files())
        }
        let steps = try hook.lastCount()
        try gallery.write("title: Old\n", to: "site/vitrine.yml")
        // Only the first half of the steps is tested: at the last steps, the site is already replaced, and the next
        // build would have nothing to do.
        for step in StepHook.choice(of: steps / 2, last: 0, between: 10) {
            let result = try await gallery.build(environment: hook.environment(.kill(step)))
            #expect(result.status == SIGKILL, "step \(step) of \(steps)")
            #expect(gallery.files() == good[1])
        }
        #expect(try await gallery.build().status == 0)
        #expect(gallery.files() == good[0])
        #expect(gallery.names == ["out", "site"])
    }
}
