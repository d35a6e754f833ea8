import VitrineComponents
import VitrineSite
import VitrineSupport

/// A gallery: its views and what they show. The `@main` type of a user's program conforms to it.
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
/// The program then has the commands `build`, `merge`, `dev`, `check`, `snapshot`, `strings` and `list`; `--help`
/// describes them.
///
/// Ready-made components, such as `Form` and `ListView`, need `import VitrineKit` in the files that use them.
public protocol Gallery: Sendable {
    /// Creates the gallery.
    init()

    /// Registers the views of the gallery's components.
    /// - Throws: any error; the command reports it and, unless it is `dev`, fails.
    func register(in registry: inout Registry) throws

    /// Returns the sections to show.
    /// - Parameter site: the site's folder, from which data can be read.
    /// - Throws: any error; the command reports it and, unless it is `dev`, fails. Errors of `SiteFolder` contain the
    ///   file and, if it is known, the line.
    func sections(in site: SiteFolder) async throws -> [Section]

    /// The resolver that finds the targets of the tappable parts of texts; nil if no text has such parts.
    var taps: (any TapResolver)? { get }
}

extension Gallery {
    /// No resolver, because texts have no tappable parts by default.
    public var taps: (any TapResolver)? { nil }

    /// Runs the command in the program's arguments.
    public static func main() async {
        CrashNote.watch()
        await GalleryCommand<Self>.main()
    }
}
