import VitrineSnapshots
import VitrineSupport

extension SiteProblem: CustomStringConvertible {
    /// The place and the message, such as `data/todos.json:12: error: is not UTF-8`.
    public var description: String {
        let place = file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
        return "\(place)error: \(message)"
    }

    /// The problem and, where possible, what to do; without the place.
    public var message: String {
        switch reason {
        case .command(let mistake): mistake.message
        case .configuration(let mistake): mistake.message
        case .data(let mistake): mistake.message
        case .theme(let mistake): mistake.message
        case .file(let fault): fault.message
        case .part(let mistake): mistake.message
        case .gallery(let mistake): mistake.message
        case .guide(let mistake): mistake.message
        case .snapshot(let reason):
            switch reason {
            case .emptyName, .controlCharacter: "the snapshot cannot be made: \(reason)"
            case .malformed, .file, .newerManifest, .redaction, .outOfMemory: "\(reason)"
            }
        }
    }

    /// The message for a reason that is not specific to one settings file.
    fileprivate static func words(_ reason: SettingsProblem.Reason) -> String {
        SettingsProblem(file: "", reason).message
    }
}

extension CommandMistake {
    var message: String {
        switch self {
        case .noSuchFolder: "there is no such folder"
        case .noPageMatches(let glob): "no page matches \(quoted(glob))"
        case .noSnapshotMatches(let glob): "no snapshot matches \(quoted(glob))"
        case .badLocale(let problem): "--locale: \(problem)"
        case .noManifest: "is not the manifest of a site"
        case .unknownTheme(let name, let known):
            "there is no theme \(quoted(name))"
                + (nearest(name, in: known).map { "; did you mean \(quoted($0))?" }
                    ?? "; the themes are \(known.joined(separator: ", "))")
        case .notATheme: "is not a theme: it has no theme.yml"
        case .keepInvalidIsNotAFolder: "is not a folder; pages with errors cannot be written there"
        case .keepInvalidIsALink: "is a symbolic link; pages with errors can be written only to a folder, not to a link"
        case .outputIsAmongAssets:
            "would be written into an assets folder, so the site would contain itself; choose another output"
        case .outputIsAmongSources(let folder):
            "would be written into \(folder), which contains the sources of the package; choose another output"
        case .outputIsAFile: "is a file; the output must be a folder"
        case .outputIsALink: "is a symbolic link; the output must be a folder, not a link to one"
        case .outputIsNotAFolder: "is not a folder; choose another output"
        case .outputIsTheRoot: "is the root of the file system; choose another output"
        case .outputHasOtherFiles:
            "is not empty and has no \(Manifest.path), so it is not a site that Vitrine wrote; choose another output"
        case .foreignManifest: "was not written by Vitrine; move it elsewhere, or choose another output"
        }
    }
}

extension GalleryMistake {
    var message: String {
        switch self {
        case .thrown(let words): words
        case .noSections: "the gallery has no sections: sections(in:) must return at least one"
        case .randomID(let component, let id):
            "the id \(quoted(id)) of \(component) is random: it changes with every build, and so do file names and "
                + "URLs made from it; take the id from the data, or write a fixed one with UUID(uuidString:)"
        case .removesPages(let gone, let all):
            "\(Count.grouped(gone)) of \(Count.of(all, "page", "pages")) would be removed; "
                + "to remove them, use --allow-removal"
        }
    }
}

extension ConfigurationMistake {
    var message: String {
        switch self {
        case .settings(let reason): SiteProblem.words(reason)
        case .notKeysAndValues: "must be a mapping of keys to values"
        case .controlCharacter(let key): "\(key) has a control character"
        case .emptyTitle: "title must not be empty"
        case .badLanguage(let key, let problem): "\(key): \(problem)"
        case .badDirection(let text): "direction must be ltr or rtl, found \(quoted(text))"
        case .badSearch(let text): "search must be script or none, found \(quoted(text))"
        case .badDevice(let name?):
            "device \(quoted(name)) must have a width from \(Device.widths.lowerBound) to \(Device.widths.upperBound)"
        case .badDevice(nil):
            "devices must be 1 to \(Device.most) names with their widths, such as Phone: 390"
        case .badSourceLink(let text):
            "link must be a URL with {file} and a scheme such as https:, as in https://example.org/{file}#L{line}, "
                + "found \(quoted(text))"
        case .badFormerAddress(let path): "\(quoted(path)) is not the path of a page, such as stories/badge--new.html"
        case .formerAddressInUse(let path):
            "\(quoted(path)) is a page of this site, so it cannot be redirected; remove the entry"
        case .formerAddressTwice(let path, let other):
            "\(quoted(path)) already redirects, because \(quoted(other)) redirects in all languages; remove this entry"
        case .movedToNothing(let path, let target):
            "\(quoted(path)) leads to \(quoted(target)), which is not a page of this site"
        case .badPolicy:
            "policy must be none, a content security policy, or directives with their sources, such as img-src: "
                + "https://example.org"
        case .unknownTimeZone(let text):
            "unknown time zone \(quoted(text)); use a name such as Europe/Berlin or GMT+0100"
        case .unknownCalendar(let text): "unknown calendar \(quoted(text)); the calendars are \(CalendarNames.all)"
        case .badBudget(let key, let text, let example):
            "budget: \(key) must be a number with its unit, such as \(example), found \(quoted(text))"
        case .badMoment(let text): "now must be a date and time such as 2026-01-31T12:00:00Z, found \(quoted(text))"
        }
    }
}

extension DataMistake {
    var message: String {
        switch self {
        case .unreadable(let why): "cannot be read: \(why.words)"
        case .notUTF8: "is not UTF-8"
        case .tooManyAliases(let limit):
            "its aliases (*name) expand to more than \(limit / 1_000_000) MB; use fewer aliases"
        case .notJSON(let words): "is not valid JSON: \(words)"
        case .notYAML(let words): "is not valid YAML: \(words)"
        case .duplicateKeys(let keys): keys.message
        case .missingKey(let key, let place, let near):
            "\(Self.name(place)) has no \(quoted(key))" + (near.map { "; is \(quoted($0)) a misspelling of it?" } ?? "")
        case .wrongType(let place, let expected, let found):
            "\(Self.name(place)): expected \(expected)" + (found.map { ", found \($0)" } ?? "")
        case .notAllowed(let place, let value): "\(Self.name(place)): \(value) is not an allowed value"
        case .refused(let place, let reason): place.isEmpty ? reason : "\(place): \(reason)"
        case .duplicateTable(let name, let first): "duplicate table \(quoted(name)): the first is \(first)"
        case .stringTable(let problem): "\(problem)"
        case .notEncodable: "cannot be written as JSON"
        case .assetCatalog(let mistake): mistake.message
        }
    }

    private static func name(_ place: String) -> String { place.isEmpty ? "the document" : place }
}

extension DataMistake.Unreadable {
    /// The reason, as it appears in a message after `cannot be read: `.
    var words: String {
        switch self {
        case .missing: "there is no such file"
        case .missingInFolder(let folder):
            "there is no such file, and \(folder) has no vitrine.yml; choose the folder of the site with --site"
        case .permission: "permission denied"
        case .other(let reason): reason
        }
    }
}

extension ThemeMistake {
    var message: String {
        switch self {
        case .description(let reason): SiteProblem.words(reason)
        case .syntax(let syntax): syntax.message
        case .unsafe(let mistake): mistake.message
        case .extendsItself(let themes):
            "the theme extends itself: \((themes + themes.prefix(1)).joined(separator: ", "))"
        case .missingLayout: "is missing: the theme has no such layout"
        case .unknownVariable(let name, let known):
            "unknown variable \(quoted(name)); the variables are \(known.joined(separator: ", "))"
        case .unknownPartial(let name): "there is no partial \(quoted(name))"
        case .slotAsSection(let name):
            "\(quoted(name)) is not allowed as a section ({{#…}} or {{^…}}), "
                + "because its value changes from page to page"
        case .forbiddenCharacter: "has a character that HTML does not allow"
        case .notWellFormed(let words): "is not well-formed: \(words)"
        case .missingBundle(let bundle):
            "the bundled themes are missing: \(bundle) must be in the folder of the program; copy it there"
        }
    }
}

extension ThemeMistake.Syntax {
    var message: String {
        switch self {
        case .wrongEnd: "a section is closed with a different name than it was opened with"
        case .unfinishedTag: "a tag is not closed"
        case .missingEnd: "a section is not closed"
        case .badDelimiters: "the delimiters are not valid"
        case .transformOfBlock: "a transform is not allowed on a block"
        case .notAllowedInBlock: "this tag is not allowed in an inherited block"
        case .unknownPragma: "unknown pragma"
        case .other(let words): "is not a template: \(words)"
        }
    }
}

extension FileFault {
    var message: String {
        switch self {
        case .notInsideTheSite: "is not a path inside the site"
        case .anotherBuild: "another build is writing to this folder"
        case .noParser: "the XML parser cannot be started: out of memory"
        case .failed(let step, let problem): "\(step.words): \(problem.reason)"
        case .input(let input): input.message
        case .obstacle(let obstacle): obstacle.message
        }
    }
}

extension FileFault.Step {
    fileprivate var words: String {
        switch self {
        case .reading: "cannot be read"
        case .writing: "cannot be written"
        case .creating: "cannot be created"
        case .linking: "cannot be linked"
        case .moving: "cannot be moved into place"
        case .exchanging: "cannot be replaced with the new site"
        case .syncing: "cannot be flushed to disk"
        }
    }
}

extension FileFault.Input {
    fileprivate var message: String {
        switch self {
        case .unreadable(let problem): "cannot be read: \(problem.reason)"
        case .special: "is a link or special file; only regular files are copied"
        case .nameNotUTF8: "has a name that is not UTF-8"
        case .unsafeName: "has a backslash or a control character in its path; rename it"
        case .sameName: "has the same name as another file, in a different Unicode form; rename one of them"
        case .samePath(let other): "has the same path in the site as \(other); rename one of them"
        }
    }
}

extension FileFault.Obstacle {
    fileprivate var message: String {
        switch self {
        case .nameNotUTF8: "has a name that is not UTF-8; move it elsewhere"
        case .special: "is neither a file nor a folder; move it elsewhere"
        case .page:
            "has the path of a file or folder of the new site, but was not written by Vitrine; move it elsewhere"
        case .staging:
            "is not a folder, but has the name of the folder in which builds write the new site; move it elsewhere"
        case .filesInStaging:
            "was left by an earlier build and has files that Vitrine did not write; move them elsewhere"
        case .foreignStaging:
            "belongs to another user, or other users can write to it, so it cannot be trusted; check its files, and "
                + "delete it"
        case .exchangedFolders: "was moved or replaced while the site was built; nothing was published; build again"
        }
    }
}
