extension StyleConditions {
    /// The names of conditions that are words, including those of states.
    package static let names =
        [
            "dark", "light", "print", "screen", "reduced-motion", "forced-colors", "more-contrast", "touch", "mouse",
            "no-script",
        ] + PseudoClasses.states.sorted()
}
