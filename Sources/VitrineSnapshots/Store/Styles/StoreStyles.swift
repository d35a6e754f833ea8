import VitrineSupport

/// `styles.txt`: the stylesheets and pictures of every story, with their digests. Lines are sorted, with empty lines
/// between them, as in the manifest.
struct StoreStyles: Hashable, Sendable {
    static let path = "styles.txt"
    /// The folder of the stylesheets.
    static let folder = "_styles"
    private static let start = "# vitrine styles 1"

    /// Whether the file exists.
    var isThere = false
    /// The styles of each snapshot.
    var stories: [SnapshotID: StoryStyles] = [:]
    /// Snapshots with several lines that contradict each other, in alphabetical order. Their styles are not known.
    var contradicting: [SnapshotID] = []

    init() {}

    init(_ text: String) {
        isThere = true
        var sets: [String: StyleSet] = [:]
        var lines: [SnapshotID: Set<[Substring]>] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            if words.count > 1, words[0] == "set" {
                sets[String(words[1])] = StyleSet(words.dropFirst(2))
            } else if words.count > 2, words[0] == "story", let id = SnapshotID(String(words[1])) {
                lines[id, default: []].insert(Array(words.dropFirst(2)))
            }
        }
        // A story that was changed on both sides of a merge has two lines, and it is not known which one is right.
        contradicting = lines.filter { $0.value.count > 1 }.keys.sorted()
        for (id, found) in lines where found.count == 1 {
            guard let words = found.first, let set = sets[String(words[0])], set.id == words[0] else { continue }
            var files: [String: String?] = [:]
            for word in words.dropFirst() {
                guard let equals = word.lastIndex(of: "=") else { continue }
                let digest = word[word.index(after: equals)...]
                files[StyleSet.text(word[..<equals])] = .some(digest == "-" ? nil : String(digest))
            }
            stories[id] = StoryStyles(set: set, files: files)
        }
    }

    var text: String {
        var lines = Set(stories.values.map(\.set)).map { "set \($0.id) \($0.words)\n" }.sorted()
        for (id, styles) in stories.sorted(by: { $0.key < $1.key }) {
            let files = styles.files.sorted { $0.key < $1.key }.map { " \(StyleSet.word($0.key))=\($0.value ?? "-")" }
            lines.append("story \(id) \(styles.set.id)\(files.joined())\n")
        }
        return "\(Self.start)\n\n" + lines.joined(separator: "\n")
    }

    /// The digests of the stored stylesheets.
    var digests: Set<String> {
        Set(Set(stories.values.map(\.set)).flatMap(\.entries).filter(\.kind.isKept).compactMap(\.digest))
    }

    /// The digests of the pictures and fonts that stories and their stylesheets refer to.
    var fileDigests: Set<String> {
        var found: Set<String> = []
        for entry in Set(stories.values.map(\.set)).flatMap(\.entries) where !entry.kind.isKept {
            if let digest = entry.digest { found.insert(digest) }
        }
        for files in stories.values.map(\.files) { found.formUnion(files.values.compactMap { $0 }) }
        return found
    }

    static func path(ofSheet digest: String) -> String { "\(folder)/\(digest.prefix(16)).css" }
}
