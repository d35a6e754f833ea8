/// A width at which stories are shown, such as that of a phone.
package struct Device: Hashable, Sendable {
    /// What people call it; nil for one of the standard ones, which are called by a word of the frame.
    package var name: String
    /// Its width in CSS pixels.
    package var width: Int
    /// The word of the frame for it.
    var word: FrameWords.Word?

    /// Widths that a device may have.
    static let widths = 240...3840
    /// No site has more devices.
    static let most = 8

    /// The default widths.
    static let standard = [
        Device(name: "Phone", width: 390, word: .phone), Device(name: "Tablet", width: 820, word: .tablet),
        Device(name: "Desktop", width: 1280, word: .desktop),
    ]
}
