import Testing
import VitrineComponents

@Suite("Colors in hexadecimal")
struct HexColorTests {
    @Test("Six digits with or without a number sign", arguments: ["#5AABEC", "5aabec", "#5aAbEc"])
    func strict(text: String) throws {
        #expect(try HexColor(text).description == "#5aabec")
    }

    @Test(
        "Any other text is an error, and the message quotes it",
        arguments: ["", "#", "5AABE", "5AABECF", "##5AABE", "12ZZZZ", " 5AABEC", "５AABEC"])
    func refused(text: String) {
        #expect(throws: RenderError.notAColor(text)) { try HexColor(text) }
        #expect(
            RenderError.notAColor(text).description
                == "“\(text)” is not a color; expected six hexadecimal digits, as in #5aabec")
    }

    @Test(
        "Colors are read leniently, as in the login sample",
        arguments: [
            (" #5aabec\n", "#5aabec"), ("5AABEC", "#5aabec"), ("fff", "#808080"), ("", "#808080"),
            ("12ZZZZ", "#000012"), ("GGGGGG", "#000000"), ("0x1234", "#001234"),
        ])
    func lenient(text: String, color: String) {
        #expect(HexColor(colorFromHex: text).description == color)
    }

    @Test("Text on the brand's blue is dark, not white")
    func contrast() throws {
        let brand = try HexColor("5AABEC")
        #expect(brand.contrast(with: .white) < 3)
        #expect(brand.contrast(with: try HexColor("0d1f2d")) > 4.5)
        #expect(HexColor.black.contrast(with: .white) == 21)
    }
}
