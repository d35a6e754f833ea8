import VitrineSupport
import ArgumentParser
import VitrineSite

/// Lists the texts of a gallery, each with the requested languages that it is not translated into, or adds texts to
/// String Catalogs.
struct StringsCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "strings", abstract: "List texts to translate, or add them to the String Catalogs.",
            discussion: """
                Components are rendered to find their texts.

                Examples:
                  \(ProgramName.current) strings                        All texts to translate.
                  \(ProgramName.current) strings --locale de            Those without a German translation.
                  \(ProgramName.current) strings --update               Add texts that are in no catalog.
                  \(ProgramName.current) strings --update --titles      Also titles, summaries, names and notes.

                Exit status: 0 done, 1 a translation is missing (with --locale), or errors in the data or the code of \
                the gallery, 3 a catalog could not be written, 64 wrong usage or settings.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Option(help: ArgumentHelp("Only texts without a translation in this language; repeatable.", valueName: "tag"))
    var locale: [String] = []
    @Flag(help: "Add texts of components to the catalogs, without translations.")
    var update = false
    @Flag(help: "Include titles, groups, summaries, names and notes.")
    var titles = false

    func run() async throws {
        let isLacking: Bool
        do throws(BuildFailure) {
            let site = try await siteOptions.load(Content.self)
            let texts: SiteTexts
            do throws(SiteProblems) {
                texts = try SiteTexts(of: site)
            } catch {
                throw BuildFailure(site: error.all)
            }
            if update { return try add(texts, site) }
            isLacking = list(texts)
        } catch {
            // With --update, other catalogs may already have been written.
            throw error.report(.text, output: "", end: "")
        }
        if isLacking { throw ExitCode(1) }
    }

    /// Prints the texts; if languages are requested, only those that lack a translation into one or more of them.
    /// - Returns: whether a printed text has no translation into a requested language.
    private func list(_ texts: SiteTexts) -> Bool {
        var lacking = false
        for entry in texts.entries where entry.isRequired || titles || texts.isKnown(entry) {
            let missing = locale.filter { texts.isMissing(entry, in: $0) }
            guard locale.isEmpty || !missing.isEmpty else { continue }
            lacking = lacking || !missing.isEmpty
            let key = entry.key.replacing("\n", with: "\\n")
            print(
                ([entry.table, key] + (missing.isEmpty ? [] : [missing.joined(separator: " ")])).joined(separator: "\t")
            )
        }
        return lacking
    }

    private func add(_ texts: SiteTexts, _ site: Site) throws(BuildFailure) {
        do throws(SiteProblem) {
            let added = try texts.addMissing(
                to: site.folder, language: site.configuration.language, withTitles: titles)
            for (file, count) in added { print("\(file): \(Count.of(count, "text", "texts")) added") }
            if added.isEmpty { print("nothing to add") }
        } catch {
            throw BuildFailure(site: [error])
        }
    }
}
