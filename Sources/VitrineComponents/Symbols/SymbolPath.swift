/// Path data of SVG, made smaller.
enum SymbolPath {
    /// The path scaled around a point that keeps its place.
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
            // Radii, turn, two flags, then the point.
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

    /// Two digits after the point, without zeros at the end.
    private static func text(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let size = abs(hundredths)
        var text = "\(hundredths < 0 ? "-" : "")\(size / 100)"
        let rest = size % 100
        if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
        return text
    }

    /// Letters and numbers; of `1.5.2` these are 1.5 and .2.
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
