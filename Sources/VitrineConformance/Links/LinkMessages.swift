import VitrineMarkup
import VitrineSupport

enum LinkMessages {
    /// Returns the beginning of a message: `“href” of <a> is “contact.html”`.
    static func subject(_ page: PageTree, _ reference: PageReference) -> String {
        let attribute = page.attributeSpelling(reference.attribute)
        return "“\(attribute)” of \(tag(page, reference.node)) is \(quoted(reference.value))"
    }

    static func nothing(_ reason: LinkTargets.Reason, hint: String?) -> String {
        let text =
            switch reason {
            case .noFile(let path) where path.last == 0x2F:
                "there is no folder \(quoted(path.dropLast())) in the folder of the site"
            case .noFile(let path): "there is no file \(quoted(path[...])) in the folder of the site"
            case .noIndex([]): "there is no index.html in the folder of the site"
            case .noIndex(let path): "there is no index.html in the folder \(quoted(path[...]))"
            case .leavesFolder: "this leads out of the folder of the site"
            }
        return hint.map { "\(text); \($0)" } ?? text
    }

    static func spelled(_ path: some Collection<UInt8>) -> String {
        "\(quoted(Array(path)[...])) exists, but capitals and accents must match"
    }

    static func published(under name: some Collection<UInt8>) -> String {
        let name = String(decoding: name, as: UTF8.self)
        return "if the site is published under /\(name)/, write “address: https://HOST/\(name)/” under “check:” in "
            + "vitrine.yml, or use --address with “vitrine check”"
    }

    static func fragment(_ id: Bytes, in page: String?) -> String {
        "no element \(page.map { "in \(quoted($0))" } ?? "on this page") has the id \(quoted(PercentEncoding.decoded(id, keepsSlashes: false)[...]))"
    }

    static let slash = "this is a folder; add a slash at the end, so that the server does not have to redirect"

    static func withoutExtension(_ path: [UInt8]) -> String {
        "the file is \(quoted(path[...])), and only some servers find it without its extension"
    }

    static let orphan = "no other page links to this one"

    static let twoCanonicals = "the page already has a different canonical URL"

    static func canonical(_ page: String, gives other: String) -> String {
        "\(quoted(page)) itself declares \(quoted(other)) as its canonical URL"
    }

    static func noReturn(_ page: String) -> String { "\(quoted(page)) does not list this page among its translations" }

    static let noSelf = "the page does not list itself among its translations"

    static func twice(_ language: String) -> String {
        "the page already lists another page with hreflang \(quoted(language))"
    }

    static func otherDefault(_ page: String) -> String {
        "\(quoted(page)) lists a different page for “x-default” than this page does"
    }
}
