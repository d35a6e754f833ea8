import VitrineSupport

/// The keywords of `rel`: those of the HTML Standard, and those registered elsewhere.
struct LinkTypes: Sendable {
    /// The kinds of elements that may have `rel`, as bits.
    enum Place: UInt8, Sendable {
        case link = 1
        /// The elements `<a>` and `<area>`.
        case anchor = 2
        case form = 4
    }

    /// The keywords of the HTML Standard, with the elements on which each is allowed. `a` also means `area`.
    private static let table = """
        alternate             link a
        author                link a
        bookmark              a
        canonical             link
        compression-dictionary link
        dns-prefetch          link
        expect                link
        external              a form
        help                  link a form
        icon                  link
        license               link a form
        manifest              link
        modulepreload         link
        next                  link a form
        nofollow              a form
        noopener              a form
        noreferrer            a form
        opener                a form
        pingback              link
        preconnect            link
        prefetch              link
        preload               link
        prev                  link a form
        privacy-policy        link a
        search                link a form
        stylesheet            link
        tag                   a
        terms-of-service      link a
        """

    /// Keywords from the list of `rel` values on microformats.org, and from IANA's registry of link relations.
    private static let registered = """
        about acl acquaintance allowed amphtml api-catalog apple-touch-icon apple-touch-icon-precomposed \
        apple-touch-startup-image appendix apple-mobile-web-app-title archived archives attachment \
        authorization_endpoint blocked-by browserid cc:license chapter child c2pa-manifest cite-as code-license \
        code-repository co-resident co-worker colleague collection component contact content-license \
        content-repository contents convertedfrom copyright create-form crush current date deprecation describedby \
        describes disclosure discussion dns-prefetch duplicate edit edit-form edit-media edituri enclosure \
        entry-content first fluid-icon friend gbfs geofeed glossary group gtfs-realtime gtfs-static home hosts hub \
        import in-reply-to index indieauth-metadata intervalafter intervalbefore intervalcontains intervaldisjoint \
        intervalduring intervalequals intervalfinishedby intervalfinishes intervalin intervalmeets intervalmetby \
        intervaloverlappedby intervaloverlaps intervalstartedby intervalstarts issues item its-rules jslicense kin \
        last latest-version lightbox lightvideo linkset login logout lrdd mask-icon me media-feed memento met meta \
        micropub microsub microsummary monitor monitor-group muse neighbor next-archive openid.delegate \
        openid.server openid2.local_id openid2.provider original p3pv1 parent payment pgpkey predecessor-version \
        presentation preview previous prerender prev-archive profile publickey publication publisher radioepg \
        rdap-active rdap-bottom rdap-down rdap-top rdap-up redirect_uri related rendition replies reply-to \
        resource-to-preview restconf root ruleinput script section self service service-desc service-doc \
        service-meta shortcut shortlink sibling sidebar sip-trunking-capability sitemap sponsored spouse start \
        status subresource subsection sunset sweetheart syndication timegate timemap timesheet toc token_endpoint \
        top toolbar trackback transformation type ugc unendorsed up user vcalendar-parent vcalendar-sibling \
        version-history via webmention widget wlwmanifest working-copy working-copy-of yandex-tableau-widget
        """

    static let known = LinkTypes()

    /// The elements on which each keyword of the Standard is allowed, as bits of ``Place``; 0 for keywords that are
    /// registered elsewhere.
    private let places: WordTable<UInt8>

    private init() {
        var words = Self.table.lines.map { line -> (String, UInt8) in
            let words = line.words
            let places = words.dropFirst().reduce(UInt8(0)) { mask, word in
                switch word {
                case "link": mask | Place.link.rawValue
                case "a": mask | Place.anchor.rawValue
                default: mask | Place.form.rawValue
                }
            }
            return (String(words[0]), places)
        }
        words += Self.registered.words.map { (String($0), 0) }
        places = WordTable(words)
    }

    /// Returns a function that finds keywords that are not allowed on an element, duplicate keywords, and, on `<link>`,
    /// `shortcut` in a value other than `shortcut icon`.
    static func error(at place: Place) -> @Sendable (Bytes) -> ValueError? {
        { value in
            // No keyword of the Standard is longer than 24 bytes, so longer tokens are not looked up.
            let tokens = TokenSyntax.tokens(value)
            for token in tokens where token.count <= 24 {
                if let places = known.places[token], places != 0, places & place.rawValue == 0 {
                    return .token(.linkType(token.lowercasedText, elements: elements(places)))
                }
            }
            if place == .link, tokens.contains(where: { $0.equals(ignoringCase: "shortcut") }),
                !value.equals(ignoringCase: "shortcut icon")
            {
                return .token(.shortcutWithoutIcon)
            }
            return TokenSyntax.repeated(tokens, ignoresCase: true).map { .duplicate($0) }
        }
    }

    /// The tags of the elements on which a keyword is allowed.
    private static func elements(_ places: UInt8) -> [String] {
        var tags: [String] = []
        if places & Place.link.rawValue != 0 { tags.append("<link>") }
        if places & Place.anchor.rawValue != 0 { tags += ["<a>", "<area>"] }
        if places & Place.form.rawValue != 0 { tags.append("<form>") }
        return tags
    }

    /// The first keyword that is neither defined by the Standard nor registered; nil if there is none. Keywords with a
    /// colon belong to RDFa or are addresses, so they are skipped, as are keywords of Dublin Core such as `dc.title`.
    func unknown(in value: Bytes) -> Bytes? {
        TokenSyntax.tokens(value).first { token in
            guard !token.contains(UInt8(ascii: ":")) else { return false }
            guard token.count <= 40 else { return true }
            return places[token] == nil && !token.hasPrefix(ignoringCase: "dcterms.")
                && !token.hasPrefix(ignoringCase: "schema.")
                && !token.hasPrefix(ignoringCase: "dc.")
        }
    }
}
