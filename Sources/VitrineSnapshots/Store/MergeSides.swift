import VitrineSupport

/// The sides of a file with conflict markers. Outside of the markers, all sides have the lines of the merged file.
struct MergeSides {
    /// One side: the name that git wrote at its marker, and the complete file.
    struct Side {
        var name: String
        var bytes: [UInt8]
    }

    /// The common ancestor, if the file has it (as with `merge.conflictStyle = diff3`); then ours, then theirs.
    let sides: [Side]

    private enum Part { case common, ours, base, theirs }

    /// Reads a file with conflict markers. Returns nil if there are no markers, or if they are incomplete.
    init?(_ bytes: [UInt8]) {
        var (ours, base, theirs): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        var names: [Part: String] = [:]
        var part = Part.common
        var (isFound, hasBase) = (false, false)
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let marker = Self.marker(line)
            switch (part, marker?.letter) {
            case (.common, UInt8(ascii: "<")): (part, isFound) = (.ours, true)
            case (.ours, UInt8(ascii: "|")): (part, hasBase) = (.base, true)
            case (.ours, UInt8(ascii: "=")), (.base, UInt8(ascii: "=")): part = .theirs
            case (.theirs, UInt8(ascii: ">")):
                names[.theirs] = names[.theirs] ?? marker?.name
                part = .common
                continue
            default:
                let line = line + [0x0A]
                if part == .common || part == .ours { ours += line }
                if part == .common || part == .base { base += line }
                if part == .common || part == .theirs { theirs += line }
                continue
            }
            if let name = marker?.name, !name.isEmpty, names[part] == nil { names[part] = name }
        }
        guard isFound, part == .common else { return nil }
        var sides = [
            Side(name: names[.ours] ?? "ours", bytes: ours.dropLast()),
            Side(name: names[.theirs] ?? "theirs", bytes: theirs.dropLast()),
        ]
        if hasBase { sides.insert(Side(name: names[.base] ?? "common ancestor", bytes: base.dropLast()), at: 0) }
        self.sides = sides
    }

    private static func marker(_ line: ArraySlice<UInt8>) -> (letter: UInt8, name: String)? {
        guard let letter = line.first, line.count >= 7, line.prefix(7).allSatisfy({ $0 == letter }),
            line.count == 7 || line[line.startIndex + 7] == 0x20
        else { return nil }
        return (letter, String(decoding: line.dropFirst(8), as: UTF8.self))
    }
}
