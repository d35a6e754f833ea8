import ArgumentParser
import Foundation
import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Prints the computed style of the elements that match a selector.
struct StyleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "style",
        abstract: "Print the computed style of elements, and the rule that each value comes from.",
        discussion: """
            <style> elements, style attributes, and linked and imported files are read. Stylesheets of other sites are \
            not read, and a warning is printed. There is no layout: sizes and positions are computed values, not used values. \
            Properties with their initial values are not printed.

            Examples:
              vitrine style _site/index.html h1
              vitrine style _site/index.html 'nav a' --under dark,390px,hover
              vitrine style _site/index.html 'summary::before' --under print
              vitrine style _site/index.html '*' --all --format json

            Conditions: light, dark, print, screen, 390px, 390x844, reduced-motion, forced-colors, more-contrast, touch, \
            mouse, no-script, container=400px, and states such as hover, focus, focus-visible, active, target, visited.

            Exit status: 0 printed, 1 the selector finds nothing, 3 the page is XML that is not \
            well-formed, or the styles could not be written, 64 wrong usage, or the page cannot be read.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: ArgumentHelp("The page.", valueName: "page"))
    var page: String
    @Argument(help: ArgumentHelp("A CSS selector.", valueName: "selector"))
    var selector: String
    @Option(
        help: ArgumentHelp(
            "The conditions under which the page is shown, separated by commas.", valueName: "conditions"))
    var under = ""
    @Flag(help: "Print initial values too.")
    var all = false
    @Option(help: "How to print the styles.")
    var format = Format.text

    mutating func run() throws {
        let conditions: StyleConditions
        do throws(StyleConditions.UnknownCondition) {
            conditions = try StyleConditions(under)
        } catch {
            let advice = Suggestion.nearest(error.name, StyleConditions.names).map { "did you mean “\($0)”?" }
            throw ValidationError("“\(error.name)” is not a condition; \(advice ?? "see “vitrine style --help”")")
        }
        let document = try document()
        let report: StyleReport
        let files = LinkedSheets()
        do throws(SelectorProblem) {
            report = try StyleReport(
                document, page: page, selector: selector, conditions: conditions, listsAll: all, loader: files.load)
        } catch {
            throw ValidationError("“\(selector)” is not a selector: \(error)")
        }
        do throws(CommandProblem) {
            try ReportFile.print(Array((format == .json ? report.json(sources: true) : report.text).utf8))
        } catch {
            StandardStream.say("\(error)\n")
            throw ExitCode(error.status)
        }
        for address in files.unread {
            StandardStream.say("warning: the stylesheet “\(address)” was not read, so values may be missing or wrong\n")
        }
        if report.elements.isEmpty {
            StandardStream.say("error: \(page): “\(selector)” finds nothing\n")
            throw ExitCode(1)
        }
    }

    /// Reads the page as browsers do: XHTML and SVG as XML, anything else as HTML.
    /// - Throws: `ExitCode`, after printing why the page cannot be read.
    private func document() throws -> MarkupDocument {
        do {
            let bytes = try InputFile.bytes(of: page)
            guard PageName.isXML(page) || !PageName.isPage(page) && PageName.isMarkup(page) else {
                return HTMLReader(names: []).read(bytes)
            }
            let reader: MarkupReader
            do throws(XMLError) { reader = try MarkupReader(names: []) } catch { throw CommandProblem.outOfMemory }
            let document = reader.read(bytes, asXML: true)
            if let problem = document.problems.first {
                StandardStream.say("error: \(page):\(problem.line):\(problem.column): \(problem.message)\n")
                throw ExitCode(3)
            }
            return document
        } catch let problem as CommandProblem {
            StandardStream.say("\(problem)\n")
            throw ExitCode(problem.status)
        }
    }
}
