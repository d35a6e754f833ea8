/// Names that selectors and the cascade treat specially; every ``AtomTable`` begins with them.
enum KnownAtom: Int32, CaseIterable {
    case a = 1, area, audio, base, bdi, bdo, body, button, canvas, checked, `class`, cols, colspan, content, details
    case dialog, dir, disabled, embed, fieldset, form, frame, height, hidden, href, hreflang, html, id, iframe, img
    case input, label, lang, legend, link, list, math, media, meter, multiple, name, object, ol, open, optgroup
    case option, output, placeholder, popover, progress, readonly, rel, required, rows, select, selected, size, source
    case span, src, start, style, summary, svg, tabindex, table, td, template, textarea, th, title, tr, type, ul, value
    case video, width, wrap, contenteditable, indeterminate, min, max, inert, controls, reversed, nowrap, border
    case `default`, noscript, script, head, br, li, p, slot, marquee, pre, text, foreignObject, hr, meta
}
