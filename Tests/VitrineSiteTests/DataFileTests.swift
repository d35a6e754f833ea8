import Foundation
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Errors of data files")
struct DataFileTests {
    private struct City: Decodable, Equatable {
        var name: String
        var people: Int
        var rivers: [String]?
    }

    private struct Trip: Decodable {
        var day: Date
    }

    private func error(_ bytes: [UInt8], name: String = "cities.json") throws -> SiteProblem {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(bytes, to: "site/data/\(name)")
        let problem = try #require(
            #expect(throws: SiteProblem.self) { try bench.site.load("data/\(name)", as: [City].self) })
        #expect(problem.kind == .content)
        #expect(problem.file == "\(bench.path)/site/data/\(name)")
        return problem
    }

    private func error(_ text: String, name: String = "cities.json") throws -> SiteProblem {
        try error(Array(text.utf8), name: name)
    }

    @Test func goodFiles() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("[{\"name\": \"Ulm\", \"people\": 126000}]", to: "site/data/cities.json")
        try bench.write("- name: Ulm\n  people: 126000\n", to: "site/data/cities.yml")
        try bench.write("- {name: Ulm, people: 126000}\n", to: "site/data/cities.yaml")
        for name in ["cities.json", "cities.yml", "cities.yaml"] {
            let cities: [City] = try bench.site.load("data/\(name)")
            #expect(cities == [City(name: "Ulm", people: 126_000)])
        }
    }

    @Test(arguments: [
        ("2026-01-31", 791_510_400.0),
        ("2026-01-31T12:00:00Z", 791_553_600.0),
        ("2026-01-31T12:00:00+01:00", 791_550_000.0),
        ("2026-01-31T12:00:00-0100", 791_557_200.0),
        ("2026-01-31T12:00:00.5Z", 791_553_600.5),
        ("2026-01-31T12:00:00.5+01:00", 791_550_000.5),
        ("2024-02-29", 730_857_600.0),
    ]) func dates(text: String, seconds: Double) throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("[{\"day\": \"\(text)\"}]", to: "site/data/trips.json")
        let trips: [Trip] = try bench.site.load("data/trips.json")
        #expect(trips.map(\.day.timeIntervalSinceReferenceDate) == [seconds])
    }

    @Test(arguments: [
        "2026-01-31Tjunk", "2026-01-31junk", "2026-01-31 ", "2026-01-31T12:00:00Zjunk", "2026-01-31T12:00:00Z ",
        "2026-01-31T12:00:00+01:00Z", "2026-01-31T12:00:00", "2026-01-31T12:00Z", "2026-01-31 12:00:00Z", "2026-02-29",
        "2026-02-31T12:00:00Z", "2026-1-31", "20260131", "",
    ]) func invalidDates(text: String) throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("[{\"day\": \"\(text)\"}]", to: "site/data/trips.json")
        let problem = #expect(throws: SiteProblem.self) { try bench.site.load("data/trips.json", as: [Trip].self) }
        #expect(
            problem?.message == "[0].day: “\(text)” is not a date such as 2026-01-31 or 2026-01-31T12:00:00Z")
    }

    @Test(arguments: ["2026-02-31", "2026-2-30", "2026-02-29T12:00:00Z", "2026-13-01"])
    func impossibleDaysInYAML(text: String) throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("- {day: 2024-02-29}\n- {day: \(text)}\n", to: "site/data/trips.yml")
        let problem = #expect(throws: SiteProblem.self) { try bench.site.load("data/trips.yml", as: [Trip].self) }
        #expect(problem?.line == 2)
        #expect(problem?.message.hasPrefix("[1].day: expected a date") == true, "\(problem?.message ?? "")")
        try bench.write("- {name: \(text), people: 1}\n", to: "site/data/cities.yml")
        #expect(try bench.site.load("data/cities.yml", as: [City].self) == [City(name: text, people: 1)])
    }

    /// The CAS number of a substance. Other texts are refused.
    private struct Substance: Decodable, Equatable {
        let number: String

        init(_ number: String) { self.number = number }

        init(from decoder: any Decoder) throws {
            number = try decoder.singleValueContainer().decode(String.self)
            guard number.wholeMatch(of: /[0-9]+-[0-9]{2}-[0-9]/) != nil else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "not a CAS number"))
            }
        }
    }

    private enum Line: String, Decodable { case office = "0711-12-34", shop = "0711-12-3456" }

    private struct Delivery: Decodable {
        var day: Date
        var substance: Substance
    }

    @Test func validatedTextsThatLookLikeImpossibleDays() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("- 7732-18-5\n- 7647-14-5\n", to: "site/data/substances.yml")
        let substances: [Substance] = try bench.site.load("data/substances.yml")
        #expect(substances == [Substance("7732-18-5"), Substance("7647-14-5")])
        try bench.write("[0711-12-3456, 0711-12-34]\n", to: "site/data/lines.yml")
        let lines: [Line] = try bench.site.load("data/lines.yml")
        #expect(lines == [.shop, .office])
        try bench.write("- {day: 2026-02-31, substance: 7732-18-5}\n", to: "site/data/deliveries.yml")
        let problem = #expect(throws: SiteProblem.self) {
            try bench.site.load("data/deliveries.yml", as: [Delivery].self)
        }
        #expect(problem?.message.hasPrefix("[0].day: expected a date") == true, "\(problem?.message ?? "")")
    }

    @Test func quotedKeysInYAML() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("\"yes\": {day: 2026-01-31}\n\"no\": {day: 2026-02-31}\n", to: "site/data/trips.yml")
        let problem = #expect(throws: SiteProblem.self) {
            try bench.site.load("data/trips.yml", as: [String: Trip].self)
        }
        #expect(problem?.message.hasPrefix("no.day: expected a date") == true, "\(problem?.message ?? "")")
    }

    /// Keys that look like other types are found: the problem has the line of their value, and states what was found.
    @Test(arguments: [
        ("years.json", "{\"2024\":\n \"x\"}", "2024"), ("years.yml", "\"2024\":\n  x\n", "2024"),
        ("years.yml", "2024:\n  x\n", "2024"), ("words.json", "{\"yes\":\n \"x\"}", "yes"),
        ("words.yml", "\"null\":\n  x\n", "null"), ("words.yml", "null:\n  x\n", "null"),
    ])
    func keysThatLookLikeOtherTypes(name: String, text: String, key: String) throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(text, to: "site/data/\(name)")
        let problem = #expect(throws: SiteProblem.self) {
            try bench.site.load("data/\(name)", as: [String: Int].self)
        }
        #expect(problem?.line == 2)
        #expect(problem?.message == "\(key): expected a whole number, found the string “x”")
    }

    @Test func dateInSecondsIsNotBlamed() throws {
        struct Departure: Decodable {
            var day: Date
            var seats: Int
        }
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("{\"day\": 5, \"seats\": 1.5}", to: "site/data/departure.json")
        let problem = #expect(throws: SiteProblem.self) {
            try bench.site.load("data/departure.json", as: Departure.self)
        }
        #expect(problem?.message.contains("day") == false, "\(problem?.message ?? "")")
    }

    @Test func missingFile() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.remove("site/vitrine.yml")
        let problem = #expect(throws: SiteProblem.self) { try bench.site.load("data/no.json", as: [City].self) }
        let file = "\(bench.path)/site/data/no.json"
        #expect(
            problem?.description
                == "\(file): error: cannot be read: there is no such file, and \(bench.path)/site has no vitrine.yml; "
                + "choose the folder of the site with --site")
    }

    @Test func folderInsteadOfFile() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.makeFolder("site/data/cities.json")
        let problem = #expect(throws: SiteProblem.self) { try bench.site.load("data/cities.json", as: [City].self) }
        #expect(problem?.message == "cannot be read: it is a folder")
    }

    @Test(arguments: [("[\n  {\"name\": \"Ulm\",, \"people\": 1}\n]\n", 2), ("[\n\n\n{\"name\" \"Ulm\"}]", 4)])
    func malformedJSON(text: String, line: Int) throws {
        let problem = try error(text)
        #expect(problem.line == line)
        #expect(problem.message.hasPrefix("is not valid JSON: "))
    }

    @Test(arguments: ["", "[{\"name\": \"Ulm\""]) func unfinishedJSON(text: String) throws {
        #expect(try error(text).message.hasPrefix("is not valid JSON: "))
    }

    @Test func missingKey() throws {
        let problem = try error("[\n  {\"name\": \"Ulm\", \"people\": 1},\n  {\"name\": \"Bonn\"}\n]\n")
        #expect(problem.line == 3)
        #expect(problem.message == "[1] has no “people”")
    }

    @Test func wrongType() throws {
        let problem = try error(
            """
            [
              {"name": "Ulm", "people": 1, "rivers": ["Donau"]},
              {"name": "Bonn",
               "people": 2,
               "rivers": ["Rhein",
                          7]}
            ]
            """)
        #expect(problem.line == 6)
        #expect(problem.message == "[1].rivers[1]: expected a string, found the number 7")
    }

    @Test func null() throws {
        let problem = try error("[{\"name\": null, \"people\": 1}]")
        #expect(problem.line == 1)
        #expect(problem.message == "[0].name: expected a string, found null")
    }

    @Test func wrongTypeOfDocument() throws {
        let problem = try error("\n{\"name\": \"Ulm\"}")
        #expect(problem.line == 2)
        #expect(problem.message == "the document: expected a list, found keys and values")
    }

    @Test func invalidUTF8() throws {
        let problem = try error(Array("[\n{\"name\": \"M".utf8) + [0xFC] + Array("nchen\"}\n]".utf8))
        #expect(problem.line == 2)
        #expect(problem.message == "is not UTF-8")
    }

    @Test func malformedYAML() throws {
        let problem = try error("- name: Ulm\n  people: 1\n- name: \"Bonn\n  people: 2\n", name: "cities.yml")
        #expect(problem.message.hasPrefix("is not valid YAML: "))
        #expect(problem.line != nil)
    }

    @Test func missingKeyInYAML() throws {
        let problem = try error("- name: Ulm\n  people: 1\n- name: Bonn\n", name: "cities.yml")
        #expect(problem.line == 3)
        #expect(problem.message == "[1] has no “people”")
    }

    @Test func wrongTypeInYAML() throws {
        let problem = try error("- name: Ulm\n  people: many\n", name: "cities.yaml")
        #expect(problem.line == 2)
        #expect(problem.message == "[0].people: expected a whole number, found the string “many”")
    }

    /// 200 kB of YAML whose aliases expand to gigabytes. In one case they are only values. In the other, one is also a
    /// key, which is hashed when it is read.
    @Test(arguments: ["", "? *a12\n: 1\n"]) func aliasesThatExpandTooMuch(key: String) throws {
        let base = "a0: &a0 [\(Array(repeating: "x", count: 100_000).joined(separator: ","))]\n"
        let bomb = (1...12).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        let problem = try error(base + bomb + key, name: "cities.yml")
        #expect(problem.message == "its aliases (*name) expand to more than 10 MB; use fewer aliases")
    }

    /// Nested lists of any depth. The innermost value is not a list and is ignored.
    private struct Nest: Decodable {
        init(from decoder: any Decoder) throws {
            guard var inside = try? decoder.unkeyedContainer() else { return }
            while !inside.isAtEnd { _ = try inside.decode(Nest.self) }
        }
    }

    @Test(arguments: ["[", "- "]) func yamlNestingDepth(level: String) throws {
        func text(_ count: Int) -> String {
            String(repeating: level, count: count) + "x" + (level == "[" ? String(repeating: "]", count: count) : "")
        }
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(text(999), to: "site/data/deep.yml")
        let _: Nest = try bench.site.load("data/deep.yml")
        for count in [level == "[" ? 1_200 : 1_000, 100_000] {
            let problem = try error(text(count), name: "deep.yml")
            #expect(problem.message == "is not valid YAML: values are nested more than 999 levels deep")
            #expect(problem.line == 1)
        }
    }

    @Test func keyTwiceInYAML() throws {
        let problem = try error("- name: Ulm\n  people: 1\n  name: Bonn\n", name: "cities.yml")
        #expect(problem.line == 3)
        #expect(problem.message == "duplicate key “name”: the first is on line 1")
    }
}
