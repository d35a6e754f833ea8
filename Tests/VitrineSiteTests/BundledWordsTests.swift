import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Bundled translations")
struct BundledWordsTests {
    private func words(_ text: LocalizedText, _ language: String) throws -> String {
        let bench = try Workbench()
        defer { bench.remove() }
        var text = text
        text.table = SiteStrings.frame
        let context = RenderContext(language: language, strings: try SiteStrings(bench.site))
        let (words, isMissing) = context.string(text)
        #expect(!isMissing, "\(text.key)")
        return words.replacing(/[\u{2068}\u{2069}]/, with: "")
    }

    @Test(arguments: ["de", "ar", "ja"]) func everyFrameWordIsTranslated(language: String) throws {
        for word in FrameWords.Word.allCases {
            let text = try words(LocalizedText(key: word.rawValue), language)
            #expect(
                text != word.rawValue || language == "de" && [.name, .comma, .desktop, .system].contains(word),
                "\(word)")
        }
    }

    @Test(
        arguments: [
            (
                "At least \(1) characters.",
                ["At least 1 character.", "Mindestens 1 Zeichen.", "حرف واحد على الأقل.", "1文字以上。"]
            ),
            (
                "At most \(8) characters.",
                ["At most 8 characters.", "Höchstens 8 Zeichen.", "8 أحرف على الأكثر.", "8文字以内。"]
            ),
            ("\(1) to \(1) characters.", ["1 to 1 character.", "1 bis 1 Zeichen.", "من 1 إلى حرف واحد.", "1〜1文字。"]),
            (
                "\(3) to \(20) characters.",
                ["3 to 20 characters.", "3 bis 20 Zeichen.", "من 3 إلى 20 حرفًا.", "3〜20文字。"]
            ),
            (
                "\("PIN"): \(1) characters became \(2) characters.",
                [
                    "PIN: 1 character became 2 characters.", "PIN: vorher 1 Zeichen, jetzt 2.",
                    "PIN: من حرف واحد إلى حرفين.", "PIN：1文字から2文字に変わりました。",
                ]
            ),
            (
                "Types \(4) characters into \("PIN").",
                [
                    "Types 4 characters into PIN.", "Gibt 4 Zeichen in PIN ein.", "يكتب 4 أحرف في PIN.",
                    "PINに4文字を入力します。",
                ]
            ),
            (
                "Chooses \("M") in \("Size").",
                ["Chooses M in Size.", "Wählt M in Size.", "يختار M في Size.", "SizeでMを選択します。"]
            ),
            (
                "and \(2) more on the index",
                ["and 2 more on the index", "und 2 weitere im Index", "وعنصران آخران في الفهرس", "ほか2件は索引にあります"]
            ),
        ] as [(LocalizedText, [String])])
    func pluralsDependOnTheirOwnNumber(text: LocalizedText, expected: [String]) throws {
        #expect(try ["en", "de", "ar", "ja"].map { try words(text, $0) } == expected)
    }
}
