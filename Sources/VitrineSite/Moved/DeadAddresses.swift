import VitrineSupport

/// Addresses that were published and lead nowhere any more.
enum DeadAddresses {
    /// The pages of a release.
    /// - Parameter path: the folder of the release, or its `manifest.sha256` alone.
    static func pages(of path: String) throws(SiteProblem) -> [String] {
        let file = path.hasSuffix(".sha256") ? path : "\(path)/\(Manifest.path)"
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReader.bytes(of: file)
        } catch {
            throw SiteProblem(file: file, .file(.input(.unreadable(error))))
        }
        guard let manifest = Manifest(String(decoding: bytes, as: UTF8.self)) else {
            throw SiteProblem(file: file, .command(.noManifest))
        }
        return manifest.files.keys.filter { PageName.isPage($0) }.sorted { $0.precedesInBytes($1) }
    }

    /// A remark for each page of a release that the site no longer has.
    static func remarks(_ former: [String], _ site: PreparedSite) -> [BuildRemark] {
        let present = Set(PreparedSite.Round.allCases.flatMap { site.jobs($0) }.map { site.path(of: $0) })
        return former.filter { !present.contains($0) }.map { .deadAddress($0) }
    }
}
