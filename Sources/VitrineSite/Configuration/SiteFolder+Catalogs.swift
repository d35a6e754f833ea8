import Foundation
import VitrineComponents
import VitrineSupport

extension SiteFolder {
    /// Reads every `*.xcstrings` of the folder itself and of its folder `strings/`.
    ///
    /// The name of a file without its extension is the name of its table; texts that name no table use `Localizable`.
    /// - Returns: nil when there is no such file: then texts are their own keys, and nothing is missing.
    /// - Throws: ``SiteProblems`` with everything that is wrong in any of them, each with file and line.
    package func stringCatalog() throws(SiteProblems) -> StringCatalog? {
        var texts = InputBytes()
        return try stringCatalog(&texts)
    }

    /// The same, with what was read.
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

    /// Sorted by folder and name, whatever order the file system has.
    private func stringTablePaths() -> [String] {
        ["", "strings/"].flatMap { folder in
            let names = ((try? Folder.entries(of: url.appendingPathComponent(folder).path)) ?? []).map(\.name)
            return names.filter { $0.hasSuffix(Self.stringTableExtension) && !$0.hasPrefix(".") }.map { folder + $0 }
        }
    }
}
