/// The names of elements and attributes that the rules know; anything else is ``other``.
///
/// Elements and attributes share the enumeration, because they share spellings: `title`, `style`, `form`. A case is
/// spelled as in HTML, with a capital in place of a hyphen: `httpEquiv` for `http-equiv`.
public enum Name: UInt16, CaseIterable, Hashable, Sendable {
    /// A name that the rules do not know.
    case other
    // Elements of the HTML Standard, then those that it calls obsolete.
    case html, head, title, base, link, meta, style, body, article, section, nav, aside, h1, h2, h3, h4, h5, h6
    case hgroup, header, footer, address, p, hr, pre, blockquote, ol, ul, menu, li, dl, dt, dd, figure, figcaption
    case main, search, div, a, em, strong, small, s, cite, q, dfn, abbr, ruby, rt, rp, data, time, code, `var`, samp
    case kbd, sub, sup, i, b, u, mark, bdi, bdo, span, br, wbr, ins, del, picture, source, img, iframe, embed, object
    case video, audio, track, map, area, table, caption, colgroup, col, tbody, thead, tfoot, tr, td, th, form, label
    case input, button, select, datalist, optgroup, option, textarea, output, progress, meter, fieldset, legend
    case selectedcontent, details, summary, dialog, script, noscript, template, slot, canvas, fencedframe, permission
    case geolocation, portal, param, rb, rtc, svg, math
    case acronym, applet, basefont, bgsound, big, blink, center, dir, font, frame, frameset, isindex, keygen, listing
    case marquee, menuitem, multicol, nextid, nobr, noembed, noframes, plaintext, spacer, strike, tt, xmp, image
    // Attributes, current and obsolete.
    case accept, acceptCharset, accesskey, action, allow, allowfullscreen, alpha, alt, `as`, async, autocapitalize
    case autocomplete, autocorrect, autofocus, autoplay, blocking, charset, checked, `class`, closedby, color
    case colorspace, cols, colspan, command, commandfor, content, contenteditable, controls, controlslist, coords
    case crossorigin, datetime, decoding, `default`, `defer`, dirname, disabled, disablepictureinpicture
    case disableremoteplayback, download, draggable, enctype, enterkeyhint, fetchpriority, `for`, formaction
    case formenctype, formmethod, formnovalidate, formtarget, headers, headingoffset, headingreset, height, hidden
    case high, href, hreflang, httpEquiv, id, imagesizes, imagesrcset, inert, inputmode, integrity, `is`, ismap
    case itemid, itemprop, itemref, itemscope, itemtype, kind, lang, list, loading, loop, low, max, maxlength, media
    case method, min, minlength, multiple, muted, name, nomodule, nonce, novalidate, open, optimum, part, exportparts
    case pattern, ping, placeholder, playsinline, popover, popovertarget, popovertargetaction, poster, preload
    case readonly, referrerpolicy, rel, required, reversed, role, rows, rowspan, sandbox, scope, selected
    case shadowrootclonable, shadowrootcustomelementregistry, shadowrootdelegatesfocus, shadowrootmode
    case shadowrootserializable, shadowrootslotassignment, shadowrootreferencetarget, shape, size, sizes, spellcheck
    case src, srcdoc, srclang, srcset, start, step, tabindex, target, translate, type, usemap, value, width, wrap
    case writingsuggestions, `switch`, webkitdirectory, capture, interestfor, interesttarget, xmlns, property, typeof
    case resource, about, prefix, vocab, inlist, datatype, align, alink, allowtransparency, archive, axis, background
    case behavior, bgcolor, border, bordercolor, bottommargin, cellpadding, cellspacing, char, charoff, classid, clear
    case codebase, codetype, compact, contextmenu, credentialless, csp, datafld, datapagesize, dataformatas, datasrc
    case declare, direction, dropzone, event, face, frameborder, hspace, language, leftmargin, longdesc, lowsrc
    case manifest, marginheight, marginwidth, methods, nohref, noshade, nowrap, privatetoken, browsingtopics
    case sharedstoragewritable, attributionsrc, profile, prompt, rev, rightmargin, rules, scheme, scrolling, standby
    case text, topmargin, urn, valign, valuetype, version, vlink, vspace, allowpaymentrequest, hidefocus
    case bordercolordark, bordercolorlight, loopdelay, scrollamount, scrolldelay, truespeed, unselectable, accent
    case accentunder, columnalign, columnspacing, columnlines, denominator, depth, displaystyle, dx, dy, fence
    case linethickness, lspace, mathbackground, mathcolor, mathsize, mathvariant, maxsize, minsize, movablelimits
    case notation, rowalign, rspace, scriptlevel, separator, stretchy, symmetric, voffset, encoding, display
    // WAI-ARIA.
    case ariaActivedescendant, ariaAtomic, ariaAutocomplete, ariaBraillelabel, ariaBrailleroledescription, ariaBusy
    case ariaChecked, ariaColcount, ariaColindex, ariaColindextext, ariaColspan, ariaControls, ariaCurrent
    case ariaDescribedby, ariaDescription, ariaDetails, ariaDisabled, ariaDropeffect, ariaErrormessage, ariaExpanded
    case ariaFlowto, ariaGrabbed, ariaHaspopup, ariaHidden, ariaInvalid, ariaKeyshortcuts, ariaLabel, ariaLabelledby
    case ariaLevel, ariaLive, ariaModal, ariaMultiline, ariaMultiselectable, ariaOrientation, ariaOwns
    case ariaPlaceholder, ariaPosinset, ariaPressed, ariaReadonly, ariaRelevant, ariaRequired, ariaRoledescription
    case ariaRowcount, ariaRowindex, ariaRowindextext, ariaRowspan, ariaSelected, ariaSetsize, ariaSort, ariaValuemax
    case ariaValuemin, ariaValuenow, ariaValuetext, ariaActions, ariaVirtualcontent
    // Event handlers.
    case onauxclick, onbeforeinput, onbeforematch, onbeforetoggle, onblur, oncancel, oncanplay, oncanplaythrough
    case onchange, onclick, onclose, oncommand, oncontextlost, oncontextmenu, oncontextrestored, oncopy, oncuechange
    case oncut, ondblclick, ondrag, ondragend, ondragenter, ondragleave, ondragover, ondragstart, ondrop
    case ondurationchange, onemptied, onended, onerror, onfocus, onformdata, oninput, oninvalid, onkeydown, onkeypress
    case onkeyup, onload, onloadeddata, onloadedmetadata, onloadstart, onmousedown, onmouseenter, onmouseleave
    case onmousemove, onmouseout, onmouseover, onmouseup, onpaste, onpause, onplay, onplaying, onprogress
    case onratechange, onreset, onresize, onscroll, onscrollend, onsecuritypolicyviolation, onseeked, onseeking
    case onselect, onslotchange, onstalled, onsubmit, onsuspend, ontimeupdate, ontoggle, onvolumechange, onwaiting
    case onwebkitanimationend, onwebkitanimationiteration, onwebkitanimationstart, onwebkittransitionend, onwheel
    case onpointercancel, onpointerdown, onpointerenter, onpointerleave, onpointermove, onpointerout, onpointerover
    case onpointerrawupdate, onpointerup, ongotpointercapture, onlostpointercapture, ontouchcancel, ontouchend
    case ontouchmove, ontouchstart, ontransitioncancel, ontransitionend, ontransitionrun, ontransitionstart
    case onanimationcancel, onanimationend, onanimationiteration, onanimationstart, onbeforecopy, onbeforecut
    case onbeforepaste, onselectstart, onselectionchange, onafterprint, onbeforeprint, onbeforeunload, onhashchange
    case onlanguagechange, onmessage, onmessageerror, onoffline, ononline, onpagehide, onpagereveal, onpageshow
    case onpageswap, onpopstate, onrejectionhandled, onstorage, onunhandledrejection, onunload
    // Attributes of other specifications, and obsolete ones that are seldom seen.
    case onabort, onfullscreenchange, onfullscreenerror, onbeforexrselect, elementtiming, virtualkeyboardpolicy
    case framespacing, typemustmatch
}

extension Name {
    /// The spelling in HTML.
    public var spelling: String { Self.spellings[Int(rawValue)] }

    /// Spellings by number: the hyphen comes back in place of a capital.
    static let spellings: [String] = allCases.map { name in
        hyphenated("\(name)")
    }

    private static let bySpelling = Dictionary(uniqueKeysWithValues: zip(spellings, allCases))

    /// The name with a spelling; ``other`` when the rules do not know it.
    public init(_ spelling: String) { self = Self.bySpelling[spelling] ?? .other }

    /// The name with a number of the reader.
    init(number: UInt32) { self = Int(number) < Self.count ? Name(rawValue: UInt16(number)) ?? .other : .other }

    /// How many names there are.
    static let count = allCases.count

    /// All names by number.
    static let numbered: [Name] = allCases
}
