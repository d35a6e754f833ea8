import VitrineSupport
import VitrineComponents
import VitrineHTML

/// Writes the pages of a review with a single writer, one page after another.
final class ReviewDocument {
    let review: Review
    let plan: ReviewPlan
    let isOneFile: Bool
    private let session = RenderSession(registry: .review)
    var cards: ReviewCards
    private var file = ReviewPlan.index

    var assets: ReviewAssets { cards.assets }
    var html: HTML { session.html }

    init(_ review: Review, isOneFile: Bool) throws(ReviewProblem) {
        self.review = review
        self.isOneFile = isOneFile
        plan = ReviewPlan(review, isOneFile: isOneFile)
        cards = try ReviewCards(review, plan, isOneFile: isOneFile)
    }

    /// The files after the first page: the name of each, and a function that makes it.
    var files: [(name: String, make: () throws(ReviewProblem) -> [UInt8])] {
        var files: [(name: String, make: () throws(ReviewProblem) -> [UInt8])] = []
        for (number, range) in plan.groupFiles.enumerated() {
            files.append(
                (ReviewPlan.changesFile(number), { () throws(ReviewProblem) in try self.changes(number, range) }))
        }
        for (number, range) in plan.pageFiles.enumerated() {
            files.append((ReviewPlan.pagesFile(number), { () throws(ReviewProblem) in try self.pages(number, range) }))
        }
        for list in lists {
            for (number, range) in list.ranges.enumerated() {
                files.append(
                    (list.file(number), { () throws(ReviewProblem) in try self.list(list, part: number, range) }))
            }
        }
        return files
    }

    // MARK: - Pages

    /// Returns the first page.
    func index() throws(ReviewProblem) -> [UInt8] {
        try document(ReviewPlan.index, title: review.title, kind: "index") {
            html.header(.class("intro")) {
                html.p(review.title, .class("kind"))
                html.h1(review.sentence)
            }
            html.section(.class("block"), .aria("label", "Verdict for each layer")) {
                render(ReviewVerdicts(verdicts: LayerVerdict.all(plan.groups.map(\.group))), id: "layers")
            }
            contents()
            notCompared()
            conflicts()
            groupList()
            groupCards()
            unexplainedPixels()
            pageCards()
            for list in lists { write(list, list.files.prefix(isOneFile ? .max : ReviewPlan.firstFiles)) }
        }
    }

    private func contents() {
        var links: [(title: String, address: String, count: Int)] = []
        if !plan.groups.isEmpty { links.append(("Changes", "#changes", plan.groups.count)) }
        if !review.changed.isEmpty { links.append(("Changed", "#changed", review.changed.count)) }
        for list in lists where !list.files.isEmpty { links.append((list.title, "#\(list.id)", list.files.count)) }
        guard links.count > 1 else { return }
        html.nav(.class("contents"), .aria("label", "Parts of the review")) {
            html.ul(.role("list")) {
                for link in links {
                    html.li {
                        html.a(link.title, .href(link.address))
                        html.text(" ")
                        html.span(Count.grouped(link.count), .class("count"))
                    }
                }
            }
        }
    }

    private func notCompared() {
        guard !review.problems.isEmpty else { return }
        html.section(.class("block"), .class("problems"), .id("problems")) {
            html.h2("Not compared")
            html.ul(.role("list")) {
                for problem in review.problems.prefix(ReviewPlan.firstFiles) {
                    html.li(TerminalText.safe(problem), .dir("auto"))
                }
                let more = review.problems.count - ReviewPlan.firstFiles
                if more > 0 { html.li("and \(Count.grouped(more)) more") }
            }
        }
    }

    private func conflicts() {
        guard !review.conflicts.isEmpty else { return }
        html.section(.class("block"), .id("conflicts")) {
            html.h2("Merge conflicts")
            for (number, conflict) in review.conflicts.prefix(ReviewPlan.firstPages).enumerated() {
                render(cards.conflict(conflict), id: "conflict-\(number + 1)")
            }
            further(review.conflicts.count - ReviewPlan.firstPages, one: "conflict", many: "conflicts", in: nil)
        }
    }

    /// Writes a list of all groups; if there are many, only the first ones under each heading. If there are few, no
    /// list is needed, because the groups follow below.
    private func groupList() {
        guard plan.groups.count > 3 else { return }
        html.section(.class("block"), .id("changes")) {
            html.h2("Changes")
            let lost = plan.groups.indices.filter { plan.groups[$0].group.example.losesName }
            write(lost, title: "Names lost")
            for layer in Change.Layer.allCases {
                write(
                    plan.groups.indices.filter {
                        plan.groups[$0].group.example.layer == layer && !plan.groups[$0].group.example.losesName
                    }, title: layer.title)
            }
        }
    }

    private func write(_ numbers: [Int], title: String) {
        guard !numbers.isEmpty else { return }
        html.h3 {
            html.text(title + " ")
            html.span(Count.grouped(numbers.count), .class("count"))
        }
        html.ol(.class("lines"), .role("list")) {
            for number in numbers.prefix(ReviewPlan.listLimit) {
                html.li { render(cards.line(number, from: file)) }
            }
            if numbers.count > ReviewPlan.listLimit {
                html.li {
                    let next = numbers[ReviewPlan.listLimit]
                    let words = "and \(Count.grouped(numbers.count - ReviewPlan.listLimit)) more"
                    if isOneFile { html.text(words) } else { html.a(words, .href(plan.groups[next].address)) }
                }
            }
        }
    }

    private func groupCards() {
        guard !plan.groups.isEmpty else { return }
        let isOnlySection = plan.groups.count <= 3
        html.section(.class("block"), .id(isOnlySection ? "changes" : "pictures")) {
            html.h2(isOnlySection ? "Changes" : "Before and after")
            let shown = isOneFile ? plan.groups.count : min(plan.groups.count, ReviewPlan.firstGroups)
            for number in 0..<shown {
                render(cards.group(number, isOpen: number < 6), id: plan.groups[number].anchor)
            }
            further(
                plan.groups.count - shown, one: "change", many: "changes",
                in: plan.groupFiles.isEmpty ? nil : ReviewPlan.changesFile(0))
        }
    }

    /// Writes the pages that a browser draws differently although no change is reported. They come before the changed
    /// pages, because no group above shows these differences.
    private func unexplainedPixels() {
        let paths = review.pixels.unexplainedPaths
        guard !paths.isEmpty else { return }
        html.section(.class("block"), .id("pixels")) {
            html.h2("Changed pixels that no reported change explains")
            for (number, path) in paths.prefix(ReviewPlan.firstPages).enumerated() {
                render(cards.unexplained(path), id: "pixels-of-\(number + 1)")
            }
            further(paths.count - ReviewPlan.firstPages, one: "page", many: "pages", in: nil)
        }
    }

    private func pageCards() {
        guard !review.changed.isEmpty else { return }
        html.section(.class("block"), .id("changed")) {
            html.h2("Changed pages")
            let shown = isOneFile ? min(review.changed.count, 500) : min(review.changed.count, ReviewPlan.firstPages)
            for number in 0..<shown { render(cards.page(number, from: file), id: "page-\(number + 1)") }
            further(
                review.changed.count - shown, one: "page", many: "pages",
                in: plan.pageFiles.isEmpty ? nil : ReviewPlan.pagesFile(0))
        }
    }

    func further(_ count: Int, one: String, many: String, in file: String?) {
        guard count > 0 else { return }
        html.p(.class("further")) {
            let words = "\(Count.grouped(count)) more \(count == 1 ? one : many)"
            if let file { html.a(words, .href(file)) } else { html.text(words) }
        }
    }

    private func changes(_ number: Int, _ range: Range<Int>) throws(ReviewProblem) -> [UInt8] {
        let title = "Changes \(range.lowerBound + 1) to \(range.upperBound)"
        return try document(ReviewPlan.changesFile(number), title: title, kind: "further") {
            head(title, of: plan.groups.count)
            for group in range { render(cards.group(group, isOpen: false), id: plan.groups[group].anchor) }
            pager(number, of: plan.groupFiles.count, anchor: "pictures", name: ReviewPlan.changesFile)
        }
    }

    private func pages(_ number: Int, _ range: Range<Int>) throws(ReviewProblem) -> [UInt8] {
        let title = "Changed pages \(range.lowerBound + 1) to \(range.upperBound)"
        return try document(ReviewPlan.pagesFile(number), title: title, kind: "further") {
            head(title, of: review.changed.count)
            for page in range { render(cards.page(page, from: file), id: "page-\(page + 1)") }
            pager(number, of: plan.pageFiles.count, anchor: "changed", name: ReviewPlan.pagesFile)
        }
    }

    func head(_ title: String, of count: Int) {
        html.header(.class("intro")) {
            html.p(.class("kind")) { html.a(review.title, .href(ReviewPlan.index)) }
            html.h1("\(title) of \(Count.grouped(count))")
        }
        html.h2("In order", .class("hidden"))
    }

    func pager(_ number: Int, of count: Int, anchor: String, name: (Int) -> String) {
        html.nav(.class("pager"), .aria("label", "Further parts")) {
            let previous = number == 0 ? "\(ReviewPlan.index)#\(anchor)" : name(number - 1)
            html.a("Back", .href(previous), .rel("prev"))
            if number + 1 < count { html.a("Further", .href(name(number + 1)), .rel("next")) }
        }
    }

    /// Writes a note with the number of files that are missing from the frames on this page.
    private func noteFiles(_ count: Int) {
        guard count > 0 else { return }
        let files = Count.of(count, "file", "files")
        let reason =
            isOneFile
            ? "a review in one file contains only stylesheets of up to \(ReviewAssets.inlineLimit / 1_000) kB; "
                + "one in a folder also contains images and fonts"
            : "a review contains at most \(Count.grouped(ReviewAssets.countLimit)) files "
                + "and \(ReviewAssets.sizeLimit / 1_000_000) MB"
        html.p("The frames on this page are shown without \(files): \(reason).", .class("note"))
    }

    // MARK: - The frame

    func render(_ component: any Component, id: String? = nil) {
        session.render(component, id: id, role: id == nil ? .part : .row)
    }

    func document(
        _ name: String, title: String, kind: String, content: () -> Void
    ) throws(ReviewProblem) -> [UInt8] {
        session.reset()
        file = name
        html.doctype()
        html.html(.lang("en")) {
            html.head {
                html.meta(.charset("utf-8"))
                html.title(title)
                html.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                html.meta(.name("color-scheme"), .content("light dark"))
                // Frames inherit the policy: no script of a compared page runs, no matter how a browser handles the
                // sandbox.
                html.meta(
                    .httpEquiv("Content-Security-Policy"),
                    .content(
                        "script-src \(review.digests.isEmpty ? "'none'" : ReviewScript.policy); object-src 'none'; form-action 'none'"
                    ))
                html.meta(.name("generator"), .content("Vitrine"))
                if isOneFile {
                    html.style(ReviewStyles.text)
                } else {
                    html.link(.rel("stylesheet"), .href(ReviewStyles.file))
                }
            }
            html.body(.class("review"), .class(kind)) {
                html.main {
                    let before = assets.omitted
                    content()
                    noteFiles(assets.omitted - before)
                }
                if !review.digests.isEmpty { html.script(source: ReviewScript.text) }
            }
        }
        let problems = session.takeProblems().filter(\.isError)
        if let first = problems.first { throw .rendering("\(first)") }
        return html.bytes()
    }
}
