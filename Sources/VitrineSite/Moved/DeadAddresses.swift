/// Addresses of published pages that no longer exist.
enum DeadAddresses {
    /// A remark for each page of a release that the site no longer has, except pages that exist only in some builds.
    static func remarks(_ site: PreparedSite) -> [BuildRemark] {
        guard let former = site.former else { return [] }
        let present = Set(PreparedSite.Round.allCases.flatMap { site.jobs($0) }.map { site.path(of: $0) })
        return former.pages.filter { !present.contains($0) && !isPassing($0) }.map { .deadAddress($0) }
    }

    /// Whether a page exists only in some builds. The address of such a page need not be kept.
    static func isPassing(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init)
        return name == SitePlan.changesPath || name == SitePlan.componentsPath || name == SitePlan.everythingPath
    }
}
