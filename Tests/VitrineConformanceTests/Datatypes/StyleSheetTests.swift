import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Style sheets")
struct StyleSheetTests {
    @Test(
        "Rules and their blocks",
        arguments: [
            ("", nil), ("p { color: red }", nil), ("@import \"a.css\"; p {}", nil), ("@import \"a.css\"", nil),
            ("@media print { p { color: red } }", nil), ("<!-- p:not(.a, [b=\"{\"]) {} -->", nil),
            ("@charset \"utf-8\"; @font-face { src: url(a) } /* b */", nil), ("a { b: c; d { e: f } }", nil),
            ("p { color: red } h1", "“h1” has no block; expected “{” and “}” after it"),
            ("p {};", "“;” has no block; expected “{” and “}” after it"),
            ("p", "“p” has no block; expected “{” and “}” after it"),
            ("@media print { p {} } color: red;", "“color: red;” has no block; expected “{” and “}” after it"),
            ("p { color: red", "“}” is missing at the end"), ("p {} }", "“}” closes nothing"),
        ] as [(String, String?)])
    func sheet(text: String, problem: String?) {
        #expect(WebTypeTable.problem("stylesheet", text) == problem, "\(text)")
    }
}
