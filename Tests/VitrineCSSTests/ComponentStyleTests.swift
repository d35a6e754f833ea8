import Foundation
import Testing

/// Tests of `components.css`, the styles of the components that come with Vitrine.
@Suite("The styles of components")
struct ComponentStyleTests {
    /// Returns the value of a property for each element that matches a selector.
    private func values(_ property: String, of selector: String, in body: String) throws -> [String] {
        let sheet = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../../themes/components/assets/components.css").standardizedFileURL
        return try StyleTests().values(
            property, of: selector, in: body, "", head: "<link rel=\"stylesheet\" href=\"components.css\"/>",
            files: ["components.css": try String(contentsOf: sheet, encoding: .utf8)])
    }

    @Test("A label has its own alignment in a list, too")
    func alignments() throws {
        let labels = ["label", "align-left", "align-center", "align-right", "align-justified"].map { name in
            "<p class=\"\(name)\" dir=\"auto\">\u{5D0}</p>"
        }
        let list = "<div class=\"list\">\(labels.joined())</div>"
        #expect(try values("text-align", of: "p", in: list) == ["left", "left", "center", "right", "justify"])
    }

    @Test("A group of radio buttons shows its error message only if it is invalid")
    func radioButtons() throws {
        func group(_ attributes: String) -> String {
            "<fieldset class=\"field choices\" role=\"radiogroup\"\(attributes)><legend>Size</legend>"
                + "<label class=\"choice\"><input type=\"radio\" name=\"size\" value=\"s\"/> Small</label>"
                + "<p class=\"field-error\">Taken</p></fieldset>"
        }
        #expect(try values("display", of: ".field-error", in: group("")) == ["none"])
        #expect(try values("display", of: ".field-error", in: group(" aria-invalid=\"true\"")) == ["block"])
    }
}
