import Foundation
import VitrineComponents
import VitrineSupport
import Yams

/// Finds the places in data files where rows get the same identity.
enum DataPlaces {
    /// Returns the problems with better places: if two rows are declared at the same place in code and get their
    /// identity from a data file, the problem names the lines of both rows in that file.
    static func named(_ problems: [RenderProblem], by folder: SiteFolder) -> [RenderProblem] {
        let files = problems.isEmpty ? [] : folder.loaded.all
        guard !files.isEmpty else { return problems }
        let texts = files.compactMap { path in (try? folder.text(path)).map { (folder.display(path), $0) } }
        var seen: [String: Int] = [:]
        return problems.map { problem in
            guard case .duplicateRow(let id, let section, let first) = problem.error, first == problem.place else {
                return problem
            }
            let number = seen["\(section) \(id)", default: 0] + 1
            seen["\(section) \(id)"] = number
            for (file, text) in texts {
                let lines = lines(of: id, in: text)
                guard lines.indices.contains(number) else { continue }
                var named = problem
                named.place = SourcePlace(file: file, line: lines[number])
                named.error = .duplicateRow(
                    id: id, section: section, first: SourcePlace(file: file, line: lines[0]))
                return named
            }
            return problem
        }
    }

    /// The line of the identity in each list entry whose key `id` has the given identity as its value.
    private static func lines(of id: ItemID, in text: String) -> [Int] {
        guard (try? YAMLAliases.areBounded(in: text)) == true, let root = try? Yams.compose(yaml: text) else {
            return []
        }
        var lines: [Int] = []
        collect(root, id, &lines)
        return lines
    }

    private static func collect(_ node: Node, _ id: ItemID, _ lines: inout [Int]) {
        for entry in node.sequence ?? [] {
            if let own = entry.mapping?["id"], own.scalar?.string == id.text, let line = own.mark?.line {
                lines.append(line)
            }
            collect(entry, id, &lines)
        }
        for (_, value) in node.mapping ?? [:] { collect(value, id, &lines) }
    }
}
