/// The rules about links between the files of a site. They depend on all files of the site, so they are not applied to
/// a page that is checked by itself.
enum LinkRules {
    static let rules: [Rule] = [
        .brokenLink, .missingFile, .brokenFragment, .linkLeavesFolder, .folderLink, .linkWithoutExtension, .orphanPage,
        .canonicalConsistent, .hreflangReturn, .hreflangSelf, .hreflangUnique,
    ]
}

extension Rule {
    /// A link within the site must point to a page or file that exists.
    static let brokenLink = Rule(
        "broken-link", .error, "A link within the site must lead to a page or file that exists",
        because: "Otherwise visitors get an error instead of the page.",
        reference: .html("links.html#links-created-by-a-and-area-elements"),
        wrong: [
            .site("index.html", "<p><a href=\"contact.html\">Contact</a></p>", "Contact.html", "<p>Write to us.</p>")
        ],
        right: [
            .site("index.html", "<p><a href=\"contact.html\">Contact</a></p>", "contact.html", "<p>Write to us.</p>")
        ])

    /// The images, stylesheets, scripts and videos of a page must exist, unless they belong to another site.
    static let missingFile = Rule(
        "missing-file", .error, "The images, stylesheets, scripts and videos of a site must exist",
        because: "Otherwise the page does not look or work as intended, and visitors get no error message.",
        reference: .html("urls-and-fetching.html#fetching-resources"),
        wrong: [.site("index.html", "<p><img src=\"boat.png\" alt=\"A boat\"/></p>")],
        right: [.site("index.html", "<p><img src=\"boat.png\" alt=\"A boat\"/></p>", "boat.png", "")])

    /// A link to a part of a page must refer to an id that exists.
    static let brokenFragment = Rule(
        "broken-fragment", .error, "A link to a part of a page must refer to an id that exists",
        because: "Otherwise visitors do not get to that part of the page, and have to search for it.",
        reference: .html("browsing-the-web.html#scrolling-to-a-fragment"),
        wrong: [.site("index.html", "<p><a href=\"#prices\">Prices</a></p><h2 id=\"price\">Prices</h2>")],
        right: [.site("index.html", "<p><a href=\"#prices\">Prices</a></p><h2 id=\"prices\">Prices</h2>")])

    /// A link must not lead out of the folder of the site.
    static let linkLeavesFolder = Rule(
        "link-leaves-folder", .error, "A link must not lead out of the folder of the site",
        because: "Only this folder is published, not what is above it.",
        reference: Reference("URL Standard", "https://url.spec.whatwg.org/#shorten-a-urls-path"),
        wrong: [.site("index.html", "<p><a href=\"../notes.html\">Notes</a></p>")],
        right: [.site("index.html", "<p><a href=\"notes.html\">Notes</a></p>", "notes.html", "<p>Notes.</p>")])

    /// A link to a folder should end with a slash.
    static let folderLink = Rule(
        "folder-link-slash", .warning, "A link to a folder should end with a slash",
        because: "Without it a server has to redirect first, and in a copy on disk the link does not find the page.",
        reference: Reference("RFC 9110, Redirection", "https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx"),
        wrong: [.site("index.html", "<p><a href=\"guide\">Guide</a></p>", "guide/index.html", "<p>A guide.</p>")],
        right: [.site("index.html", "<p><a href=\"guide/\">Guide</a></p>", "guide/index.html", "<p>A guide.</p>")])

    /// A link should include the extension of the file.
    static let linkWithoutExtension = Rule(
        "link-without-extension", .warning, "A link should include the extension of the file",
        because: "Only some servers find “about.html” for “about”; others say that there is no such page.",
        reference: .html("links.html#links-created-by-a-and-area-elements"),
        wrong: [.site("index.html", "<p><a href=\"about\">About</a></p>", "about.html", "<p>About us.</p>")],
        right: [.site("index.html", "<p><a href=\"about.html\">About</a></p>", "about.html", "<p>About us.</p>")])

    /// Every page should be linked from another page.
    static let orphanPage = Rule(
        "orphan-page", .warning, "Every page should be linked from another page",
        because: "Readers and search engines find a page by following links.",
        reference: .wcag("multiple-ways"),
        wrong: [.site("index.html", "<p>Welcome.</p>", "news.html", "<p>News.</p>")],
        right: [.site("index.html", "<p><a href=\"news.html\">News</a></p>", "news.html", "<p>News.</p>")])

    /// Canonical URLs should not contradict each other.
    static let canonicalConsistent = Rule(
        "canonical-consistent", .warning, "Canonical URLs should not contradict each other",
        because: """
            Search engines ignore canonical URLs that contradict each other, and may list the page that should be left \
            out.
            """,
        reference: Reference("RFC 6596", "https://www.rfc-editor.org/rfc/rfc6596#section-3"),
        wrong: [
            .site(
                "index.html", .head("<link rel=\"canonical\" href=\"one.html\"/>"), "one.html",
                .page(
                    Example.document(
                        head: "\n<link rel=\"canonical\" href=\"index.html\"/>", body: "<p><a href=\".\">Start</a></p>")
                ))
        ],
        right: [
            .site(
                "index.html", .head("<link rel=\"canonical\" href=\"./\"/>"), "404.html",
                .head("<link rel=\"canonical\" href=\"404.html\"/>"))
        ])

    /// Translations of a page should link to each other.
    static let hreflangReturn = Rule(
        "hreflang-return", .warning, "Translations of a page should link to each other",
        because: "A search engine believes that two pages are translations only if both say so.",
        reference: .html("links.html#rel-alternate"),
        wrong: [.site("index.html", .head(Self.languages("index.html", "de.html")), "de.html", .head(""))],
        right: [
            .site(
                "index.html", .head(Self.languages("index.html", "de.html")), "de.html",
                .head(Self.languages("index.html", "de.html")))
        ])

    /// A page that lists its translations should list itself.
    static let hreflangSelf = Rule(
        "hreflang-self", .warning, "A page that lists its translations should list itself",
        because: "Then the list is the same and complete on all pages of the set.",
        reference: .html("links.html#rel-alternate"),
        wrong: [
            .site(
                "index.html", .head("<link rel=\"alternate\" hreflang=\"de\" href=\"de.html\"/>"), "de.html",
                .head(Self.languages("index.html", "de.html")))
        ],
        right: [
            .site(
                "index.html", .head(Self.languages("index.html", "de.html")), "de.html",
                .head(Self.languages("index.html", "de.html")))
        ])

    /// Each language should have only one page in a set of translations.
    static let hreflangUnique = Rule(
        "hreflang-unique", .warning, "Each language should have only one page in a set of translations",
        because: "With two, neither counts as the page in that language.",
        reference: .html("links.html#rel-alternate"),
        wrong: [
            .site(
                "index.html",
                .head(
                    Self.languages("index.html", "de.html")
                        + "<link rel=\"alternate\" hreflang=\"de\" href=\"at.html\"/>"),
                "de.html", .head(Self.languages("index.html", "de.html")), "at.html",
                .head(Self.languages("index.html", "at.html")))
        ],
        right: [
            .site(
                "index.html", .head(Self.languages("index.html", "de.html")), "de.html",
                .head(Self.languages("index.html", "de.html")))
        ])

    private static func languages(_ english: String, _ german: String) -> String {
        """
        <link rel="alternate" hreflang="en" href="\(english)"/>
        <link rel="alternate" hreflang="de" href="\(german)"/>

        """
    }
}
