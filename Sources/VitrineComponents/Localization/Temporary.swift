extension RenderContext {
    package func string(_ text: LocalizedText) -> (text: String, isMissing: Bool) { (text.key, false) }
}
