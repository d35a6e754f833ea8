extension StyleConditions {
    /// The names of conditions, including states, but without conditions that contain a number.
    package static let names =
        [
            "dark", "light", "print", "screen", "reduced-motion", "forced-colors", "more-contrast", "touch", "mouse",
            "no-script",
        ] + PseudoClasses.states.sorted()
}
