import VitrineCSS
import VitrineConformance
import VitrineSupport

/// What the pages of a site report about styles, as lines of the manifest.
///
/// The first line is a digest of the others. The next lines are the pairs of colors, in the order of their numbers.
/// Each line after them is for a page: its pairs, the rules that its components match, and the design tokens that its
/// own styles mention.
struct StyleLines: Hashable, Sendable {
    /// The lines, each followed by a newline.
    private var bytes: [UInt8] = []

    private static let newline = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")
    private static let pairMark = Array("pair ".utf8)
    private static let pageMark = Array("page ".utf8)

    init() {}

    var isEmpty: Bool { bytes.isEmpty }

    /// All lines, without their newlines.
    var all: some Sequence<ArraySlice<UInt8>> {
        sequence(state: 0) { [bytes] start -> ArraySlice<UInt8>? in
            guard start < bytes.count else { return nil }
            let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
            defer { start = end + 1 }
            return bytes[start..<end]
        }
    }

    /// The first line, which should be the digest of the others; nil if there are no lines.
    var digest: String? { all.first { _ in true }.map { String(decoding: $0, as: UTF8.self) } }

    /// Whether the first line is the correct digest of the others.
    var isSigned: Bool { digest == Self.digest(of: all.dropFirst()) }

    // MARK: - Writing

    /// Adds a line unchanged.
    mutating func add(_ line: some Collection<UInt8>) {
        bytes += line
        bytes.append(Self.newline)
    }

    /// Inserts the digest before the other lines, if there are any.
    mutating func sign() {
        guard !bytes.isEmpty else { return }
        bytes.insert(contentsOf: "\(Self.digest(of: all))\n".utf8, at: 0)
    }

    mutating func add(pair: TextPair) { add("pair \(Self.text(of: pair))".utf8) }

    mutating func add(page path: String, _ record: StyleRecord) {
        bytes += Self.pageMark
        bytes += path.utf8
        bytes.append(Self.tab)
        if !record.hasPairs { bytes.append(UInt8(ascii: "-")) }
        for (index, use) in record.uses.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            bytes += String(use.pair).utf8
            bytes.append(UInt8(ascii: ":"))
            bytes += String(use.count).utf8
            bytes.append(UInt8(ascii: ":"))
            if let anchor = use.anchor { bytes += anchor }
        }
        bytes.append(Self.tab)
        let rules = record.rules.map { "\($0.name)=\($0.numbers.map(String.init).joined(separator: ","))" }
        bytes += rules.joined(separator: ";").utf8
        bytes.append(Self.tab)
        bytes += record.mentions.joined(separator: " ").utf8
        bytes.append(Self.newline)
    }

    /// A text for a pair: its colors and contrasts in the light and the dark scheme, and the size of the text.
    static func text(of pair: TextPair) -> String {
        func text(_ colors: TextPair.Colors?) -> String {
            colors.map { "\($0.text) \($0.background) \($0.hundredths)" } ?? "- - 0"
        }
        return "\(text(pair.light)) \(text(pair.dark)) \(pair.isLarge ? "large" : "small")"
    }

    private static func digest(of lines: some Sequence<ArraySlice<UInt8>>) -> String {
        var input = InputBytes()
        for line in lines { input.add(text: line) }
        return "digest \(input.digest)"
    }

    // MARK: - Reading

    /// The pair in a line; nil if the line does not contain one.
    static func pair(_ line: ArraySlice<UInt8>) -> TextPair? {
        guard line.starts(with: pairMark) else { return nil }
        let parts = line.dropFirst(pairMark.count).split(separator: UInt8(ascii: " ")).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard parts.count == 7 else { return nil }
        func colors(_ start: Int) -> TextPair.Colors? {
            guard parts[start] != "-", let hundredths = Int(parts[start + 2]) else { return nil }
            return TextPair.Colors(text: parts[start], background: parts[start + 1], hundredths: hundredths)
        }
        return TextPair(light: colors(0), dark: colors(3), isLarge: parts[6] == "large")
    }

    /// The path of a page and its facts, read from a line; nil if the line is not about a page.
    /// - Parameter pairs: the number of numbered pairs. Uses with a number that does not exist are left out.
    static func page(_ line: ArraySlice<UInt8>, pairs: Int) -> (path: String, record: StyleRecord)? {
        guard line.starts(with: pageMark) else { return nil }
        let fields = line.dropFirst(pageMark.count).split(separator: tab, omittingEmptySubsequences: false)
        guard fields.count == 4 else { return nil }
        var record = StyleRecord(uses: fields[1].elementsEqual("-".utf8) ? nil : uses(fields[1], pairs: pairs))
        for field in fields[2].split(separator: UInt8(ascii: ";")) {
            guard let sign = field.lastIndex(of: UInt8(ascii: "=")) else { continue }
            let numbers = field[field.index(after: sign)...].split(separator: UInt8(ascii: ",")).compactMap(number)
            record.rules.append((String(decoding: field[..<sign], as: UTF8.self), numbers))
        }
        record.mentions = fields[3].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        return (String(decoding: fields[0], as: UTF8.self), record)
    }

    private static func uses(_ field: ArraySlice<UInt8>, pairs: Int) -> [StyleRecord.Use] {
        field.split(separator: UInt8(ascii: " ")).compactMap { part in
            let colon = UInt8(ascii: ":")
            let parts = part.split(separator: colon, maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let pair = number(parts[0]), pair < pairs, let count = number(parts[1]) else {
                return nil
            }
            return StyleRecord.Use(pair: pair, count: count, anchor: parts[2].isEmpty ? nil : parts[2])
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count < 10 else { return nil }
        var number = 0
        for digit in digits {
            guard digit.isASCIIDigit else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
