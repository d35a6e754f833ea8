/// A width at which stories are shown, such as that of a phone.
package struct Device: Hashable, Sendable {
    /// The name; for a standard device, its translation is shown instead.
    package var name: String
    /// Its width in CSS pixels.
    package var width: Int
    /// The translated name of a standard device; nil for others.
    var word: FrameWords.Word?

    /// The allowed widths in CSS pixels.
    static let widths = 240...3840
    /// The maximum number of devices of a site.
    static let most = 8

    /// The default devices.
    static let standard = [
        Device(name: "Phone", width: 390, word: .phone), Device(name: "Tablet", width: 820, word: .tablet),
        Device(name: "Desktop", width: 1280, word: .desktop),
    ]
}
