/// The name of a package and of its targets: `my-shop` gives `MyShop`.
struct ProjectName: Hashable {
    /// The name as a Swift identifier that begins with a capital letter.
    let type: String

    /// Creates a name from the ASCII letters and digits of a text.
    ///
    /// Returns nil if the text has none, or if the name would begin with a digit or be longer than 64 characters.
    init?(_ text: String) {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = name.first, first.isLetter, name.count <= 64 else { return nil }
        type = name
    }
}
