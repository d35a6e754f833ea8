import VitrineSupport

/// The policies of all pages of a site.
struct SitePolicy: Sendable {
    private let choice: PolicyChoice
    /// The policy for what the stylesheets of the site load.
    private let sheets: PagePolicy

    /// Reads the stylesheets among the assets if policies are computed. Files that cannot be read are skipped.
    init(_ choice: PolicyChoice, assets: [AssetFile]) {
        self.choice = choice
        var sheets = PagePolicy()
        if case .computed = choice {
            for asset in assets where PageName.isStyleSheet(asset.path) {
                if let bytes = try? asset.bytes() { sheets.formUnion(SheetPolicy.policy(of: bytes)) }
            }
        }
        self.sheets = sheets
    }

    /// Adds the settings and the sources from stylesheets that the policies of pages depend on.
    func add(to input: inout InputBytes) {
        switch choice {
        case .none: input.add("none")
        case .fixed(let text): input.add(text)
        case .computed(let additions, let allowsScripts):
            input.add(allowsScripts)
            input.add(sheets.text(adding: additions))
        }
    }

    /// Whether the content of a page has to be read to compute its policy.
    var readsContent: Bool { if case .computed = choice { true } else { false } }

    /// Whether computed policies allow the scripts of components; true if policies are not computed.
    var allowsScripts: Bool { if case .computed(_, let allows) = choice { allows } else { true } }

    /// The `meta` element for the head of a page; empty if pages have no policy.
    /// - Parameters:
    ///   - layout: the layout of the page.
    ///   - content: the policy that the content of the page needs.
    func element(_ layout: Layout, _ content: PagePolicy) -> [UInt8] {
        let text: String
        switch choice {
        case .none: return []
        case .fixed(let fixed): text = fixed
        case .computed(let additions, _):
            var policy = layout.policy
            policy.formUnion(sheets)
            policy.formUnion(content)
            text = policy.text(adding: additions)
        }
        let value = Escaping.html(text, inAttribute: true)
        return Array("\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(value)\"/>".utf8)
    }
}
