/// Scales SVG path data.
enum SymbolPath {
    /// Returns a path scaled around a fixed point.
    static func scaled(_ path: String, by factor: Double, around x: Double, _ y: Double) -> String {
        let shift = (x: x * (1 - factor), y: y * (1 - factor))
        var result = ""
        var command: Character = "M"
        var index = 0
        for token in tokens(of: path) {
            guard let number = Double(token) else {
                command = token.first ?? "M"
                index = 0
                result += token
                continue
            }
            let value = scaled(number, number: index, of: command, by: factor, shift)
            if let last = result.last, last.isNumber || last == ".", !value.hasPrefix("-") { result += " " }
            result += value
            index += 1
        }
        return result
    }

    private static func scaled(
        _ number: Double, number index: Int, of command: Character, by factor: Double, _ shift: (x: Double, y: Double)
    ) -> String {
        let isAbsolute = command.isUppercase
        switch command {
        case "H": return text(number * factor + shift.x)
        case "V": return text(number * factor + shift.y)
        case "A", "a":
            // Two radii, rotation, two flags, then the end point.
            switch index % 7 {
            case 0, 1: return text(number * factor)
            case 2, 3, 4: return text(number)
            case 5: return text(number * factor + (isAbsolute ? shift.x : 0))
            default: return text(number * factor + (isAbsolute ? shift.y : 0))
            }
        default:
            let offset = index.isMultiple(of: 2) ? shift.x : shift.y
            return text(number * factor + (isAbsolute ? offset : 0))
        }
    }

    /// Formats a number with at most two fraction digits, without trailing zeros.
    private static func text(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let size = abs(hundredths)
        var text = "\(hundredths < 0 ? "-" : "")\(size / 100)"
        let rest = size % 100
        if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
        return text
    }

    /// Splits path data into letters and numbers; `1.5.2` is split into 1.5 and 0.2.
    private static func tokens(of path: String) -> [String] {
        var tokens: [String] = []
        var number = ""
        func end() {
            if !number.isEmpty { tokens.append(number) }
            number = ""
        }
        for character in path {
            if character.isLetter {
                end()
                tokens.append(String(character))
            } else if character.isNumber {
                number.append(character)
            } else if character == "." {
                if number.contains(".") { end() }
                number.append(number.isEmpty ? "0." : number == "-" ? "0." : ".")
            } else {
                end()
                if character == "-" { number = "-" }
            }
        }
        end()
        return tokens
    }
}
