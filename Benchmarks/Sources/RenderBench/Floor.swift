/// The lower bound: code that a person would write by hand for exactly this page, with only a pointer, no vocabulary,
/// and no checks of names or addresses. Text is escaped, byte by byte. It is measured in the same run as the library.
struct Floor {
    var base: UnsafeMutablePointer<UInt8>
    var count = 0

    init(capacity: Int) { base = .allocate(capacity: capacity) }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        (base + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    @inline(__always)
    mutating func escaped(_ text: String, quoted: Bool = true) {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var target = base + count
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "&"): target = Self.copy("&amp;", target)
                case UInt8(ascii: "<"): target = Self.copy("&lt;", target)
                case UInt8(ascii: ">"): target = Self.copy("&gt;", target)
                case UInt8(ascii: "\"") where quoted: target = Self.copy("&quot;", target)
                default:
                    target.pointee = byte
                    target += 1
                }
            }
            count = target - base
        }
    }

    @inline(__always)
    static func copy(_ text: StaticString, _ target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        target.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        return target + text.utf8CodeUnitCount
    }

    mutating func page(_ rows: [Row]) {
        count = 0
        put(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>Bench</title></head><body><main>"
        )
        for row in rows {
            put("<div class=\"")
            escaped(row.kind)
            put("\" data-id=\"")
            escaped(row.id)
            put("\">")
            for cell in row.cells {
                put("<div class=\"")
                escaped(cell.kind)
                put("\" data-key=\"")
                escaped(cell.key)
                put("\"><a href=\"")
                escaped(cell.url)
                put("\">")
                escaped(cell.text, quoted: false)
                put("</a></div>")
            }
            put("</div>")
        }
        put("</main></body></html>")
    }
}
