/// The user agent stylesheet: the rules of the HTML Standard, section 15 (Rendering), of SVG 2 and of MathML Core,
/// without most of the rules for obsolete attributes, such as `align` and `bgcolor`.
///
/// Where the Standard leaves a choice to the user agent, the sheet does what all browsers do or, if they disagree, what
/// Chromium does.
enum UserAgentSheet {
    static let sheet = StyleSheet(text)

    private static let text = #"""
        @namespace "http://www.w3.org/1999/xhtml";
        @namespace svg "http://www.w3.org/2000/svg";
        @namespace math "http://www.w3.org/1998/Math/MathML";

        /* 15.3.1 Hidden elements */
        area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script, style, template, title {
          display: none;
        }
        [hidden]:not(embed, [hidden=until-found i]), input[type=hidden i] { display: none; }
        [hidden=until-found i]:not(embed) { content-visibility: hidden; }
        input[type=hidden i] { display: none !important; }
        embed[hidden] { display: inline; height: 0; width: 0; }

        /* 15.3.2 The page */
        html, body { display: block; }
        :root { view-transition-name: root; }
        body { margin: 8px; }

        /* 15.3.3 Flow content */
        address, blockquote, center, dialog, div, dl, dd, dt, fieldset, figure, footer, form, header, hr, legend, listing,
        main, ol, p, plaintext, pre, search, section, summary, ul, xmp, article, aside, nav, h1, h2, h3, h4, h5, h6, hgroup,
        dir, menu, details, figcaption, optgroup, option { display: block; }
        slot { display: contents; }
        blockquote, figure { margin-block: 1em; margin-inline: 40px; }
        p, dl { margin-block: 1em; }
        address { font-style: italic; }
        pre, listing, plaintext, xmp { font-family: monospace; white-space: pre; margin-block: 1em; }
        dialog:not([open]) { display: none; }
        dialog {
          position: absolute; inset-inline-start: 0; inset-inline-end: 0; width: fit-content; height: fit-content;
          margin: auto; border: solid; padding: 1em; background-color: Canvas; color: CanvasText;
        }
        [popover]:not(:popover-open):not(dialog[open]) { display: none; }
        [popover] {
          position: fixed; inset: 0; width: fit-content; height: fit-content; margin: auto; border: solid;
          padding: 0.25em; overflow: auto; color: CanvasText; background-color: Canvas;
        }

        /* 15.3.4 Phrasing content */
        cite, dfn, em, i, var { font-style: italic; }
        code, kbd, samp, tt { font-family: monospace; }
        big { font-size: larger; }
        small { font-size: smaller; }
        b, strong { font-weight: bolder; }
        sub { vertical-align: sub; }
        sup { vertical-align: super; }
        sub, sup { line-height: normal; font-size: smaller; }
        ruby { display: ruby; }
        rt { display: ruby-text; white-space: nowrap; font-size: 50%; line-height: normal; text-emphasis: none; }
        :link { color: LinkText; }
        :visited { color: VisitedText; }
        :link:active, :visited:active { color: ActiveText; }
        :link, :visited { text-decoration: underline; cursor: pointer; }
        :focus-visible { outline: auto 1px -webkit-focus-ring-color; }
        mark { background: Mark; color: MarkText; }
        abbr[title], acronym[title] { text-decoration: underline dotted; }
        ins, u { text-decoration: underline; }
        del, s, strike { text-decoration: line-through; }
        wbr { white-space-collapse: collapse; }
        nobr { white-space: nowrap; }
        q::before { content: open-quote; }
        q::after { content: close-quote; }

        /* 15.3.5 Bidirectional text */
        [dir]:dir(ltr), bdi:dir(ltr), input[type=tel i]:dir(ltr) { direction: ltr; }
        [dir]:dir(rtl), bdi:dir(rtl) { direction: rtl; }
        address, blockquote, center, dialog, div, dl, dd, dt, fieldset, figure, footer, form, header, hr, legend, listing,
        main, ol, p, plaintext, pre, section, summary, ul, xmp, article, aside, nav, h1, h2, h3, h4, h5, h6, hgroup, dir,
        menu, figcaption, search, table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th, optgroup, li,
        option, bdi, output, [dir=ltr i], [dir=rtl i], [dir=auto i] { unicode-bidi: isolate; }
        bdo, bdo[dir] { unicode-bidi: isolate-override; }
        input[dir=auto i]:is([type=search i], [type=tel i], [type=url i], [type=email i]), textarea[dir=auto i],
        pre[dir=auto i] { unicode-bidi: plaintext; }
        html, body { unicode-bidi: normal; }

        /* 15.3.6 Sections and headings */
        h1 { margin-block: 0.67em; font-size: 2.00em; font-weight: bold; }
        h2 { margin-block: 0.83em; font-size: 1.50em; font-weight: bold; }
        h3 { margin-block: 1.00em; font-size: 1.17em; font-weight: bold; }
        h4 { margin-block: 1.33em; font-size: 1.00em; font-weight: bold; }
        h5 { margin-block: 1.67em; font-size: 0.83em; font-weight: bold; }
        h6 { margin-block: 2.33em; font-size: 0.67em; font-weight: bold; }

        /* 15.3.7 Lists */
        dir, dl, menu, ol, ul { margin-block: 1em; }
        :is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul) { margin-block: 0; }
        dd { margin-inline-start: 40px; }
        dir, menu, ol, ul { padding-inline-start: 40px; }
        ol { list-style-type: decimal; }
        dir, menu, ul { list-style-type: disc; }
        :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: circle; }
        :is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: square; }
        /* The Standard has "text-align: match-parent" here, and browsers do not. */
        li { display: list-item; }
        ol[type="1"], li[type="1"] { list-style-type: decimal; }
        ol[type=a s], li[type=a s] { list-style-type: lower-alpha; }
        ol[type=A s], li[type=A s] { list-style-type: upper-alpha; }
        ol[type=i s], li[type=i s] { list-style-type: lower-roman; }
        ol[type=I s], li[type=I s] { list-style-type: upper-roman; }

        /* 15.3.8 Tables */
        table { display: table; }
        caption { display: table-caption; text-align: center; }
        colgroup, colgroup[hidden] { display: table-column-group; }
        col, col[hidden] { display: table-column; }
        thead, thead[hidden] { display: table-header-group; }
        tbody, tbody[hidden] { display: table-row-group; }
        tfoot, tfoot[hidden] { display: table-footer-group; }
        tr, tr[hidden] { display: table-row; }
        td, th { display: table-cell; }
        colgroup[hidden], col[hidden], thead[hidden], tbody[hidden], tfoot[hidden], tr[hidden] { display: none; }
        table { box-sizing: border-box; border-spacing: 2px; border-collapse: separate; text-indent: initial; }
        td, th { padding: 1px; }
        th { font-weight: bold; text-align: -internal-center; }
        thead, tbody, tfoot, table > tr { vertical-align: middle; }
        tr, td, th { vertical-align: inherit; }
        table, td, th, tr, thead, tbody, tfoot { border-color: gray; }

        /* 15.3.9 Controls, and 15.5 */
        input, select, button, textarea {
          letter-spacing: initial; word-spacing: initial; line-height: initial; text-transform: initial;
          text-indent: initial; text-shadow: initial; appearance: auto; display: inline-block;
          font-style: initial; font-variant: initial; font-weight: initial; font-stretch: initial;
          font-size: 13.3333px; font-family: Arial; font-size-adjust: initial; font-kerning: initial;
          margin: 0; text-align: start; color: FieldText; cursor: text;
          text-rendering: auto;
        }
        input:not([type=image i], [type=range i], [type=checkbox i], [type=radio i]) { overflow: clip !important; overflow-clip-margin: 0 !important; }
        input, textarea { background-color: Field; border: 2px inset light-dark(rgb(118, 118, 118), rgb(133, 133, 133)); }
        input { padding-block: 1px; padding-inline: 2px; }
        textarea { padding: 2px; border-width: 1px; border-style: solid; white-space-collapse: preserve; text-wrap-mode: wrap; overflow: auto; overflow-wrap: break-word; resize: both; font-family: monospace; vertical-align: text-bottom; column-count: initial; }
        input[type=search i], input:is([type=checkbox i], [type=radio i]), button, select { box-sizing: border-box; }
        input:is([type=reset i], [type=button i], [type=submit i], [type=color i], [type=file i]), button { cursor: default; }
        input:is([type=reset i], [type=button i], [type=submit i]), button {
          display: inline-block; box-sizing: border-box; text-align: center; color: ButtonText;
          background-color: ButtonFace; border: 2px outset light-dark(rgb(0, 0, 0), rgb(255, 255, 255)); padding: 1px 6px;
        }
        input:is([type=radio i], [type=checkbox i]) { margin: 3px 3px 3px 4px; padding: initial; background-color: initial; border: initial; cursor: default; }
        input[type=radio i] { margin: 3px 3px 0 5px; }
        input[type=range i] { background-color: initial; border: initial; padding: initial; margin: 2px; cursor: default; color: light-dark(rgb(16, 16, 16), rgb(255, 255, 255)); }
        input[type=file i] { background-color: initial; border: initial; padding: initial; cursor: default; align-items: baseline; color: inherit; overflow: hidden !important; }
        input[type=image i] { background-color: initial; border: initial; padding: initial; cursor: pointer; }
        select {
          display: inline-block; align-items: center; white-space: pre; color: FieldText; background-color: Field;
          border: 1px solid light-dark(rgb(118, 118, 118), rgb(133, 133, 133)); border-radius: 0; cursor: default;
        }
        select:is([multiple], [size]) { overflow-y: auto; }
        option { display: block; min-height: 1.2em; padding-block: 0 1px; padding-inline: 2px; white-space: nowrap; }
        optgroup { font-weight: bolder; }
        :is(input, select, button, textarea, option, optgroup):disabled { color: GrayText; cursor: default; }
        :is(input:is([type=reset i], [type=button i], [type=submit i]), button):disabled {
          color: light-dark(rgba(16, 16, 16, 0.3), rgba(255, 255, 255, 0.3));
          background-color: light-dark(rgba(239, 239, 239, 0.3), rgba(19, 1, 1, 0.3));
          border-color: light-dark(rgba(118, 118, 118, 0.3), rgba(195, 195, 195, 0.3));
        }
        meter, progress { appearance: auto; box-sizing: border-box; display: inline-block; height: 1em; vertical-align: -0.2em; }
        meter { width: 5em; }
        progress { width: 10em; }
        label { cursor: default; }
        output { display: inline; unicode-bidi: isolate; }
        fieldset {
          display: block; margin-inline: 2px; border: 2px groove ThreeDFace; padding-block: 0.35em 0.625em;
          padding-inline: 0.75em; min-inline-size: min-content;
        }
        legend { padding-inline: 2px; }
        hr { color: gray; border-style: inset; border-width: 1px; margin-block: 0.5em; margin-inline: auto; overflow: hidden; }

        /* 15.4 Replaced elements */
        iframe { border: 2px inset; }
        video { object-fit: contain; }
        img:is([sizes="auto" i], [sizes^="auto," i]) { contain: size !important; contain-intrinsic-size: 300px 150px; }
        img, video, canvas, iframe, embed, object { overflow: clip; overflow-clip-margin: content-box; }
        audio:not([controls]) { display: none; }

        /* 15.5.5 Details */
        summary { display: block; }
        details > summary:first-of-type { display: list-item; counter-increment: list-item 0; list-style: disclosure-closed inside; }
        details[open] > summary:first-of-type { list-style-type: disclosure-open; }
        marquee { display: inline-block; text-align: initial; }

        /* SVG 2, section 6.7 */
        svg|svg:not(:root), svg|symbol, svg|image, svg|marker, svg|pattern, svg|foreignObject { overflow: hidden; }
        svg|svg:not(:root) { overflow: hidden; overflow-clip-margin: content-box; }
        svg|svg { transform-origin: 50% 50%; }
        svg|*:not(svg|svg) { transform-origin: 0 0; }
        svg|foreignObject { display: block; }
        svg|text { text-indent: 0; white-space-collapse: collapse; display: block; }
        svg|defs, svg|symbol, svg|linearGradient, svg|radialGradient, svg|clipPath, svg|mask, svg|marker, svg|pattern { }

        /* MathML Core, appendix A */
        math|math {
          direction: ltr; display: inline math; text-indent: 0; letter-spacing: normal; line-height: normal;
          word-spacing: normal; font-family: math; font-size: inherit; font-style: normal; font-weight: normal;
          unicode-bidi: isolate; math-shift: normal; math-style: compact; math-depth: 0;
        }
        math|math[display=block i] { display: block math; math-style: normal; }
        math|semantics > :not(:first-child), math|annotation, math|annotation-xml { display: none; }
        """#
}
