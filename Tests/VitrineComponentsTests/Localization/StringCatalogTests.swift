import Testing
import VitrineComponents

@Suite("String Catalogs")
struct StringCatalogTests {
    static let strings = #"""
        "Delete" : {
          "comment" : "A button.",
          "extractionState" : "stale",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Löschen" } },
            "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Supprimer" } },
            "ja" : { "stringUnit" : { "state" : "new", "value" : "Delete" } },
            "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "刪除" } },
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "删除" } },
            "he" : { }
          }
        },
        "Save" : { },
        "Vitrine" : { "shouldTranslate" : false },
        "due" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Due in one day" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Due in %lld days" } } } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Za %lld dzień" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "Za %lld dni (few)" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "Za %lld dni" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Za %lld dnia" } } } } }
          }
        },
        "%@ has %lld files in %lld folders" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%@ has %#@files@ in %#@folders@" },
              "substitutions" : {
                "files" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "nothing" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } },
                "folders" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "one folder" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } } } } }
              }
            },
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "%3$#@folders@ mit %2$#@files@ von %1$@ (100 %%)" },
              "substitutions" : {
                "files" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } } } } },
                "folders" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Ordner" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Ordner" } } } } }
              }
            }
          }
        },
        "Tap %lld" : {
          "localizations" : {
            "en" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap %lld" } },
              "other" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "Click once" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Click %lld times" } } } } } } } }
          }
        }
        """#

    private func catalog() throws -> StringCatalog { StringCatalog([try StringTable(strings: Self.strings)]) }

    @Test(
        "Words are in the language, a shorter tag, or the untranslated source language",
        arguments: [
            ("de", "Löschen", true), ("de-AT", "Löschen", true), ("de_AT", "Löschen", true), ("fr", "Supprimer", true),
            ("en", "Delete", true), ("en-GB", "Delete", true), ("ja", "Delete", false), ("he", "Delete", false),
            ("ar", "Delete", false), ("zh-TW", "刪除", true), ("zh-Hant-HK", "刪除", true), ("zh-HK", "刪除", true),
            ("zh", "删除", true), ("zh-CN", "删除", true), ("zh-Hans-SG", "删除", true), ("xx-Nowhere", "Delete", false),
        ])
    func languages(language: String, words: String, isTranslated: Bool) throws {
        let pattern = try catalog().words(for: "Delete", language: language)
        #expect(pattern == LocalizedPattern(format: words, isTranslated: isTranslated))
    }

    @Test("Words in another script are never used")
    func scripts() throws {
        let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#
        let table = try StringTable(strings: "\"a\" : { \"localizations\" : { \"sr\" : \(unit), \"zh\" : \(unit) } }")
        let catalog = StringCatalog([table])
        for language in ["sr", "sr-Cyrl", "sr-RS", "zh-CN", "zh-Hans"] {
            #expect(catalog.words(for: "a", language: language)?.isTranslated == true, "\(language)")
        }
        for language in ["sr-Latn", "zh-TW", "zh-Hant"] {
            #expect(catalog.words(for: "a", language: language)?.isTranslated == false, "\(language)")
        }
    }

    @Test("A key without words is its own text, and one that is not to be translated is never missing")
    func keys() throws {
        let catalog = try catalog()
        #expect(catalog.words(for: "Save", language: "en") == LocalizedPattern(format: "Save", isTranslated: true))
        #expect(catalog.words(for: "Save", language: "de") == LocalizedPattern(format: "Save", isTranslated: false))
        #expect(
            catalog.words(for: "Vitrine", language: "de") == LocalizedPattern(format: "Vitrine", isTranslated: true))
        #expect(catalog.words(for: "Other", language: "en") == LocalizedPattern(format: "Other", isTranslated: true))
        #expect(catalog.words(for: "Other", language: "de") == nil)
        #expect(catalog.words(for: LocalizedText(key: "Save", table: "Menu"), language: "en") == nil)
        #expect(catalog.languages == ["de", "en", "fr", "pl", "zh-Hans", "zh-Hant"])
        #expect(catalog.tables["Localizable"]?.missingKeys(in: "de") == ["Save", "Tap %lld", "due"])
        #expect(catalog.tables["Localizable"]?.missingKeys(in: "en-GB") == [])
    }

    @Test(
        "The words depend on the numbers",
        arguments: [
            ("en", 1, "Due in one day"), ("en", 0, "Due in 0 days"), ("en", 1200, "Due in 1,200 days"),
            ("pl", 1, "Za 1 dzień"), ("pl", 2, "Za 2 dni (few)"), ("pl", 5, "Za 5 dni"), ("pl", 22, "Za 22 dni (few)"),
            // A text that is not translated has the plural rules of the source language, and the digits of the page's
            // language.
            ("de", 1, "Due in one day"), ("ar-EG", 12, "Due in ١٢ days"),
        ])
    func plurals(language: String, days: Int, words: String) throws {
        let text = LocalizedText(key: "due", arguments: [.integer(days)])
        #expect(shown(text, language: language, strings: try catalog()).text == words)
    }

    @Test("The words for a fraction depend on the digits that are shown")
    func fractions() throws {
        let catalog = try catalog()
        let text = { LocalizedText(key: "due", arguments: [.number($0, fractionDigits: $1)]) }
        #expect(shown(text(1, nil), strings: catalog).text == "Due in one day")
        #expect(shown(text(1, 1), strings: catalog).text == "Due in 1.0 days")
        #expect(shown(text(1.5, nil), language: "pl", strings: catalog).text == "Za 1,5 dnia")
    }

    @Test(
        "Each part of a text depends on its own argument",
        arguments: [
            ("en", 1, 1, "Ann has 1 file in one folder"), ("en", 0, 2, "Ann has nothing in 2 folders"),
            ("en", 5000, 1, "Ann has 5,000 files in one folder"),
            ("de", 1, 3, "3 Ordner mit 1 Datei von Ann (100 %)"),
        ])
    func substitutions(language: String, files: Int, folders: Int, words: String) throws {
        let text: LocalizedText = "\("Ann") has \(files) files in \(folders) folders"
        let (result, problems) = shown(text, language: language, strings: try catalog())
        #expect(result == words)
        #expect(problems == [])
    }

    @Test("If words vary by device, those for other devices are shown, with their plurals")
    func devices() throws {
        #expect(shown("Tap \(1)", strings: try catalog()).text == "Click once")
        #expect(shown("Tap \(2)", strings: try catalog()).text == "Click 2 times")
    }

    @Test("A substitution may contain other substitutions")
    func nestedSubstitutions() throws {
        let plural = #""variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" :"#
        let table = try StringTable(
            strings: #"""
                "%lld of %lld" : { "localizations" : { "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@whole@" },
                  "substitutions" : {
                    "whole" : { "argNum" : 2, "formatSpecifier" : "lld", \#(plural) "%1$#@part@ of %arg" } } } } },
                    "part" : { "argNum" : 1, "formatSpecifier" : "lld", \#(plural) "part %arg" } } } } } } } } }
                """#)
        #expect(shown("\(3) of \(7)", strings: StringCatalog([table])).text == "part 3 of 7")
    }

    @Test("Zero padding remains next to a substitution")
    func paddedSubstitution() throws {
        let table = try StringTable(
            strings: #"""
                "%02lld:%lld" : { "localizations" : { "en" : {
                  "stringUnit" : { "value" : "%02lld:%#@x@" },
                  "substitutions" : { "x" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "other" : { "stringUnit" : { "value" : "%arg" } } } } } } } } }
                """#)
        let catalog = StringCatalog([table])
        let text = LocalizedText(key: "%02lld:%lld", arguments: [.integer(7), .integer(5)])
        #expect(catalog.words(for: text, language: "en")?.format == "%1$02lld:%2$lld")
        #expect(shown(text, strings: catalog).text == "07:5")
    }

    @Test(
        "In a text without arguments, percent signs are literal", arguments: ["Pass %arg", "100 %% %arg", "50 % off"])
    func literalPercentSigns(key: String) throws {
        let table = try StringTable(
            strings: #""\#(key)" : { "localizations" : { "en" : { "stringUnit" : { "value" : "\#(key)" } } } }"#)
        #expect(shown(LocalizedText(key: key), strings: StringCatalog([table])).text == key)
    }

    @Test("In a text without arguments, percent signs are literal next to a substitution, too")
    func literalPercentSignsAndSubstitution() throws {
        let table = try StringTable(
            strings: #"""
                "100 %% %d %arg" : { "localizations" : { "en" : {
                  "stringUnit" : { "value" : "100 %% %d %#@part@ %arg" },
                  "substitutions" : { "part" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "other" : { "stringUnit" : { "value" : "%arg of 50 %" } } } } } } } } }
                """#)
        let text = LocalizedText(key: "100 %% %d %arg")
        #expect(shown(text, strings: StringCatalog([table])).text == "100 %% %d %arg of 50 % %arg")
    }

    @Test("Tables are distinguished by their names")
    func tables() throws {
        let words = { (word: String) in
            "\"Open\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"value\" : \"\(word)\" } } } }"
        }
        let catalog = StringCatalog([
            try StringTable(strings: words("Öffnen")), try StringTable(name: "Shop", strings: words("Geöffnet")),
        ])
        #expect(shown("Open", language: "de", strings: catalog).text == "Öffnen")
        #expect(shown(LocalizedText(key: "Open", table: "Shop"), language: "de", strings: catalog).text == "Geöffnet")
    }
}
