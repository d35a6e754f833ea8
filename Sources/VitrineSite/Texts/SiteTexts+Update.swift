import Foundation
import VitrineComponents
import VitrineSupport

extension SiteTexts {
    /// Adds to the catalogs the texts that components use, without translations, as Xcode does with texts that it
    /// finds.
    ///
    /// Nothing is removed and no translations are changed. Existing files keep their place; new ones are created in
    /// `strings/`.
    /// - Parameters:
    ///   - folder: the site's folder.
    ///   - language: the language of the keys, for new files.
    ///   - withTitles: whether to add the optional texts, such as titles and notes, too.
    /// - Returns: the number of texts added to each file, with the path of the file as the user would write it; only
    ///   files that changed.
    /// - Throws: ``SiteProblem`` if a file cannot be read or written.
    package func addMissing(
        to folder: SiteFolder, language: String, withTitles: Bool = false
    ) throws(SiteProblem) -> [(file: String, count: Int)] {
        var result: [(file: String, count: Int)] = []
        let wanted = entries.filter { ($0.isRequired || withTitles) && !isKnown($0) }
        for (table, entries) in Dictionary(grouping: wanted, by: \.table).sorted(by: { $0.key < $1.key }) {
            let paths = ["\(table).xcstrings", "strings/\(table).xcstrings"]
            let path = paths.first(where: folder.contains) ?? paths[1]
            var count = 0
            let bytes = try Self.adding(entries.map(\.key), to: folder, path, language, &count)
            guard count > 0 else { continue }
            do throws(FileProblem) {
                let url = folder.url.appendingPathComponent(path)
                try Folder.makeAll(url.deletingLastPathComponent().path)
                try FileWriter.replace(url.path, bytes)
            } catch {
                throw SiteProblem(file: folder.display(path), .file(.failed(.writing, error)))
            }
            result.append((folder.display(path), count))
        }
        return result
    }

    /// Returns a catalog with additional keys. All keys are sorted, and the file is formatted in the style of Xcode.
    /// Adds the number of new keys to `count`.
    private static func adding(
        _ keys: [String], to folder: SiteFolder, _ path: String, _ language: String, _ count: inout Int
    ) throws(SiteProblem) -> [UInt8] {
        var root: [String: Any] = ["sourceLanguage": language, "strings": [String: Any](), "version": "1.0"]
        if folder.contains(path) {
            let text = try folder.text(path)
            if let known = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] { root = known }
        }
        var strings = root["strings"] as? [String: Any] ?? [:]
        for key in keys where strings[key] == nil {
            strings[key] = [String: Any]()
            count += 1
        }
        root["strings"] = strings
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: root, options: options) else {
            throw SiteProblem(file: folder.display(path), .data(.notEncodable))
        }
        return Array(data) + [0x0A]
    }
}
