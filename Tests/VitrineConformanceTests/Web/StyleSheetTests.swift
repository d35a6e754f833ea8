import Testing

@testable import VitrineConformance

@Suite("Style sheets")
struct StyleSheetTests {
    @Test(
        "Rules and their blocks",
        arguments: [
            ("", nil), ("p { color: red }", nil), ("@import \"a.css\"; p {}", nil), ("@import \"a.css\"", nil),
            ("@media print { p { color: red } }", nil), ("<!-- p:not(.a, [b=\"{\"]) {} -->", nil),
            ("@charset \"utf-8\"; @font-face { src: url(a) } /* b */", nil), ("a { b: c; d { e: f } }", nil),
            ("p { color: red } h1", "“h1” has no “{” and “}” behind it"),
            ("p {};", "“;” has no “{” and “}” behind it"), ("p", "“p” has no “{” and “}” behind it"),
            ("@media print { p {} } color: red;", "“color: red;” has no “{” and “}” behind it"),
            ("p { color: red", "“}” is missing at the end"), ("p {} }", "“}” closes no bracket"),
        ] as [(String, String?)])
    func sheet(text: String, problem: String?) {
        #expect(WebTypeTable.problem("stylesheet", text) == problem, "\(text)")
    }
}
