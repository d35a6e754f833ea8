@_exported public import VitrineComponents
@_exported public import VitrineHTML
public import VitrineSite

/// Where the gallery's own files are, and how to read them.
public typealias SiteFolder = VitrineSite.SiteFolder

/// What is wrong with a file of the site's folder, with file and line; thrown by `SiteFolder.load`.
public typealias SiteProblem = VitrineSite.SiteProblem

/// A gallery: which views there are and what they show. The `@main` type of a user's program conforms to it.
///
/// ```swift
/// import Vitrine
///
/// @main struct ShopGallery: Gallery {
///     func register(in registry: inout Registry) {
///         registry.register(viewModelType: Product.self, viewType: ProductView.self)
///     }
///
///     func sections(in site: SiteFolder) throws -> [Section] {
///         let products: [Product] = try site.load("data/products.json")
///         return [Section(id: "products", title: "Products", rows: products)]
///     }
/// }
/// ```
///
/// The program then has the commands `build` and `list`; `--help` tells the rest.
public protocol Gallery: Sendable {
    /// Makes the gallery.
    init()

    /// Says which view shows which component.
    func register(in registry: inout Registry) throws

    /// Says what the pages show. Data comes from the site's folder; errors of reading it name file and line.
    func sections(in site: SiteFolder) throws -> [Section]

    /// Says where the tappable parts of texts lead; nil when there are none.
    var taps: (any TapResolver)? { get }
}

extension Gallery {
    /// No text has tappable parts.
    public var taps: (any TapResolver)? { nil }

    /// Runs the command that the program was called with.
    public static func main() async {
        await GalleryCommand<Self>.main()
    }
}
