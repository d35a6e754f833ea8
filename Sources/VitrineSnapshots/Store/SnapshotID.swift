import VitrineSupport

/// Identifies a snapshot: a component and one of its stories, or an ordinary page. The names of the files depend only
/// on the id.
///
/// ```swift
/// let id = try SnapshotID(component: "TodoRow", story: "completed")
/// // id.path == "todo-row/completed.html"
/// ```
///
/// Names of lowercase letters, digits and single hyphens between them are used as they are. A component such as
/// `TodoRow`, with one capital letter at the start of each word, gets the same name as `todo-row`. Any other name is
/// converted to this form too and followed by `~` and ten digits of a hash of the exact name, so different names do not
/// share a file, not even on disks that ignore case. The same applies to names with more than 80 characters in this
/// form, and to names that a system reserves for its devices.
package struct SnapshotID: Sendable {
    /// The component and the story: `todo-row/completed`.
    package let description: String
    /// The position of the slash after the component's name.
    private let separator: String.Index
    /// The description in format 1, if it is different: `todo-row/completed~ec0ee871d5`.
    private let formerDescription: String?

    /// The folder of the files, which is named after the component: `todo-row`.
    package var component: String { String(description[..<separator]) }
    /// The name of the files without their extensions, derived from the name of the story: `completed`. For a page, it
    /// may contain folders.
    package var story: String { String(description[description.index(after: separator)...]) }

    /// The folder for ordinary pages of a site; no component can have this name.
    package static let pages = "_pages"

    /// Creates the id for a story.
    /// - Throws: ``SnapshotProblem/emptyName(_:)`` and ``SnapshotProblem/controlCharacter(_:in:)``.
    package init(component: String, story: String) throws(SnapshotProblem) {
        let (folder, file) = (try FileName(component, .component), try FileName(story, .story))
        self.init(folder: folder.present, file: file.present, former: "\(folder.former)/\(file.former)")
    }

    /// Creates the id for an ordinary page from its path in the site: `components/todo-row.html`.
    /// - Throws: the same errors as ``init(component:story:)``.
    package init(page path: String) throws(SnapshotProblem) {
        let ending = ".html"
        let bare = path.hasSuffix(ending) ? path.dropLast(ending.count) : path[...]
        var parts: [FileName] = []
        for part in bare.split(separator: "/", omittingEmptySubsequences: false) {
            parts.append(try FileName(String(part), .page))
        }
        self.init(
            folder: Self.pages, file: parts.map(\.present).joined(separator: "/"),
            former: ([Self.pages] + parts.map(\.former)).joined(separator: "/"))
    }

    /// Reads a ``description``; nil if it is not that of a snapshot.
    package init?(_ description: String) { self.init(description, former: nil) }

    /// Reads a ``description``; `former` is the id in format 1.
    init?(_ description: String, former: SnapshotID?) {
        let parts = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count > 2 && parts[0].elementsEqual(Self.pages.utf8),
            parts.allSatisfy({ Self.isFileName($0) || $0.elementsEqual(Self.pages.utf8) }),
            parts.dropFirst().allSatisfy(Self.isFileName)
        else { return nil }
        self.description = description
        separator = parts[0].endIndex
        formerDescription = former?.description
    }

    private init(folder: String, file: String, former: String) {
        description = "\(folder)/\(file)"
        formerDescription = former == description ? nil : former
        separator = description.utf8.index(description.startIndex, offsetBy: folder.utf8.count)
    }

    /// The id of this snapshot in format 1; nil if the id is the same in both formats.
    var former: SnapshotID? { formerDescription.flatMap { SnapshotID($0) } }

    /// The path of the markup, relative to the folder of the store.
    package var path: String { "\(description).html" }
    /// The path of the accessibility snapshot.
    package var accessibilityPath: String { "\(description).a11y.txt" }
}

extension SnapshotID: CustomStringConvertible, Hashable, Comparable {
    /// Returns whether two ids identify the same snapshot.
    package static func == (one: Self, other: Self) -> Bool { one.description == other.description }

    /// Hashes the description.
    package func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Orders ids by the bytes of their descriptions.
    package static func < (one: Self, other: Self) -> Bool {
        one.description.precedesInBytes(other.description)
    }
}

extension SnapshotID {
    /// Returns whether a snapshot may have a file or folder with the given name.
    static func isFileName<Bytes: Collection<UInt8>>(_ name: Bytes) -> Bool {
        !name.isEmpty && name.count <= FileName.longest + 1
            && name.allSatisfy {
                $0.isASCIIAlphanumeric && !$0.isASCIIUppercase || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "~")
            }
    }
}
