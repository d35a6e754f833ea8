import VitrineComponents
import VitrineSite
import VitrineSupport

/// A gallery: which views there are and what they show. The `@main` type of a user's program conforms to it.
///
/// ```swift
/// import Vitrine
///
/// @main struct ShopGallery: Gallery {
///     func register(in registry: inout Registry) {
///         registry.register(ProductView.self)
///     }
///
///     func sections(in site: SiteFolder) throws -> [Section] {
///         let products: [Product] = try site.load("data/products.json")
///         return [Section(id: "products", title: "Products", rows: products)]
///     }
/// }
/// ```
///
/// The program then has the commands `build`, `dev`, `check`, `snapshot`, `strings` and `list`; `--help` describes them.
///
/// Ready-made components, such as `Form` and `ListView`, need `import VitrineKit` in the files that use them.
public protocol Gallery: Sendable {
    /// Makes the gallery.
    init()

    /// Says which view shows which component.
    /// - Throws: any error; the command ends with it.
    func register(in registry: inout Registry) throws

    /// Says what the pages show. Data comes from the site's folder; errors of reading it name file and line.
    /// - Throws: any error; the command ends with it. Those of `SiteFolder` name file and line.
    func sections(in site: SiteFolder) async throws -> [Section]

    /// Says where the tappable parts of texts lead; nil when there are none.
    var taps: (any TapResolver)? { get }
}

extension Gallery {
    /// No text has tappable parts.
    public var taps: (any TapResolver)? { nil }

    /// Runs the command that the program was called with.
    public static func main() async {
        CrashNote.watch()
        await GalleryCommand<Self>.main()
    }
}
