#if !canImport(Combine) && !Combine
    // On a system without Combine, everything else in this target needs OpenCombine, which SwiftPM fetches only if the
    // trait `Combine` is enabled. With these declarations, users who have not enabled the trait get an error that
    // explains how to enable it.

    /// A control; needs the trait `Combine` of the package on this system.
    @available(*, unavailable, message: "write traits: [\"Combine\"] in the dependency on vitrine")
    public enum Control {}

    /// A button; needs the trait `Combine` of the package on this system.
    @available(*, unavailable, message: "write traits: [\"Combine\"] in the dependency on vitrine")
    public enum ButtonControl {}

    /// A text field; needs the trait `Combine` of the package on this system.
    @available(*, unavailable, message: "write traits: [\"Combine\"] in the dependency on vitrine")
    public enum TextControl {}

    /// A control with a value; needs the trait `Combine` of the package on this system.
    @available(*, unavailable, message: "write traits: [\"Combine\"] in the dependency on vitrine")
    public enum ValueControl {}

    /// A recording of publishers; needs the trait `Combine` of the package on this system.
    @available(*, unavailable, message: "write traits: [\"Combine\"] in the dependency on vitrine")
    public enum PublisherRecorder {}
#endif
