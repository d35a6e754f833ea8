import Testing

@testable import VitrineSite

@Suite("Messages of problems")
struct SiteProblemMessageTests {
    private static let problems: [(SiteProblem.Reason, SiteProblem.Kind, String)] = [
        (.command(.noSuchFolder), .usage, "there is no such folder"),
        (.command(.noSnapshotMatches("a/*")), .usage, "no snapshot matches “a/*”"),
        (.command(.keepInvalidIsNotAFolder), .usage, "is not a folder; pages with errors cannot be written there"),
        (
            .command(.keepInvalidIsALink), .usage,
            "is a symbolic link; pages with errors can be written only to a folder, not to a link"
        ),
        (.command(.outputIsNotAFolder), .usage, "is not a folder; choose another output"),
        (
            .command(.outputIsAmongAssets), .usage,
            "would be written into an assets folder, so the site would contain itself; choose another output"
        ),
        (.configuration(.controlCharacter(key: "title")), .usage, "title has a control character"),
        (.configuration(.emptyTitle), .usage, "title must not be empty"),
        (.data(.refused("[2].size", reason: "too large")), .content, "[2].size: too large"),
        (.data(.refused("", reason: "too large")), .content, "too large"),
        (.data(.notEncodable), .content, "cannot be written as JSON"),
        (.theme(.missingLayout), .content, "is missing: the theme has no such layout"),
        (.theme(.forbiddenCharacter), .content, "has a character that HTML does not allow"),
        (.theme(.syntax(.badDelimiters)), .content, "the delimiters are not valid"),
        (.theme(.syntax(.transformOfBlock)), .content, "a transform is not allowed on a block"),
        (.theme(.syntax(.notAllowedInBlock)), .content, "this tag is not allowed in an inherited block"),
        (.theme(.syntax(.unknownPragma)), .content, "unknown pragma"),
        (
            .theme(.missingBundle("Vitrine_VitrineThemes.resources")), .output,
            "the bundled themes are missing: Vitrine_VitrineThemes.resources must be in the folder of the program; "
                + "copy it there"
        ),
        (.file(.noParser), .output, "the XML parser cannot be started: out of memory"),
        (.file(.notInsideTheSite), .output, "is not a path inside the site"),
        (.file(.failed(.moving, .diskFull)), .output, "cannot be moved into place: the disk is full"),
        (
            .file(.failed(.exchanging, .mountPoint)), .output,
            "cannot be replaced with the new site: it is a mount point or is on another file system"
        ),
        (.file(.input(.unreadable(.permission))), .content, "cannot be read: permission denied"),
        (
            .file(.input(.sameName)), .content,
            "has the same name as another file, in a different Unicode form; rename one of them"
        ),
        (
            .file(.input(.samePath("site/assets/Harbor.png"))), .content,
            "has the same path in the site as site/assets/Harbor.png; rename one of them"
        ),
        (
            .file(.obstacle(.staging)), .output,
            "is not a folder, but has the name of the folder in which builds write the new site; move it elsewhere"
        ),
        (
            .file(.obstacle(.filesInStaging)), .output,
            "was left by an earlier build and has files that Vitrine did not write; move them elsewhere"
        ),
        (.gallery(.thrown("contact 101 has no country")), .content, "contact 101 has no country"),
        (
            .guide(.frontMatter(.unknownKey("titel", known: ["title", "summary", "order"]))), .content,
            "unknown key “titel” (did you mean “title”?); the keys are title, summary, order"
        ),
        (.guide(.openFrontMatter), .content, "the front matter is not closed; add a line --- after its last key"),
        (
            .guide(.unknownStory("badge--fre", near: "badge--free")), .content,
            "there is no story “badge--fre”; did you mean “badge--free”?"
        ),
        (
            .guide(.unknownStory("Badge", near: nil)), .content,
            "there is no story “Badge”; write the name of its file in stories/, such as badge--plain"
        ),
        (
            .guide(.noStory), .content,
            "the block of stories is empty; write the name of a story, such as badge--plain"
        ),
        (
            .guide(.noOriginal("pages/start.md")), .content,
            "is the translation of a page that does not exist; add pages/start.md"
        ),
        (
            .guide(.sameAddress("pages/a-b.md")), .content,
            "has the same path in the site as pages/a-b.md; rename one of them"
        ),
        (
            .guide(.duplicateTranslation("de", first: "pages/a.de.md")), .content,
            "duplicate translation into “de”: the first is pages/a.de.md; remove one of them"
        ),
        (
            .snapshot(.emptyName("story")), .content,
            "the snapshot cannot be made: the story has no name"
        ),
        (.snapshot(.outOfMemory), .output, "the XML parser cannot be started: out of memory"),
        (
            .snapshot(.file("snapshots/manifest.txt", reason: "the disk is full")), .output,
            "snapshots/manifest.txt: the disk is full"
        ),
    ]

    @Test(arguments: problems) func messagesAndKinds(
        reason: SiteProblem.Reason, kind: SiteProblem.Kind, message: String
    ) {
        let problem = SiteProblem(file: "a.txt", line: 3, reason)
        #expect(problem.description == "a.txt:3: error: \(message)")
        #expect(problem.kind == kind)
        #expect(SiteProblem(reason).description == "error: \(message)")
    }
}
