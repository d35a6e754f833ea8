import Yams

// The settings in `vitrine.yml` for the pages of stories.
extension SiteConfiguration {
    mutating func takeDevices(_ value: Node) -> [SettingMistake] {
        guard let mapping = value.mapping, 1...Device.most ~= mapping.count else {
            return [SettingMistake(.badDevice(nil))]
        }
        var mistakes: [SettingMistake] = []
        devices = []
        for (key, value) in mapping {
            guard let name = key.string, !name.isEmpty, let width = value.int, Device.widths.contains(width) else {
                mistakes.add(.badDevice(key.string ?? "?"), at: key)
                continue
            }
            // If a standard device is equal, it is used instead, because the names of standard devices are translated.
            devices.append(
                Device.standard.first { $0.name == name && $0.width == width } ?? Device(name: name, width: width))
        }
        return mistakes
    }

    mutating func takeSource(_ value: Node) -> [SettingMistake] {
        guard let mapping = value.mapping else {
            return [SettingMistake(.settings(.mustBe(key: "source", kind: "a mapping with folder and link")))]
        }
        var mistakes: [SettingMistake] = []
        for (key, value) in mapping {
            guard let text = value.string, value.null == nil else {
                mistakes.add(.settings(.mustBe(key: key.string ?? "source", kind: "a string")), at: key)
                continue
            }
            switch key.string {
            case "folder": source.folder = text
            case "link" where SourceSettings.isLink(text): source.link = text
            case "link": mistakes.add(.badSourceLink(text), at: key)
            default: mistakes.add(.settings(.unknownKey(key.string ?? "?", known: SourceSettings.rows.names)), at: key)
            }
        }
        return mistakes
    }
}
