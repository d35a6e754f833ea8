/// The durations of the HTML Standard: `PT4H18M3S` and `4h 18m 3s`.
enum DurationSyntax {
    /// Whether a value has the form that begins with `P`.
    static func isISO(_ value: Bytes) -> Bool { value.first == UInt8(ascii: "P") }

    static func duration(_ cursor: inout ByteCursor) throws(BadValue) {
        if cursor.take("P") { try iso(&cursor) } else { try components(&cursor) }
    }

    /// Days, then behind `T` hours, minutes and seconds; at least one of them.
    private static func iso(_ cursor: inout ByteCursor) throws(BadValue) {
        var isEmpty = true
        if let next = cursor.next, next.isDigit {
            _ = cursor.digits()
            guard cursor.take("D") else {
                throw BadValue("behind P stand days, as in P2D, or T with hours, minutes and seconds, as in PT4H")
            }
            isEmpty = false
        }
        guard cursor.take("T") else {
            if isEmpty { throw BadValue("behind P stand days, as in P2D, or T with hours, minutes and seconds") }
            return
        }
        var units = ArraySlice("HMS".utf8)
        isEmpty = true
        while let next = cursor.next, next.isDigit {
            _ = cursor.digits()
            let hasFraction = try fraction(&cursor)
            guard let unit = cursor.takeAny(), let place = units.firstIndex(of: unit) else {
                throw BadValue("behind T stand hours H, minutes M and seconds S in this order, as in PT4H18M3S")
            }
            if hasFraction, unit != UInt8(ascii: "S") { throw BadValue("only seconds have a fraction") }
            units = units[(place + 1)...]
            isEmpty = false
        }
        if isEmpty { throw BadValue("behind T stand hours, minutes and seconds, as in PT4H18M3S") }
    }

    private static func fraction(_ cursor: inout ByteCursor) throws(BadValue) -> Bool {
        guard cursor.take(".") else { return false }
        guard (1...3).contains(cursor.digits().count) else {
            throw BadValue("a fraction of a second has one to three digits")
        }
        return true
    }

    /// Numbers with weeks, days, hours, minutes and seconds, each once, in any order.
    private static func components(_ cursor: inout ByteCursor) throws(BadValue) {
        var seen: UInt8 = 0
        let units = Array("wdhms".utf8)
        repeat {
            cursor.spaces()
            guard !cursor.digits().isEmpty else {
                throw BadValue("a duration is written as PT4H18M3S or as numbers with w, d, h, m and s")
            }
            let hasFraction = try fraction(&cursor)
            cursor.spaces()
            guard let unit = cursor.takeAny(), let place = units.firstIndex(of: unit.lowercased) else {
                throw BadValue("behind a number of a duration stands w, d, h, m or s")
            }
            if hasFraction, place != 4 { throw BadValue("only seconds have a fraction") }
            guard seen & 1 << place == 0 else { throw BadValue("each unit stands once") }
            seen |= 1 << place
            cursor.spaces()
        } while !cursor.isAtEnd
    }
}
