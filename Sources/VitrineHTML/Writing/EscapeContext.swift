/// The context of a text, which decides which characters need a reference.
@usableFromInline
enum EscapeContext {
    case text, attribute, comment
}
