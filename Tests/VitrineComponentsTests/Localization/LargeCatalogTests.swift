import TestSupport
import Testing
import VitrineComponents

@Suite("Large String Catalogs")
struct LargeCatalogTests {
    @Test("A catalog with more than 9 MB and 10,000 keys is read quickly")
    func large() throws {
        let words = String(repeating: "Wörter ", count: 60)
        let entry = { (number: Int) in
            #""key \#(number) %lld" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(words)%lld" } }, "fr" : { "stringUnit" : { "state" : "translated", "value" : "\#(words)%lld" } } } }"#
        }
        let json = Array(
            "{\"sourceLanguage\" : \"en\", \"strings\" : {\(((0..<10_000).map(entry)).joined(separator: ",\n"))}, \"version\" : \"1.0\"}"
                .utf8)
        #expect(json.count > 9_000_000)
        var table: StringTable?
        let time = try ProcessorTime.measure { table = try StringTable(name: "Localizable", json: json) }
        #expect(table?.keys.count == 10_000)
        // A debug build needs about 3 s and an optimized one 0.5 s, so this limit is generous.
        #expect(time < .seconds(30))
    }
}
