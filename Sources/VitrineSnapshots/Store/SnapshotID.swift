/// Names a snapshot: a component and one of its stories. The names of the files follow from it alone.
///
/// ```swift
/// let id = try SnapshotID(component: "TodoRow", story: "completed")
/// // id.path == "todo-row/completed.html"
/// ```
///
/// Names in small letters, digits and single hyphens stand as they are, and a type is the same component as its name with
/// hyphens. Any other name is spelled in such letters and followed by `~` and ten digits that stand for the exact name, so
/// two names never share a file, not on disks that do not tell capitals either. The same goes for names of more than 80
/// letters and for those that a system keeps for its devices.
public struct SnapshotID: Sendable {
    /// `todo-row/completed`.
    public let description: String
    /// Where the component ends in it.
    private let separator: String.Index

    /// The folder.
    public var component: String { String(description[..<separator]) }
    /// The file without its ending; a page's may lie in folders of its own.
    public var story: String { String(description[description.index(after: separator)...]) }

    /// The folder of ordinary pages of a site; no component is named so.
    public static let pages = "_pages"
    /// The most letters of a name.
    static let longest = 80
    /// How many digits tell names apart that are spelled alike.
    static let digits = 10

    /// Names the snapshot of a story.
    /// - Throws: ``SnapshotProblem/emptyName(_:)`` and ``SnapshotProblem/controlCharacter(_:in:)``.
    public init(component: String, story: String) throws(SnapshotProblem) {
        self.init(folder: try Self.fileName(component, "component"), file: try Self.fileName(story, "story"))
    }

    /// Names the snapshot of an ordinary page by its path in the site: `components/todo-row.html`.
    /// - Throws: as ``init(component:story:)``.
    public init(page path: String) throws(SnapshotProblem) {
        let ending = ".html"
        let bare = path.hasSuffix(ending) ? path.dropLast(ending.count) : path[...]
        var parts: [String] = []
        for part in bare.split(separator: "/", omittingEmptySubsequences: false) {
            parts.append(try Self.fileName(String(part), "page"))
        }
        self.init(folder: Self.pages, file: parts.joined(separator: "/"))
    }

    /// Reads what ``description`` gives; nil when it names no snapshot.
    public init?(_ description: String) {
        let parts = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count > 2 && parts[0].elementsEqual(Self.pages.utf8),
            parts.allSatisfy({ Self.isFileName($0) || $0.elementsEqual(Self.pages.utf8) }),
            parts.dropFirst().allSatisfy(Self.isFileName)
        else { return nil }
        self.description = description
        separator = parts[0].endIndex
    }

    private init(folder: String, file: String) {
        description = "\(folder)/\(file)"
        separator = description.utf8.index(description.startIndex, offsetBy: folder.utf8.count)
    }

    /// Where the markup is kept, in the folder of the store.
    public var path: String { "\(description).html" }
    /// Where the accessibility snapshot is kept.
    public var accessibilityPath: String { "\(description).a11y.txt" }
}

extension SnapshotID: CustomStringConvertible, Hashable, Comparable {
    /// Whether two are the same snapshot.
    public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// By component, then by story.
    public static func < (one: Self, other: Self) -> Bool {
        one.description.utf8.lexicographicallyPrecedes(other.description.utf8)
    }
}

extension SnapshotID {
    private static func fileName(_ text: String, _ role: String) throws(SnapshotProblem) -> String {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyName(role) }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            throw .controlCharacter(role, in: text)
        }
        let words = words(text)
        let slug = words.joined(separator: "-")
        let camel = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // Texts are compared as bytes: "Å" and the sign for the unit are equal to Swift and not to a disk.
        let isExact = text.utf8.elementsEqual(slug.utf8) || role == "component" && text.utf8.elementsEqual(camel.utf8)
        if isExact, slug.utf8.count <= longest, !reserved.contains(slug) { return slug }
        var digest = Digest.zero
        digest.mix(text)
        return "\(slug.isEmpty ? role : String(slug.prefix(longest - digits - 1)))~\(digest.hex.prefix(digits))"
    }

    /// The words of a name in small letters: what stands between other characters, and between small letters and capitals.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(text.unicodeScalars)
        func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
        func isSmall(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
        for (place, letter) in letters.enumerated() {
            guard isCapital(letter) || isSmall(letter) else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let beforeSmall = place + 1 < letters.count && ("a"..."z").contains(letters[place + 1])
            if isCapital(letter), place > 0,
                isSmall(letters[place - 1]) || isCapital(letters[place - 1]) && beforeSmall,
                !word.isEmpty
            {
                words.append(word)
                word = ""
            }
            word += String(letter).lowercased()
        }
        return word.isEmpty ? words : words + [word]
    }

    /// What Windows keeps for devices, whatever the ending.
    private static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    static func isFileName<Bytes: Collection<UInt8>>(_ name: Bytes) -> Bool {
        !name.isEmpty && name.count <= longest + 1
            && name.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
                    || $0 == UInt8(ascii: "~")
            }
    }
}
