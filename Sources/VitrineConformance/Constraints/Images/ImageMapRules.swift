import VitrineMarkup
import VitrineSupport

/// The rules for image maps and the images that use them.
enum ImageMapRules: RuleGroup {
    static var rules: [Rule] { [.mapNameRepeated, .mapIDDiffers, .usemapMissing] }

    static func check(_ page: PageTree, _ report: Report) {
        var maps: [ScopedName: Int] = [:]
        for map in page.elements(.map) { judgeMap(page, report, map, &maps) }
        for image in page.elements(.img) { judgeImage(page, report, image, maps) }
    }

    private static func judgeMap(_ page: PageTree, _ report: Report, _ map: Int, _ maps: inout [ScopedName: Int]) {
        guard let attribute = page.attribute(.name, map) else { return }
        let name = page.value(of: attribute)
        guard !name.isEmpty else { return }
        let key = ScopedName(scope: page.template(around: map) ?? -1, name: name)
        if let first = maps[key] {
            report.add(
                .mapNameRepeated, at: map, attribute: attribute,
                "the name \(quoted(name)) of <map> is already used on line "
                    + "\(page.place(page.start(first)).line)")
        } else {
            maps[key] = map
        }
        if let id = page.attribute(.id, map), page.value(of: id) != name {
            report.add(
                .mapIDDiffers, at: map, attribute: id,
                "“id” of <map> is \(quoted(page.value(of: id))) and “name” is \(quoted(name)); both must be the "
                    + "same")
        }
    }

    private static func judgeImage(_ page: PageTree, _ report: Report, _ image: Int, _ maps: [ScopedName: Int]) {
        guard let attribute = page.attribute(.usemap, image) else { return }
        let value = page.value(of: attribute)
        guard value.count > 1, value.first == UInt8(ascii: "#"), page.isLive(image) else { return }
        let key = ScopedName(scope: page.template(around: image) ?? -1, name: value.dropFirst())
        guard maps[key] == nil else { return }
        report.add(
            .usemapMissing, at: image, attribute: attribute,
            "“usemap” of <img> is \(quoted(value)), but no <map> has the name \(quoted(key.name))")
    }
}

extension Rule {
    static let mapNameRepeated = Rule(
        "map-name-repeated", .error, "The name of an image map must be unique in the page",
        because: "An image finds its map by name. If two maps have the same name, the second one is never used.",
        reference: .html("image-maps.html#attr-map-name"),
        wrong: ["<p><map name=\"m\"></map><map name=\"m\"></map>Map</p>"],
        right: ["<p><map name=\"m\"></map><map name=\"n\"></map>Map</p>"])

    static let mapIDDiffers = Rule(
        "map-id-differs", .error, "The id and the name of an image map must be the same",
        because: "Some programs find a map by its id and some by its name.",
        reference: .html("image-maps.html#attr-map-name"),
        wrong: ["<p><map name=\"m\" id=\"n\"></map>Map</p>"],
        right: ["<p><map name=\"m\" id=\"m\"></map>Map</p>"])

    static let usemapMissing = Rule(
        "usemap-missing", .error, "The map that an image uses must exist",
        because: "Without its map an image has no places to click on. Names are case-sensitive.",
        reference: .html("image-maps.html#attr-hyperlink-usemap"),
        wrong: ["<p><img src=\"a.png\" alt=\"Map\" usemap=\"#town\"/></p>"],
        right: [
            """
            <p><img src="a.png" alt="Map" usemap="#town"/>\
            <map name="town"><area shape="rect" coords="0,0,9,9" href="a.html" alt="Harbor"/></map></p>
            """
        ])
}
