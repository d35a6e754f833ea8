/// The place where a text is written. It decides which characters become character references.
///
/// `comment` is also used for scripts and stylesheets, because browsers resolve references in none of the three.
@usableFromInline
enum EscapeContext {
    case text, attribute, comment
}
