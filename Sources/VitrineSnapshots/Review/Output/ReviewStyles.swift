/// The stylesheet of a review. It is embedded in the program.
package enum ReviewStyles {
    static let file = "review.css"
    static var bytes: [UInt8] { PackageResources.review_css }
    package static var text: String { String(decoding: bytes, as: UTF8.self) }
}
