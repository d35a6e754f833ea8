import Foundation
import VitrineComponents
import VitrineSupport

/// The inputs that a part of a site was made from, as digests. Only parts whose inputs are all equal can be merged.
struct PartInputs: Hashable, Sendable {
    /// The kinds of inputs, in the order in which they are compared. Only the first difference is reported.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case version, system, program, plan, assets, texts, data, rules
    }

    /// The digests by kind. The version and the system are plain texts.
    private(set) var digests: [Kind: String] = [:]

    /// Computes the digests of the inputs of a site. The values that pages show are not among them; ``PartValues``
    /// computes their digest.
    /// - Parameter checks: the rules that apply; nil if pages are not checked.
    init(_ site: Site, _ prepared: PreparedSite, _ checks: SiteChecks? = nil) throws(SiteProblem) {
        digests[.version] = VitrineVersion.current
        digests[.system] = ProcessInfo.processInfo.operatingSystemVersionString
        digests[.program] = Self.program
        digests[.texts] = Self.texts(of: prepared)
        digests[.rules] = checks?.digest
        digests[.plan] = Self.plan(prepared)
        digests[.data] = Self.data(of: site)
        var assets = InputBytes()
        for asset in prepared.assets {
            assets.add(asset.path)
            assets.add(SHA256.hex(try asset.bytes()))
        }
        digests[.assets] = assets.digest
    }

    init(_ digests: [Kind: String]) { self.digests = digests }

    /// The first kind of input that differs; nil if all are equal.
    func difference(from other: PartInputs) -> Kind? { Kind.allCases.first { digests[$0] != other.digests[$0] } }

    /// The digest of the program's file, because its code cannot be compared in any other way.
    private static let program: String = {
        guard let path = Bundle.main.executablePath, let file = FileHandle(forReadingAtPath: path) else { return "" }
        var all = InputBytes()
        while let piece = try? file.read(upToCount: 1 << 20), !piece.isEmpty { all.add(SHA256.hex(Array(piece))) }
        try? file.close()
        return all.digest
    }()

    private static func texts(of site: PreparedSite) -> String {
        var input = InputBytes()
        input.add(site.textDigest)
        input.add(site.configuration.timeZone.identifier)
        input.add(site.configuration.calendar.map { "\($0)" })
        input.add(Int(bitPattern: UInt(site.configuration.now.timeIntervalSinceReferenceDate.bitPattern)))
        for (number, locale) in site.locales.enumerated() {
            input.add(locale.tag)
            input.add(locale.folder)
            input.add(locale.context.direction.rawValue)
            input.add(PageInputs.common(InputBytes(), site, number))
        }
        return input.digest
    }

    private static func plan(_ site: PreparedSite) -> String {
        var input = InputBytes()
        PageInputs.add(site.plan, to: &input)
        var digests = InputBytes()
        digests.add(input.digest)
        for start in stride(from: 0, to: site.plan.stories.count, by: 1_000) {
            var input = InputBytes()
            for story in site.plan.stories[start..<min(start + 1_000, site.plan.stories.count)] {
                input.add(story.name)
                input.add(story.instance)
                input.add(story.path)
                input.add(story.place.description)
                input.add(story.component)
            }
            digests.add(input.digest)
        }
        return digests.digest
    }

    /// The digest of the data files. The values that pages show are compared separately (``PartValues``).
    private static func data(of site: Site) -> String {
        var input = InputBytes()
        for path in site.folder.loaded.all.sorted() {
            input.add(path)
            input.add(
                (try? FileReader.bytes(of: site.folder.url.appendingPathComponent(path).path)).map { SHA256.hex($0) })
        }
        return input.digest
    }
}

extension Site {
    /// The inputs that all parts of a run must have in common when snapshots are checked in parts.
    /// - Throws: ``BuildFailure`` if the site cannot be prepared, for instance because of a mistake in the
    ///   configuration or the theme, or if an asset cannot be read.
    package func partInputs() throws(BuildFailure) -> [PartInput] {
        do throws(SiteProblems) {
            let prepared = try PreparedSite(self)
            do throws(SiteProblem) {
                let inputs = try PartInputs(self, prepared)
                var values = PartValues(prepared.plan)
                return PartInputs.Kind.allCases.compactMap { kind in
                    inputs.digests[kind].map { PartInput(kind.rawValue, $0, difference: kind.difference) }
                } + [
                    PartInput(
                        "values", values.digest(of: prepared.jobs(.first, locales: [0])),
                        difference: PartInputs.Kind.data.difference)
                ]
            } catch {
                throw SiteProblems(error)
            }
        } catch {
            throw BuildFailure(site: error.all)
        }
    }
}
