import Foundation
import VitrineComponents
import VitrineSupport

extension SiteFolder {
    /// Reads every `*.xcstrings` file in the folder itself and in its subfolder `strings/`.
    ///
    /// The name of a file without its extension is the name of its table; texts that do not name a table use
    /// `Localizable`.
    /// - Returns: the catalog; nil if there is no such file. Without a catalog, keys are shown as texts, and missing
    ///   translations are not reported one by one.
    /// - Throws: ``SiteProblems`` with the problems of all files.
    package func stringCatalog() throws(SiteProblems) -> StringCatalog? {
        var texts = InputBytes()
        return try stringCatalog(&texts)
    }

    /// Reads the catalogs and adds their paths and contents to `texts`, for the digest of a build's inputs.
    func stringCatalog(_ texts: inout InputBytes) throws(SiteProblems) -> StringCatalog? {
        let paths = stringTablePaths()
        guard !paths.isEmpty else { return nil }
        var tables: [StringTable] = []
        var files: [String: String] = [:]
        var problems: [SiteProblem] = []
        for path in paths {
            let file = display(path)
            let name = String(path.split(separator: "/").last?.dropLast(Self.stringTableExtension.count) ?? "")
            if let first = files.updateValue(file, forKey: name) {
                problems.append(SiteProblem(file: file, .data(.duplicateTable(name, first: first))))
            }
            do {
                let json = Array(try text(path).utf8)
                texts.add(path)
                texts.add(json)
                tables.append(try StringTable(name: name, json: json))
            } catch let problem as SiteProblem {
                problems.append(problem)
            } catch let found as StringTableProblems {
                problems += found.all.map { SiteProblem(file: file, line: $0.line, .data(.stringTable($0))) }
            } catch {
                problems.append(SiteProblem(file: file, .data(.refused("", reason: "\(error)"))))
            }
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
        return StringCatalog(tables)
    }

    private static let stringTableExtension = ".xcstrings"

    /// The paths of the catalogs, sorted by folder and name so that their order does not depend on the file system.
    private func stringTablePaths() -> [String] {
        ["", "strings/"].flatMap { folder in
            let names = ((try? Folder.entries(of: url.appendingPathComponent(folder).path)) ?? []).map(\.name)
            return names.filter { $0.hasSuffix(Self.stringTableExtension) && !$0.hasPrefix(".") }.map { folder + $0 }
        }
    }
}
