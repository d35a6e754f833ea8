/// An encoding of the Encoding Standard, by its name there.
package enum HTMLEncoding: String, CaseIterable, Hashable, Sendable {
    case utf8 = "UTF-8"
    case ibm866 = "IBM866"
    case iso8859x2 = "ISO-8859-2"
    case iso8859x3 = "ISO-8859-3"
    case iso8859x4 = "ISO-8859-4"
    case iso8859x5 = "ISO-8859-5"
    case iso8859x6 = "ISO-8859-6"
    case iso8859x7 = "ISO-8859-7"
    case iso8859x8 = "ISO-8859-8"
    case iso8859x8i = "ISO-8859-8-I"
    case iso8859x10 = "ISO-8859-10"
    case iso8859x13 = "ISO-8859-13"
    case iso8859x14 = "ISO-8859-14"
    case iso8859x15 = "ISO-8859-15"
    case iso8859x16 = "ISO-8859-16"
    case koi8r = "KOI8-R"
    case koi8u = "KOI8-U"
    case macintosh = "macintosh"
    case windows874 = "windows-874"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case windows1252 = "windows-1252"
    case windows1253 = "windows-1253"
    case windows1254 = "windows-1254"
    case windows1255 = "windows-1255"
    case windows1256 = "windows-1256"
    case windows1257 = "windows-1257"
    case windows1258 = "windows-1258"
    case macCyrillic = "x-mac-cyrillic"
    case gbk = "GBK"
    case gb18030 = "gb18030"
    case big5 = "Big5"
    case eucJP = "EUC-JP"
    case iso2022JP = "ISO-2022-JP"
    case shiftJIS = "Shift_JIS"
    case eucKR = "EUC-KR"
    case replacement = "replacement"
    case utf16BE = "UTF-16BE"
    case utf16LE = "UTF-16LE"
    case userDefined = "x-user-defined"

    /// The sources of a file's encoding, in order of precedence.
    package enum Source: String, Sendable {
        /// A byte order mark.
        case byteOrderMark
        /// The `Content-Type` header of the server.
        case transport
        /// `<meta charset>` or `<meta http-equiv="content-type">`.
        case meta
        /// The default for files without a declaration: UTF-8. For fragments and `srcdoc` documents, which have the
        /// encoding of the document around them, this is always the source.
        case standard
    }

    /// The name in the Encoding Standard.
    package var name: String { rawValue }
}
