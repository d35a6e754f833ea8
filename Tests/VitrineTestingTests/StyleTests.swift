import TestSupport
import Testing
import VitrineComponents
import VitrineHTML
import VitrineTesting

private struct Notice: Component, Identifiable {
    let id: Int
    var text: String
}

private struct NoticeView: ComponentView {
    let notice: Notice
    init(viewModel: Notice) { notice = viewModel }

    func body(_ html: HTML) {
        html.section(.class("notice")) {
            html.h2("Notice")
            html.p(notice.text)
            html.p("More")
        }
    }
}

private let notices: Registry = {
    var registry = Registry()
    registry.register(viewModelType: Notice.self, viewType: NoticeView.self)
    return registry
}()

private let sheet = """
    :root { color-scheme: light dark; --gap: 8px }
    .notice { padding: var(--gap) 1em; font-size: 20px }
    .notice p { color: light-dark(#777, #eee); background: light-dark(white, black) }
    .notice h2::before { content: "!"; color: red }
    @media (width < 600px) { .notice { padding: 0 } }
    .notice:hover { color: navy }
    """

/// Runs a closure and returns the texts of the issues that it records, which do not fail the test.
private func issues(_ body: () -> Void) -> [String] {
    final class Heard: @unchecked Sendable { var texts: [String] = [] }
    let heard = Heard()
    withKnownIssue(isIntermittent: true) {
        body()
    } matching: { issue in
        heard.texts.append(issue.comments.first?.rawValue ?? "")
        return true
    }
    return heard.texts
}

@Suite("Styles in a test")
struct StyleTests {
    private let notice = Notice(id: 1, text: "Bread")

    @Test func valuesAreComparedAsComputed() {
        expectStyle(
            of: notice, matching: ".notice p",
            is: ["color": "#777777", "background-color": "white", "font-size": "1.25rem", "line-height": "normal"],
            styles: .css(sheet), in: notices)
        expectStyle(
            of: notice, matching: ".notice", is: ["padding": "8px 20px", "padding-inline": "1em", "--gap": "8px"],
            styles: .css(sheet), in: notices)
    }

    @Test func conditionsHold() {
        expectStyle(
            of: notice, matching: "p", is: ["color": "#eee", "background-color": "#000"], under: "dark",
            styles: .css(sheet), in: notices)
        expectStyle(
            of: notice, matching: ".notice", is: ["padding": "0", "color": "navy"], under: "390px, hover",
            styles: .css(sheet), in: notices)
        expectStyle(
            of: notice, matching: "h2::before", is: ["content": "\"!\"", "color": "#f00"], styles: .css(sheet),
            in: notices)
    }

    @Test func differentValuesAreOneIssue() {
        let texts = issues {
            expectStyle(
                of: notice, matching: ".notice p",
                is: ["color": "#1a1a1a", "font-size": "20px", "font-weight": "bold", "margin": "0"],
                under: "light, 390px", styles: .css(sheet), in: notices)
        }
        #expect(
            texts == [
                """
                “.notice p” in Notice (light, 390px): 8 values differ
                  <p> on line 1 and 1 more element
                    color: expected #1a1a1a, found #777777 [styles:3:13, .notice p]
                    font-weight: expected bold, found 400 [initial value]
                    margin-top: expected 0px, found 20px [user agent, p, dl]
                    margin-bottom: expected 0px, found 20px [user agent, p, dl]
                """
            ])
    }

    @Test func unlistedElementsAreCounted() {
        let sheet = (1...10).map { ".a\($0) { width: \($0)px }" }.joined(separator: "\n")
        let page = (1...10).map { "<p class=a\($0)>One</p><p class=a\($0)>Two</p>" }.joined()
        let texts = issues {
            expectStyle(ofPage: "<style>\(sheet)</style>\(page)", matching: "p", is: ["width": "0"])
        }
        let lines = texts.flatMap { $0.split(separator: "\n") }
        #expect(lines.first == "“p” in the page: 20 values differ")
        #expect(lines.count == 18)
        #expect(lines.last == "  and 4 more elements")
    }

    @Test func mistakesInExpectationAreIssues() {
        func messages(_ selector: String, _ expected: KeyValuePairs<String, String>, under: String = "") -> [String] {
            issues {
                expectStyle(
                    of: notice, matching: selector, is: expected, under: under, styles: .css(sheet), in: notices)
            }
        }
        #expect(messages(".notize", ["color": "red"]) == ["“.notize” in Notice: the selector matches nothing"])
        #expect(messages("p", ["colr": "red"]) == ["unknown property “colr”; did you mean “color”?"])
        #expect(messages("p", ["color": "10xx"]) == ["“10xx” is not a value of “color”"])
        #expect(messages("p", ["color": "red; margin: 0"]) == ["“red; margin: 0” is not a value of “color”"])
        #expect(
            messages("p:hoover", ["color": "red"]) == [
                "“p:hoover” is not a selector: unknown pseudo-class “:hoover”; did you mean “:hover”?"
            ])
        #expect(messages("p", ["color": "red"], under: "drak") == ["“drak” is not a condition; did you mean “dark”?"])
        #expect(messages("p::after", ["color": "red"]) == ["“p::after” in Notice: the selector matches nothing"])
        #expect(
            messages(".notice", ["--gap": "9px", "--gab": "1px"]) == [
                """
                “.notice” in Notice: 2 values differ
                  <section> on line 1
                    --gap: expected 9px, found 8px [styles:1:35, :root]
                    --gab: expected 1px, found nothing
                """
            ])
        #expect(
            issues {
                expectStyle(of: notice, matching: "p", is: [:], styles: .file("no/such.css"), in: notices)
            } == ["the stylesheet “no/such.css” cannot be read: there is no such file"])
    }

    @Test func pagesHaveTheirOwnStyles() throws {
        let folder = try TemporaryFolder("styles")
        defer { folder.remove() }
        try folder.write("p { color: navy }", to: "site.css")
        let page = "<!DOCTYPE html><link rel=stylesheet href=site.css><style>\np { margin: 1px }</style><p>One</p>"
        try folder.write(page, to: "page.html")
        let path = "\(folder.path)/page.html"
        expectStyle(ofFile: path, matching: "p", is: ["color": "navy", "margin": "1px"])
        try folder.remove("site.css")
        #expect(
            issues { expectStyle(ofFile: path, matching: "p", is: ["color": "navy"]) } == [
                "the stylesheet “site.css” of \(path) cannot be read"
            ])
        expectStyle(ofPage: page, matching: "p", is: ["color": "black"])
        #expect(
            issues { expectStyle(ofPage: page, matching: "p", is: ["margin-top": "2px"]) } == [
                """
                “p” in the page: 1 value differs
                  <p> on line 2
                    margin-top: expected 2px, found 1px [the page:2:5, p]
                """
            ])
    }

    @Test func contrastIsCheckedInBothSchemes() {
        #expect(
            issues { expectContrast(of: notice, matching: "p", styles: .css(sheet), in: notices) } == [
                """
                “p” in Notice: contrast is not as expected for 2 texts
                  light: <p> on line 1: 4.47:1, text #777777 on #ffffff; at least 4.5:1 is expected [styles:3:13, .notice p]
                  light: <p> on line 1: 4.47:1, text #777777 on #ffffff; at least 4.5:1 is expected [styles:3:13, .notice p]
                """
            ])
        expectContrast(of: notice, matching: "p", atLeast: 4, styles: .css(sheet), in: notices)
        expectContrast(of: notice, matching: "p", under: "dark", styles: .css(sheet), in: notices)
        expectContrast(
            of: notice, atLeast: 3, styles: .css(sheet + "h2 { color: black; background: white }"), in: notices)
    }

    @Test func chosenSchemeIsCheckedOnce() {
        let texts = issues {
            expectContrast(of: notice, matching: "p", atLeast: 20, under: "Dark", styles: .css(sheet), in: notices)
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("“p” in Notice (Dark): contrast is not as expected for 2 texts\n") == true)
    }

    @Test func importedStylesMayBeForDarkMode() throws {
        let folder = try TemporaryFolder("styles")
        defer { folder.remove() }
        let night = "@media (prefers-color-scheme: dark) { p { background: #000 } }"
        try folder.write(night, to: "night.css")
        let page = "<!DOCTYPE html><style>@import url(night.css); p { color: #000 }</style><p>One</p>"
        try folder.write(page, to: "page.html")
        let path = "\(folder.path)/page.html"
        let texts = issues { expectContrast(ofFile: path, matching: "p") }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("\n  dark: <p> on line 1: 1:1, text #000000 on #000000;") == true)
    }

    @Test func uncertainContrastFails() {
        #expect(
            issues {
                expectContrast(ofPage: "<style>p { background: url(a.png) }</style><p>One</p>", matching: "p")
            } == [
                """
                “p” in the page: contrast is not as expected for 1 text
                  <p> on line 1: the colors of the text and its background cannot be determined
                """
            ])
        // Opacity mixes two known colors, so the result is known.
        #expect(
            issues {
                expectContrast(ofPage: "<style>p { color: #000; opacity: .4 }</style><p>One</p>", matching: "p")
            } == [
                """
                “p” in the page: contrast is not as expected for 1 text
                  <p> on line 1: 2.84:1, text #999999 on #ffffff; at least 4.5:1 is expected [the page:1:5, p]
                """
            ])
        #expect(
            issues { expectContrast(ofPage: "<div><p>One</p></div>", matching: "div") } == [
                "“div” in the page: the elements that the selector matches have no text of their own"
            ])
    }
}
