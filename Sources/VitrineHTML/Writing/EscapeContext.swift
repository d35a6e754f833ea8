/// The place where a text is written, which decides which characters are replaced by character references.
///
/// `comment` is used for scripts and stylesheets, too, because browsers do not resolve references in any of them.
@usableFromInline
enum EscapeContext {
    case text, attribute, comment
}
