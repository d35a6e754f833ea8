import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Tests tables of markup, grouped by element. Each piece of markup is followed by the names of the rules that it
/// breaks, if any.
@Suite("Attributes by element")
struct AttributeElementTests {
    private func expect(_ found: AttributeCase) throws {
        let entries = try found.findings()
        #expect(entries.map(\.rule.id) == found.rules, "\(entries.map(\.message))")
    }

    @Test("Global attributes", arguments: global)
    func expectGlobal(_ found: AttributeCase) throws { try expect(found) }
    @Test("Documents and scripts", arguments: documents)
    func expectDocuments(_ found: AttributeCase) throws { try expect(found) }
    @Test("Texts and links", arguments: texts)
    func expectTexts(_ found: AttributeCase) throws { try expect(found) }
    @Test("Embedded content", arguments: embedded)
    func expectEmbedded(_ found: AttributeCase) throws { try expect(found) }
    @Test("Tables and elements that can be opened", arguments: tables)
    func expectTables(_ found: AttributeCase) throws { try expect(found) }
    @Test("Forms", arguments: forms)
    func expectForms(_ found: AttributeCase) throws { try expect(found) }
    @Test("Obsolete features", arguments: obsolete)
    func expectObsolete(_ found: AttributeCase) throws { try expect(found) }

    static let all = global + documents + texts + embedded + tables + forms + obsolete

    static let global: [AttributeCase] = [
        .body(#"<p class="a b" id="x" accesskey="k" autocapitalize="words" autocorrect="off" autofocus="">x</p>"#),
        .body(#"<p contenteditable="" dir="auto" draggable="true" enterkeyhint="go" exportparts="a" hidden="">x</p>"#),
        .body(#"<p hidden="until-found" inert="inert" inputmode="numeric" part="a b" popover="hint">x</p>"#),
        .body(#"<p spellcheck="" style="color: red" tabindex="0" title="" slot="" nonce="n" translate="no">x</p>"#),
        .body(#"<p writingsuggestions="false" lang="" headingoffset="3" headingreset="" is="my-p">x</p>"#),
        .body(#"<p role="none" aria-label="x" aria-hidden="banana" aria-nonsense="x">x</p>"#, "attribute-unknown"),
        .body(#"<p onclick="x()" onload="x()" oncommand="x()" onabort="x()" ontouchstart="x()">x</p>"#),
        .body(#"<p onunload="x()">x</p>"#, "attribute-not-here"),
        .body(#"<p onclik="x()">x</p>"#, "attribute-unknown"),
        .body(#"<p data-x="1" data-a-b="" data-ä="">x</p>"#),
        .body(#"<p data-="1">x</p>"#, "attribute-unknown"),
        .body(#"<p data-Big="1" DATA-x="2" CLASS="a" ID="b" onClick="x()">x</p>"#),
        .body(#"<p foo="1" foo-bar="2">x</p>"#, "attribute-unknown", "attribute-unknown"),
        .body(#"<p dir="">x</p>"#, "attribute-value"), .body(#"<p dir="LTR">x</p>"#),
        .body(#"<p dir=" ltr">x</p>"#, "attribute-value"),
        .body(#"<p inert="true">x</p>"#, "attribute-value"), .body(#"<p inert="INERT">x</p>"#),
        .body(#"<p hidden="true">x</p>"#, "attribute-value"),
        .body(#"<p popover="">x</p>"#), .body(#"<p popover="none">x</p>"#, "attribute-value"),
        .body(#"<p draggable="">x</p>"#, "attribute-value"), .body(#"<p translate="">x</p>"#),
        .body(#"<p contenteditable="plaintext-only">x</p>"#),
        .body(#"<p contenteditable="inherit">x</p>"#, "attribute-value"),
        .body(#"<p headingoffset="9">x</p>"#, "attribute-value"),
        .body(
            #"<p itemscope="" itemtype="https://schema.org/Person" itemid="urn:x" itemref="a"><b itemprop="a">x</b></p>"#
        ),
        .body(#"<p itemtype="https://schema.org/Person">x</p>"#, "attribute-condition"),
        .body(#"<p itemscope="" itemid="urn:x">x</p>"#, "attribute-condition"),
        .body(#"<p itemref="x">x</p>"#, "attribute-condition"),
        .body(
            ##"<p vocab="https://schema.org/" typeof="Person" prefix="a: b" resource="#a"><b property="name">x</b></p>"##
        ),
        .body(##"<p about="#a" rel="next" href="b"><b property="a" content="b" datatype="c" inlist="">x</b></p>"##),
        .body(##"<div typeof="a"><p rel="b"><b content="c">x</b> <a rev="d" href="e">y</a></p></div>"##),
        .body(##"<div typeof="a"><p href="e">y</p></div>"##, "attribute-not-here"),
        .head(
            ##"<meta property="a" resource="b"/><meta about="a" rel="b" resource="c"/><link rev="a" href="b" about=""/>"##
        ),
        .head(##"<link rel="a" resource="b"/>"##),
        .body(#"<p content="b">x</p>"#, "attribute-not-here"), .body(#"<p rel="next">x</p>"#, "attribute-not-here"),
        .body(#"<p lang="de" xml:lang="DE">x</p>"#),
        .body(#"<p lang="de" xml:lang="en">x</p>"#, "attribute-condition"),
        .body(#"<p xml:lang="en">x</p>"#, "attribute-condition"),
        .body(#"<p xml:space="preserve">x</p>"#, "attribute-not-here"),
        .body(##"<p xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a">x</p>"##, "attribute-not-here"),
        .body(
            ##"<svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1" foo="x"><use xlink:href="#a"/></svg>"##,
            "attribute-unknown", "foreign-obsolete"
        ),
        .body(#"<svg autofocus="no" class="a" tabindex="0"><path d="" fill="red"/></svg>"#, "attribute-value"),
        .body(
            #"<math><mi foo="x" mathvariant="normal" dir="up">x</mi></math>"#, "attribute-unknown", "attribute-value"),
        .body(#"<my-element foo="1" href="2" dir="ltr">x</my-element>"#),
        .body(#"<my-element dir="up">x</my-element>"#, "attribute-value"),
        .body(#"<nonsense foo="1" is="a-b">x</nonsense>"#),
        .body(#"<my-element is="a-b">x</my-element>"#, "attribute-not-here"),
        .body(#"<p elementtiming="a" virtualkeyboardpolicy="manual">x</p>"#),
        .body(#"<p other="a">x</p>"#, "attribute-unknown"),
    ]

    static let documents: [AttributeCase] = [
        .head(#"<base href="a/" target="_top"/>"#), .head(#"<base target="_blank"/>"#),
        .head("<base/>", "attribute-missing"),
        .head(##"<link rel="stylesheet" href="a.css" media="print" disabled="" integrity="x" blocking="render"/>"##),
        .head(##"<link rel="icon" href="a" sizes="any" type="image/png" hreflang="de" referrerpolicy="origin"/>"##),
        .head(#"<link rel="preload" as="image" imagesrcset="a 1x" imagesizes="50vw" fetchpriority="high"/>"#),
        .head(#"<link rel="preload" as="font" href="a" crossorigin=""/>"#),
        .head(#"<link rel="prefetch" href="a"/>"#),
        .head(#"<link rel="prefetch" as="image" href="a"/>"#, "attribute-condition"),
        .head(#"<link rel="preload" as="audio" href="a"/>"#, "attribute-value"),
        .head(#"<script blocking="render">x</script>"#, "attribute-condition"),
        .head(#"<script type="module" fetchpriority="high">x</script>"#, "attribute-condition"),
        .head(#"<link rel="modulepreload" as="worker" href="a"/><link rel="modulepreload" href="a"/>"#),
        .head(##"<link rel="mask-icon" href="a" color="#fff"/><link rel="expect" href="#a" blocking="render"/>"##),
        .head(#"<link itemprop="url" href="a"/>"#), .head(#"<link property="url" href="a"/>"#),
        .head(#"<link rel="ICON" href="a" sizes="any"/>"#),
        .head(#"<link rel="stylesheet" href="a" sizes="any"/>"#, "attribute-condition"),
        .head(#"<link rel="next" href="a" integrity="x"/>"#, "attribute-condition"),
        .head(#"<link rel="next" href="a" as="image"/>"#, "attribute-condition"),
        .head(#"<link rel="preload" href="a"/>"#, "attribute-missing"),
        .head(#"<link rel="preload" href="a" as=""/>"#, "attribute-value"),
        .head(#"<link rel="preload" href="a" as="boat"/>"#, "attribute-value"),
        .head(#"<link rel="modulepreload" href="a" as="image"/>"#, "attribute-value"),
        .head(#"<link rel="preload" href="a" as="script" blocking="render"/>"#, "attribute-condition"),
        .head(#"<link rel="preload" as="script" href="a" imagesrcset="a 1x"/>"#, "attribute-condition"),
        .head(#"<link rel="icon" href="a" disabled=""/>"#, "attribute-condition"),
        .head(#"<link rel="icon" href="a" color="red"/>"#, "attribute-condition"),
        .head(#"<link rel="next" itemprop="url" href="a"/>"#, "attribute-condition"),
        .head(#"<link href="a"/>"#, "attribute-missing"), .head(#"<link rel="next"/>"#, "attribute-missing"),
        .head(#"<link href="a" sizes="any"/>"#, "attribute-missing"),
        .head(#"<link rel="preload" as="font" href="a" crossorigin="yes"/>"#, "attribute-value"),
        .head(#"<meta name="a" content=""/><meta property="og:title" content="a"/>"#),
        .head(
            #"<meta name="viewport" content="width=device-width"/><meta name="Theme-Color" media="print" content="red"/>"#
        ),
        .head(#"<meta http-equiv="refresh" content="1"/><meta http-equiv="X-UA-Compatible" content="IE=edge"/>"#),
        .head(#"<meta http-equiv="content-security-policy" content="default-src 'self'"/>"#),
        .head(#"<meta http-equiv="content-type" content="text/html; charset=UTF-8"/>"#),
        .head(#"<meta http-equiv="content-type" content="text/html;  charset=utf-8"/>"#),
        .head(#"<meta http-equiv="default-style" content="a"/><meta itemprop="a" content="b"/>"#),
        .head(#"<meta name="a"/>"#, "attribute-missing"), .head("<meta/>", "attribute-missing"),
        .head(#"<meta content="a"/>"#, "attribute-condition", "attribute-missing"),
        .head(#"<meta name="a" content="b" charset="utf-8"/>"#, "attribute-condition"),
        .head(#"<meta name="a" http-equiv="refresh" content="1"/>"#, "attribute-condition"),
        .head(#"<meta itemprop="a" name="a" content="1"/>"#, "attribute-condition"),
        .head(#"<meta name="a" content="b" media="print"/>"#, "attribute-condition"),
        .head(#"<meta http-equiv="pragma" content="no-cache"/>"#, "attribute-value"),
        .head(#"<meta http-equiv="content-type" content="text/html; charset=latin1"/>"#, "attribute-value"),
        .head(#"<meta http-equiv="x-ua-compatible" content="IE=7"/>"#, "attribute-value"),
        .head(#"<style media="print" blocking="render" title="a">p { }</style>"#),
        .head(#"<style scoped="">p { }</style>"#, "attribute-unknown"),
        .head(
            #"<script src="a" async="" defer="" nomodule="" crossorigin="" integrity="x" fetchpriority="low"></script>"#
        ),
        .head(
            #"<script type="module" async="" referrerpolicy="" attributionsrc="">x</script><script src="a" blocking="render"></script>"#
        ),
        .head(#"<script type="module" src="a" integrity="x"></script>"#),
        .head(#"<script type="importmap">{}</script><script type="application/ld+json" id="a">{}</script>"#),
        .head(#"<script type="speculationrules">{}</script>"#),
        .head("<script async=\"\">x</script>", "attribute-condition"),
        .head("<script defer=\"\">x</script>", "attribute-condition"),
        .head("<script type=\"module\" defer=\"\" src=\"a\"></script>", "attribute-condition"),
        .head("<script type=\"module\" nomodule=\"\" src=\"a\"></script>", "attribute-condition"),
        .head("<script integrity=\"x\">x</script>", "attribute-condition"),
        .head("<script type=\"importmap\" src=\"a\"></script>", "attribute-condition"),
        .head("<script type=\"speculationrules\" src=\"a\"></script>", "attribute-condition"),
        .head(
            "<script type=\"text/plain\" src=\"a\" async=\"\"></script>", "attribute-condition", "attribute-condition"),
        .head("<script src=\"a\" async=\"false\"></script>", "attribute-value"),
        .body(
            "<template shadowrootmode=\"open\" shadowrootclonable=\"\" shadowrootslotassignment=\"manual\"></template>"),
        .body(
            "<template shadowrootmode=\"closed\" shadowrootdelegatesfocus=\"\" shadowrootreferencetarget=\"a\"></template>"
        ),
        .body("<template for=\"results\"><p>x</p></template>"),
        .body("<template shadowrootmode=\"\"></template>", "attribute-value"),
        .body("<template><slot name=\"a\"></slot></template>"),
        .body("<canvas width=\"1\" height=\"2\"></canvas>"),
    ]

    static let texts: [AttributeCase] = [
        .body(
            #"<blockquote cite="a"><p>x <q cite="b">y</q> <ins cite="c" datetime="2026-01-01">z</ins></p></blockquote>"#
        ),
        .body(#"<ol reversed="" start="-3" type="i"><li value="3">x</li></ol>"#),
        .body(#"<ol type="I"><li>x</li></ol>"#), .body(#"<ol type="II"><li>x</li></ol>"#, "attribute-value"),
        .body(#"<ul><li value="3">x</li></ul>"#, "attribute-condition"),
        .body(#"<menu><li value="3">x</li></menu>"#, "attribute-condition"),
        .body(
            #"<p><a href="a" target="_top" download="" ping="https://a.b/" rel="next" hreflang="de" type="a/b">x</a></p>"#
        ),
        .body(#"<p><a href="" referrerpolicy="origin" interestfor="x" attributionsrc="">x</a> <a>x</a></p>"#),
        .body(#"<p><a target="_top">x</a></p>"#, "attribute-condition"),
        .body(#"<p><a rel="next" hreflang="de">x</a></p>"#, "attribute-condition", "attribute-condition"),
        .body(#"<p><a type="a/b" download="">x</a></p>"#, "attribute-condition", "attribute-condition"),
        .body(#"<p><a itemprop="x">x</a></p>"#, "attribute-missing"),
        .body(#"<p><a href="a" referrerpolicy="some">x</a></p>"#, "attribute-value"),
        .body(#"<p><a href="a" disabled="">x</a></p>"#, "attribute-not-here"),
        .body(#"<p><data value="1">x</data> <time datetime="2026">x</time> <time>2026</time></p>"#),
        .body("<p><data>x</data></p>", "attribute-missing"),
        .body("<p><bdo dir=\"rtl\">x</bdo></p>"), .body("<p><bdo>x</bdo></p>", "attribute-missing"),
        .body("<p><bdo dir=\"auto\">x</bdo></p>", "attribute-value"),
        .body("<p href=\"a\" value=\"b\">x</p>", "attribute-not-here", "attribute-not-here"),
        .body("<p itemprop=\"a\" foo=\"\">x</p>", "attribute-unknown"),
    ]

    static let embedded: [AttributeCase] = [
        .body(
            #"<picture><source srcset="a" sizes="1px" media="print" type="image/png" width="1" height="2"/>"#
                + #"<img src="b" alt=""/></picture>"#),
        .body(#"<picture><source srcset="a"/><img src="b" alt="" sizes="auto" loading="lazy"/></picture>"#),
        .body(#"<picture><source srcset="a" media="print"/><img alt=""/></picture>"#, "attribute-missing"),
        .body(
            #"<picture><source src="a"/><img src="b" alt=""/></picture>"#, "attribute-condition", "attribute-missing"),
        .body(#"<video><source src="a" type="video/mp4" media="print"/></video>"#),
        .body(#"<video><source srcset="a"/></video>"#, "attribute-condition", "attribute-missing"),
        .body(#"<audio><source src="a" width="1"/></audio>"#, "attribute-condition"),
        .body(##"<img src="a" alt="" srcset="b 2x" sizes="1px" crossorigin="" usemap="#m" width="1" height="2"/>"##),
        .body(#"<img src="a" alt="" referrerpolicy="" decoding="async" loading="eager" fetchpriority="auto"/>"#),
        .body(#"<p><a href="b"><img src="a" alt="x" ismap="" attributionsrc="" browsingtopics=""/></a></p>"#),
        .body(#"<p><a><img src="a" alt="x" ismap=""/></a></p>"#, "attribute-condition"),
        .body(#"<img src="a" generator-unable-to-provide-required-alt=""/>"#),
        .body(#"<img src="a" generator-unable-to-provide-required-alt="x"/>"#, "attribute-unknown"),
        .body(#"<img src="a" alt="" generator-unable-to-provide-required-alt=""/>"#, "attribute-unknown"),
        .body(#"<img src="a" alt="" ismap=""/>"#, "attribute-condition"),
        .body(#"<img src="a" alt="x" controls=""/>"#),
        .body(#"<img src="a" alt="" controls=""/>"#, "attribute-condition"),
        .body(#"<img src="a" controls=""/>"#, "attribute-condition"),
        .body(#"<img src="a" alt="" sizes="1px"/>"#, "attribute-condition"),
        .body(#"<img alt=""/>"#, "attribute-missing"), .body(#"<img srcset="a 2x" alt=""/>"#),
        .body(#"<img src="a" alt="" loading=""/>"#, "attribute-value"),
        .body(#"<img src="a" alt="" decoding="fast"/>"#, "attribute-value"),
        .body(
            #"<iframe src="a" srcdoc="b" name="c" sandbox="" allow="fullscreen" allowfullscreen="" title="x"></iframe>"#
        ),
        .body(
            #"<iframe src="a" width="1" height="2" referrerpolicy="" loading="lazy" csp="x" credentialless=""></iframe>"#
        ),
        .body(#"<iframe privatetoken="{}"></iframe>"#), .body(#"<iframe itemprop="x"></iframe>"#, "attribute-missing"),
        .body(#"<embed src="a" type="a/b" width="1" height="2" anything="x" quality="high"/>"#),
        .body(#"<embed src="a" align="left"/>"#, "obsolete-attribute"),
        .body(#"<object data="a" type="a/b" name="c" form="d" width="1" height="2"></object>"#),
        .body("<object></object>", "attribute-missing"),
        .body(#"<object type="a/b"></object>"#, "attribute-missing"),
        .body(#"<object type="a/b" itemprop="x"></object>"#, "attribute-missing"),
        .body(
            #"<audio src="a" crossorigin="" preload="none" loading="lazy" autoplay="" loop="" muted="" controls=""></audio>"#
        ),
        .body(
            #"<video src="a" poster="b" playsinline="" disablepictureinpicture="" controlslist="x" width="1"></video>"#),
        .body(#"<video src="a" preload=""></video>"#), .body(#"<video preload="all"></video>"#, "attribute-value"),
        .body(#"<audio poster="a"></audio>"#, "attribute-not-here"),
        .body(#"<video src="a"><track kind="subtitles" src="b" srclang="de" label="x" default=""/></video>"#),
        .body(#"<video src="a"><track kind="chapters" src="b"/></video>"#),
        .body(#"<video src="a"><track src="b"/></video>"#, "attribute-missing"),
        .body(#"<video src="a"><track kind="captions"/></video>"#, "attribute-missing"),
        .body(#"<video src="a"><track kind="captions" src="b" label=""/></video>"#, "attribute-value"),
        .body(#"<map name="m"><area shape="rect" coords="0,0,1,1" href="a" alt="x" target="_top" download=""/></map>"#),
        .body(
            #"<map name="m"><area shape="circle" coords="0,0,1" href="a" alt="x" ping="https://a.b/" rel="next"/></map>"#
        ),
        .body(#"<map name="m"><area shape="poly" coords="0,0,1,1,0,1" href="a" alt="x" referrerpolicy=""/></map>"#),
        .body(#"<map name="m"><area shape="default" href="a" alt="x" interestfor="b" attributionsrc=""/></map>"#),
        .body(#"<map name="m"><area shape="default" href="a" alt="x" hreflang="de" type="text/html"/></map>"#),
        .body(#"<map name="m"><area shape="default" type="text/html"/></map>"#, "attribute-condition"),
        .body(#"<map name="m"><area coords="0,0,1,1"/></map>"#),
        .body(#"<map name="m"><area shape="default" coords="0,0,1"/></map>"#, "attribute-condition"),
        .body(#"<map name="m"><area href="a" alt="x"/></map>"#, "attribute-missing"),
        .body(#"<map name="m"><area shape="round" coords="1" href="a" alt="x"/></map>"#, "attribute-value"),
        .body(#"<map name="m"><area shape="default" alt="x"/></map>"#, "attribute-condition"),
        .body(#"<map><area shape="default"/></map>"#, "attribute-missing"),
    ]

    static let tables: [AttributeCase] = [
        .body(#"<table><colgroup><col span="2"/></colgroup><tr><th id="a" abbr="x" scope="col">x</th></tr></table>"#),
        .body(#"<table><colgroup span="2"></colgroup><tr><td colspan="2" rowspan="2" headers="a">x</td></tr></table>"#),
        .body(#"<table><colgroup span="2"><col/></colgroup><tr><td>x</td></tr></table>"#, "attribute-condition"),
        .body(#"<table><tr><th scope="both">x</th></tr></table>"#, "attribute-value"),
        .body(#"<table><tr><td scope="row">x</td></tr></table>"#, "obsolete-attribute"),
        .body(#"<table><tr colspan="2"><td>x</td></tr></table>"#, "attribute-not-here"),
        .body(#"<details name="a" open=""><summary>x</summary></details>"#),
        .body(#"<details open="false"><summary>x</summary></details>"#, "attribute-value"),
        .body(#"<dialog open="" closedby="closerequest">x</dialog>"#),
        .body(#"<dialog closedby="">x</dialog>"#, "attribute-value"),
        .body(#"<dialog tabindex="0">x</dialog>"#, "attribute-not-here"),
    ]

    static let forms: [AttributeCase] = [
        .body(
            #"<form accept-charset="utf-8" action="a" autocomplete="off" enctype="text/plain" method="dialog"></form>"#),
        .body(#"<form name="a" novalidate="" rel="next" target="_top"></form>"#),
        .body(#"<form method="put"></form>"#, "attribute-value"), .body(#"<form name=""></form>"#, "attribute-value"),
        .body(#"<p><label for="a">x</label> <input id="a" form="b" name="c" disabled=""/></p>"#),
        .body(#"<input/>"#), .body(#"<input name=""/>"#, "attribute-value"),
        .body(#"<input type="datetime"/>"#, "attribute-value"),
        .body(#"<input type="nonsense" checked="" value="x" step="a" src="b"/>"#, "attribute-value"),
        .body(#"<input type=""/>"#, "attribute-value"),
        .body(#"<input checked=""/>"#, "attribute-condition"), .body(#"<input type="CHECKBOX" checked=""/>"#),
        .body(#"<input type="file" value="x"/>"#, "attribute-condition"),
        .body(#"<input type="file" capture="" webkitdirectory="" accept="a/b" multiple="" required=""/>"#),
        .body(#"<input type="image" src="a" alt="b" value="c"/>"#, "attribute-condition"),
        .body(#"<select><option label="">x</option></select>"#, "attribute-value"),
        .body(#"<input type="image" src="a" alt="b"/>"#), .body(#"<input type="image" alt="b"/>"#, "attribute-missing"),
        .body(#"<input value="a&#10;b"/>"#, "attribute-value"),
        .body(#"<input type="hidden" value="a&#10;b"/>"#),
        .body(
            #"<input type="number" value=""/><input type="date" value=""/><input type="email" multiple="" value=""/>"#),
        .body(#"<input type="email" value="a@b.c"/><input type="url" value=""/><input type="color" value=""/>"#),
        .body(#"<input type="month" value=""/><input type="week" value=""/><input type="time" value=""/>"#),
        .body(
            #"<input type="datetime-local" value="" min="2026-01-01T00:00"/><input type="range" value="1" max="3"/>"#),
        .body(
            #"<input type="date" min="2026-01-01"/><input type="month" min="2026-01"/><input type="week" min="2026-W01"/>"#
        ),
        .body(#"<input type="time" max="10:00"/><input type="number" min="-1"/>"#),
        .body(#"<input type="submit" formaction="a" formenctype="text/plain" formmethod="post" formnovalidate=""/>"#),
        .body(#"<input type="submit" formtarget="_top" popovertarget="a" popovertargetaction="show" dirname="x"/>"#),
        .body(
            #"<input list="a" maxlength="3" minlength="1" pattern="a" placeholder="b" size="3" autocomplete="name"/>"#),
        .body(
            #"<input readonly="" dirname="x"/><input type="number" step="any"/><input type="image" src="a" alt="b" width="1"/>"#
        ),
        .body(#"<input type="color" alpha="" colorspace="display-p3"/>"#),
        .body(#"<input type="color" required=""/>"#, "attribute-condition"),
        .body(#"<input type="text" alpha=""/>"#, "attribute-condition"),
        .body(#"<input autosave="x"/>"#, "attribute-unknown"),
        .body(
            #"<button type="submit" name="a" value="b" formaction="a" formmethod="get" formtarget="_top">x</button>"#),
        .body(#"<button formenctype="text/plain" formnovalidate="" form="a" disabled="">x</button>"#),
        .body(#"<button type="button" command="--my-own" commandfor="a" interestfor="b">x</button>"#),
        .body(#"<button type="button" command="Show-Modal" commandfor="a" interesttarget="b">x</button>"#),
        .body(#"<button type="button" popovertarget="a" popovertargetaction="hide">x</button>"#),
        .body(#"<button type="button" command="open" commandfor="a">x</button>"#, "attribute-value"),
        .body(#"<button type="button" command="--" commandfor="a">x</button>"#, "attribute-value"),
        .body(#"<button type="button" formaction="a">x</button>"#, "attribute-condition"),
        .body(#"<button type="reset" formnovalidate="">x</button>"#, "attribute-condition"),
        .body(#"<button type="menu" formnovalidate="">x</button>"#, "attribute-value"),
        .body(#"<button href="a">x</button>"#, "attribute-not-here"),
        .body(#"<select name="a" autocomplete="country" multiple="" required="" size="3"><option>x</option></select>"#),
        .body(
            #"<select><optgroup label="a" disabled=""><option label="b" value="c" selected="">x</option></optgroup></select>"#
        ),
        .body(#"<select><optgroup><legend>a</legend><option>x</option></optgroup></select>"#),
        .body(#"<select><optgroup><option>x</option></optgroup></select>"#, "attribute-missing"),
        .body(#"<select readonly=""><option>x</option></select>"#, "attribute-not-here"),
        .body(
            #"<textarea autocomplete="off" cols="2" rows="3" dirname="a" maxlength="3" placeholder="a" readonly=""></textarea>"#
        ),
        .body(#"<textarea wrap="hard" cols="3"></textarea>"#), .body(#"<textarea wrap="soft"></textarea>"#),
        .body(#"<textarea wrap="hard"></textarea>"#, "attribute-missing"),
        .body(#"<textarea wrap="off"></textarea>"#, "attribute-value"),
        .body(#"<textarea value="x"></textarea>"#, "attribute-not-here"),
        .body(
            #"<output for="a b" name="c"></output><progress value="1" max="2"></progress><meter value="1" low="0"></meter>"#
        ),
        .body("<meter></meter>", "attribute-missing"),
        .body(#"<fieldset disabled="" form="a" name="b"><legend>x</legend></fieldset>"#),
        .body(#"<label form="a">x</label>"#, "attribute-not-here"),
    ]

    static let obsolete: [AttributeCase] = [
        .body("<center>x</center>", "obsolete-element"), .body("<p><font color=\"x\">x</font></p>", "obsolete-element"),
        .body("<svg><font></font></svg>"),
        .body("<p align=\"left\">x</p>", "obsolete-attribute"),
        .body("<span align=\"left\">x</span>", "attribute-unknown"),
        .body("<img src=\"a\" alt=\"\" border=\"0\"/>", "obsolete-conforming"),
        .body("<img src=\"a\" alt=\"\" border=\"1\"/>", "obsolete-attribute"),
        .body("<p><a name=\"x\">x</a></p>", "obsolete-conforming"),
        .body("<p><a name=\"x\" id=\"x\">x</a></p>", "obsolete-conforming"),
        .body("<p><a name=\"x\" id=\"y\">x</a></p>", "obsolete-attribute"),
        .body("<p><a name=\"\">x</a></p>", "obsolete-attribute"),
        .body("<input type=\"number\" maxlength=\"3\" size=\"2\"/>", "obsolete-conforming", "obsolete-conforming"),
        .body("<input type=\"range\" maxlength=\"3\"/>", "attribute-condition"),
        .head("<script type=\"text/javascript\">x</script>", "obsolete-conforming"),
        .head("<script type=\"\">x</script>", "obsolete-conforming"),
        .head("<script language=\"JavaScript\">x</script>", "obsolete-conforming"),
        .head("<script language=\"VBScript\">x</script>", "obsolete-attribute"),
        .head("<script language=\"JavaScript\" type=\"module\">x</script>", "obsolete-attribute"),
        .head("<script charset=\"utf-8\" src=\"a\"></script>", "obsolete-conforming"),
        .head("<style type=\"text/css\">p { }</style>", "obsolete-conforming"),
        .head("<style type=\"text/less\">p { }</style>", "obsolete-attribute"),
        .head("<link rel=\"next\" href=\"a\" charset=\"utf-8\"/>", "obsolete-attribute"),
        .body("<p contextmenu=\"a\" dropzone=\"b\">x</p>", "obsolete-attribute", "obsolete-attribute"),
        .body(
            "<table border=\"1\" cellpadding=\"0\"><tr><td nowrap=\"\">x</td></tr></table>",
            "obsolete-attribute", "obsolete-attribute", "obsolete-attribute"),
        .body("<hr size=\"1\" noshade=\"noshade\"/>", "obsolete-attribute", "obsolete-attribute"),
    ]
}
