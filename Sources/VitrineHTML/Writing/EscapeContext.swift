/// Where a text stands decides which characters need a reference.
@usableFromInline
enum EscapeContext {
    case text, attribute, comment
}
