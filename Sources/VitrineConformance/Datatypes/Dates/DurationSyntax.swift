import VitrineSupport

/// Reads durations in the two forms of the HTML Standard, such as `PT4H18M3S` and `4h 18m 3s`.
enum DurationSyntax {
    /// Reads a duration of either form.
    static func duration(_ cursor: inout ByteCursor) throws(ValueError) {
        if cursor.take("P") { try iso(&cursor) } else { try components(&cursor) }
    }

    /// Reads the text after `P`: a number of days, or `T` with hours, minutes and seconds in this order, or both. After
    /// `T`, at least one unit is required.
    private static func iso(_ cursor: inout ByteCursor) throws(ValueError) {
        var isEmpty = true
        if let next = cursor.next, next.isASCIIDigit {
            _ = cursor.digits()
            guard cursor.take("D") else { throw .duration(.notDays(found: FoundText(firstOf: cursor.rest))) }
            isEmpty = false
        }
        guard cursor.take("T") else {
            if isEmpty { throw .duration(.nothingAfterP(found: FoundText(firstOf: cursor.rest))) }
            return
        }
        var units = ArraySlice("HMS".utf8)
        isEmpty = true
        while let next = cursor.next, next.isASCIIDigit {
            _ = cursor.digits()
            let hasFraction = try fraction(&cursor)
            let found = FoundText(firstOf: cursor.rest)
            guard let unit = cursor.takeAny(), let place = units.firstIndex(of: unit) else {
                throw .duration(.timeUnit(found: found))
            }
            if hasFraction, unit != UInt8(ascii: "S") { throw .duration(.fractionOfUnit(Unicode.Scalar(unit))) }
            units = units[(place + 1)...]
            isEmpty = false
        }
        if isEmpty { throw .duration(.nothingAfterT(found: FoundText(firstOf: cursor.rest))) }
    }

    /// Reads a fraction of one to three digits. Returns false if there is none.
    private static func fraction(_ cursor: inout ByteCursor) throws(ValueError) -> Bool {
        guard cursor.take(".") else { return false }
        let count = cursor.digits().count
        guard (1...3).contains(count) else { throw .duration(.fraction(digits: count)) }
        return true
    }

    /// Reads numbers of weeks, days, hours, minutes and seconds, in any order, each unit at most once.
    private static func components(_ cursor: inout ByteCursor) throws(ValueError) {
        var seen: UInt8 = 0
        let units = Array("wdhms".utf8)
        repeat {
            cursor.spaces()
            guard !cursor.digits().isEmpty else {
                throw .duration(.numberMissing(found: FoundText(firstOf: cursor.rest)))
            }
            let hasFraction = try fraction(&cursor)
            cursor.spaces()
            let found = FoundText(firstOf: cursor.rest)
            guard let unit = cursor.takeAny(), let place = units.firstIndex(of: unit.asciiLowercased) else {
                throw .duration(.unit(found: found))
            }
            if hasFraction, place != 4 { throw .duration(.fractionOfUnit(Unicode.Scalar(unit))) }
            guard seen & 1 &<< UInt8(place) == 0 else { throw .duration(.repeatedUnit(Unicode.Scalar(unit))) }
            seen |= 1 &<< UInt8(place)
            cursor.spaces()
        } while !cursor.isAtEnd
    }
}
