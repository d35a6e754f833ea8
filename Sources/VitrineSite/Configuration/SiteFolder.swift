public import Foundation
import VitrineSupport
import Yams

/// The folder with a gallery's own files, such as `vitrine.yml`, data, templates, guides, translations, assets and
/// themes.
public struct SiteFolder: Sendable {
    /// The file URL of the folder.
    public let url: URL
    /// The path of the folder as the user would write it, for messages.
    public let name: String
    /// The data files that were read.
    package let loaded = LoadedFiles()

    /// Creates a reference to a folder, which need not exist.
    public init(_ path: String) {
        var name = path
        while name.count > 1, name.hasSuffix("/") { name.removeLast() }
        self.name = name
        url = URL(verbatim: path, isDirectory: true)
    }

    /// The folder to use when the user specifies none: `site` if it has a `vitrine.yml` and the current folder does
    /// not; otherwise the current folder.
    public static func standard() -> SiteFolder {
        !FileStatus.isFile("vitrine.yml") && FileStatus.isFile("site/vitrine.yml")
            ? SiteFolder("site") : SiteFolder(".")
    }

    /// A path inside the folder as the user would write it, for messages.
    public func display(_ path: String) -> String { name == "." ? path : "\(name)/\(path)" }

    /// Reads a text file of the folder.
    /// - Parameter path: the path of the file in the folder.
    /// - Throws: ``SiteProblem`` if it cannot be read, or if it is not UTF-8. In the latter case, the problem has the
    ///   line of the first invalid byte.
    public func text(_ path: String) throws(SiteProblem) -> String {
        do throws(SiteProblem) {
            return try Self.text(at: url.appendingPathComponent(path), display: display(path))
        } catch {
            // If the folder has no `vitrine.yml` either, the program was probably started in the wrong folder.
            guard case .data(.unreadable(.missing)) = error.reason, !contains("vitrine.yml") else { throw error }
            let folder = name == "." ? "this folder" : name
            throw SiteProblem(file: error.file, .data(.unreadable(.missingInFolder(folder))))
        }
    }

    /// Reads a data file of the folder: JSON, or YAML if the name ends in `.yml` or `.yaml`.
    ///
    /// ```swift
    /// let contacts: [Contact] = try site.load("data/contacts.json")
    /// ```
    ///
    /// Dates are written in ISO 8601, such as `2026-01-31` or `2026-01-31T12:00:00Z`. In JSON, a date may also be the
    /// number of seconds since the start of 2001.
    /// - Throws: ``SiteProblem`` with the file, the reason and, if it is known, the line.
    public func load<Value: Decodable>(_ path: String, as type: Value.Type = Value.self) throws(SiteProblem) -> Value {
        let text = try text(path)
        loaded.add(path)
        let isYAML = path.hasSuffix(".yml") || path.hasSuffix(".yaml")
        if isYAML { try checkAliases(of: text, path) }
        do {
            if isYAML { return try Self.yaml(type, text) }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .custom(DataDates.date)
            return try decoder.decode(type, from: Data(text.utf8))
        } catch {
            var error = error
            if !isYAML, DataErrors.lacksPlace(error, in: text) {
                // JSON is YAML, and the YAML decoder reports the place. Its errors about dates are ignored, because it
                // does not know dates in seconds, which JSON may have.
                do {
                    _ = try YAMLDecoder().decode(type, from: text)
                } catch let other as DecodingError where !DataErrors.isAboutDate(other) {
                    error = other
                } catch {}
            }
            throw DataErrors.problem(error, text: text, file: display(path))
        }
    }

    /// The resolver that the YAML decoder itself uses to parse texts. With the default resolver of `Yams.compose`,
    /// quoted keys such as `"yes"` would not be found.
    static let resolver = Resolver.basic.appending(.merge)

    private static func yaml<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        guard let node = try Yams.compose(yaml: text, resolver) else {
            return try YAMLDecoder().decode(type, from: text)
        }
        let value = try YAMLDecoder().decode(type, from: node)
        // The decoder reads February 31 as March 3, so the values are decoded again with such days replaced. If one of
        // them is decoded as a date, this fails with an error about it. Other errors are ignored, because a text that
        // only looks like a date may be decoded as a type that refuses the replacement.
        if let changed = DataDates.withoutImpossibleDays(node) {
            do {
                _ = try YAMLDecoder().decode(type, from: changed)
            } catch let error as DecodingError where DataErrors.isAboutDate(error) {
                throw error
            } catch {}
        }
        return value
    }

    private func checkAliases(of text: String, _ path: String) throws(SiteProblem) {
        let areBounded: Bool
        do { areBounded = try YAMLAliases.areBounded(in: text) } catch {
            throw DataErrors.problem(error, text: text, file: display(path))
        }
        guard areBounded else {
            throw SiteProblem(file: display(path), .data(.tooManyAliases(limit: YAMLAliases.most)))
        }
    }

    static func text(at url: URL, display: String) throws(SiteProblem) -> String {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReader.bytes(of: url.path)
        } catch {
            throw SiteProblem(file: display, .data(.unreadable(reason(error))))
        }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw SiteProblem(file: display, line: lineOfInvalidByte(in: bytes), .data(.notUTF8))
    }

    private static func reason(_ problem: FileProblem) -> DataMistake.Unreadable {
        switch problem {
        case .missing, .missingFolder, .linkToNowhere: .missing
        case .permission: .permission
        default: .other(problem.reason)
        }
    }

    private static func lineOfInvalidByte(in bytes: [UInt8]) -> Int {
        var line = 1
        for piece in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if String(validating: piece, as: UTF8.self) == nil { return line }
            line += 1
        }
        return line
    }
}

extension SiteFolder {
    /// Whether there is a file or folder at a path.
    public func contains(_ path: String) -> Bool {
        (try? FileStatus(url.appendingPathComponent(path).path, followsLinks: true)) != nil
    }
}
