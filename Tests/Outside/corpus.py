#!/usr/bin/env python3
"""Hostile texts, made from known classes of attacks: at least 3,000, the same in every run.

    corpus.py            prints their number
"""

import random

CALL = ["alert(1)", "window.ran=1", "top.ran=1"]

CONTEXT_ENDS = [
    "", "\"", "'", "\">", "'>", "`>", " ", "/>", "-->", "--!>", "]]>", "</title>", "</textarea>", "</style>", "</script>",
    "</noscript>", "</iframe>", "</xmp>", "</template>", "</svg>", "</math>", "</select>", "</table>", "?>", "&quot;>", "&#34;>",
    "\x00\">", "\n\">", "\t'>", "\x0c\">", "{{/x}}", "}}", "%>", "*/", "\\", "\\\"",
]
ACTIVE = [
    "<script>%s</script>", "<script src=data:,%s></script>", "<img src=x onerror=%s>", "<svg onload=%s>", "<svg/onload=%s>",
    "<body onload=%s>", "<iframe src=javascript:%s>", "<iframe srcdoc='<script>parent.%s</script>'>",
    "<a href=javascript:%s id=x>x</a>", "<details open ontoggle=%s>", "<input autofocus onfocus=%s>",
    "<video><source onerror=%s>", "<object data='data:text/html,<script>%s</script>'>", "<embed src=javascript:%s>",
    "<form action=javascript:%s><button>x", "<math><maction xlink:href=javascript:%s>x", "<base href=javascript:%s//>",
    "<meta http-equiv=refresh content='0;url=javascript:%s'>", "<link rel=stylesheet href='data:text/css,%s'>",
    "<svg><script>%s</script></svg>", "<svg><animate onbegin=%s attributeName=x dur=1s>",
    "<svg><set attributeName=href to=javascript:%s>", "<svg><use href='data:image/svg+xml,<svg onload=%s>'/>",
    "<style>@import 'javascript:%s'</style>", "<marquee onstart=%s>", "<select><option><script>%s</script>",
]
# Markup that parses to a different tree after it has been serialized (mutation XSS).
MUTATING = [
    "<svg><title><iframe><!--</iframe><img src=# onerror=%s>--></iframe></title></svg>",
    "<svg><desc><iframe><!--</iframe><img src=x onerror=%s>--></iframe></desc></svg>",
    "<svg><foreignObject><style><!--</style><img src=x onerror=%s>--></style></foreignObject></svg>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=%s&gt;'>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=%s>",
    "<svg></p><style><a id='</style><img src=1 onerror=%s>'>", "<noscript><p title='</noscript><img src=x onerror=%s>'>",
    "<noembed><p title='</noembed><img src=x onerror=%s>'>", "<noframes><p title='</noframes><img src=x onerror=%s>'>",
    "<xmp><p title='</xmp><img src=x onerror=%s>'>", "<textarea><p title='</textarea><img src=x onerror=%s>'>",
    "<select><template><img src=x onerror=%s></template></select>", "<table><svg><style></table><img src=x onerror=%s>",
    "<math><annotation-xml encoding='text/html'><p><style><!--</style><img src=x onerror=%s>",
    "<svg><p><style><g title='</style><img src=x onerror=%s>'>", "<!--><img src=x onerror=%s>-->", "<!---><img src=x onerror=%s>-->",
    "<!--!><img src=x onerror=%s>-->", "<!-- --!><img src=x onerror=%s>-->", "<![CDATA[><img src=x onerror=%s>]]>",
    "<svg><![CDATA[><img src=x onerror=%s>]]></svg>", "<?xml ><img src=x onerror=%s>?>", "<!DOCTYPE x [<img src=x onerror=%s>]>",
    "<a><b></a><img src=x onerror=%s></b>", "<p><table><p><img src=x onerror=%s>", "<plaintext><img src=x onerror=%s>",
    "<image src=x onerror=%s>", "<x/><img src=x onerror=%s>", "<br></br><img src=x onerror=%s>", "</p><img src=x onerror=%s>",
    "<template><svg><style><img src=x onerror=%s></style></svg></template>", "<frameset onload=%s>", "<isindex onfocus=%s>",
]
SCHEMES = ["javascript", "JAVASCRIPT", "java\tscript", "java\nscript", "java\rscript", "\x01javascript", " javascript",
    "\u00a0javascript", "java&#9;script", "javascript&colon;", "vbscript", "data", "livescript", "feed:javascript", "jar:javascript",
    "view-source:javascript", "blob", "filesystem", "file", "ws", "java\u200bscript", "ｊavascript"]
BODIES = [":%s", "://%%0a%s", ":/*--></title></style></textarea></script><svg/onload=%s>", ":text/html,<script>%s</script>",
    ":text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==", ":image/svg+xml,<svg onload=%s>", ":%s;x", ": %s"]
LISTS = ["%s", "a.png 1x, %s 2x", "%s;%s", "a;\t%s", "url(%s)", "url('%s')", "u\\72l(%s)", "x:expression(%s)", "0;url=%s",
    "https://a.example %s", "x,%s"]
TEMPLATES = ["{{%s}}", "{{{%s}}}", "{{&%s}}", "{{=<%% %%>=}}<%%&%s%%>", "{{%% CONTENT_TYPE:TEXT}}%s", "{{<x}}%s{{/x}}", "{{>%s}}",
    "{{#%s}}x{{/%s}}", "{{! %s }}", "${%s}", "<%%= %s %%>", "#{%s}", "[[%s]]", "{%% %s %%}", "\\(%s)", "%%s%%n%%@%s"]
PATHS = ["../%s", "..\\%s", "/etc/%s", "%%2e%%2e/%s", "....//%s", "C:\\%s", "CON", "nul.txt", ".", "..", "...", "a/../../%s", "~/%s",
    "%s\x00.html", "%s\n.html", "%s.html.", "%s ", " %s", "-%s", "--output=%s", "con.%s", "index", "index.html", "manifest.sha256",
    ".git/%s", ".vitrine-%s", "assets/%s", "%s:stream", "\u202e%s", "a" * 300 + "%s", "\u00e9%s", "e\u0301%s", "İ%s", "ß%s"]
YAML = ["&a [*a, %s]", "*a", "!!python/object:%s", "!<tag:yaml.org,2002:str> %s", "<<: *%s", "%%YAML 9.9\n--- %s", "- %s: {", "'%s",
    "\"%s", "|\n  %s", ">-\n %s", "? %s", "yes", "0o17", "1e999", ".nan", "~", "null", "2001-01-01", "=", "@%s", "`%s", "%s: %s", "# %s"]
UNICODE = ["\u0000", "\u0001", "\u0002", "\u0008", "\u000b", "\u000c", "\u001b[31m", "\u007f", "\u0085", "\u00ad", "\u200b", "\u200e",
    "\u2028", "\u2029", "\u202e", "\u2066", "\ufeff", "\ufffd", "\ufffe", "\uffff", "\U0001f468\u200d\U0001f469", "\U000e0041",
    "\U0010ffff", "a" + "\u0301" * 200, "\u0e49" * 100, "\u1d49", "\u212a", "\u017f", "\ufb01", "＜script＞", "‹script›", "\u3008script"]
CSS = ["red;background:url(%s)", "}</style><script>%s</script>", "@import '%s'", "/*%s*/", "\\3c script>%s", "expression(%s)",
    "-moz-binding:url(%s)", "x:\"%s", "color:red}*{background:url(%s)", "behavior:url(%s)", "content:'%s'"]


def nest(rng):
    """Returns elements that are nested in a wrong order, which parsers repair."""
    names = ["svg", "math", "title", "desc", "foreignObject", "mtext", "mi", "annotation-xml", "table", "tr", "td", "select",
        "option", "template", "style", "noscript", "iframe", "textarea", "form", "a", "b", "p", "button", "script", "mglyph",
        "malignmark", "xmp", "plaintext", "frameset", "body", "html", "li", "h1", "nobr", "font", "image", "caption", "col"]
    parts = []
    for _ in range(rng.randint(2, 8)):
        name = rng.choice(names)
        if rng.random() < 0.2:
            name = rng.choice([name.upper(), name.title()])
        parts.append("</%s>" % name if rng.random() < 0.25 else "<%s%s>" % (
            name, rng.choice(["", "", " encoding='text/html'", " title='--><img src=x onerror=alert(1)>'", " color=x", " a=1/"])))
    parts.insert(rng.randint(0, len(parts)), rng.choice(ACTIVE + MUTATING).replace("%s", rng.choice(CALL)))
    if rng.random() < 0.4:
        parts.insert(rng.randint(0, len(parts)), rng.choice(["<!--", "-->", "<![CDATA[", "]]>", "&lt;", "\x00", "x", "<", "<?x?>"]))
    return "".join(parts)


def fill(pattern, value):
    return pattern.replace("%%", "%\x7f").replace("%s", value).replace("%\x7f", "%")


def strings():
    """Returns all texts, each once, always in the same order."""
    found = {}
    for call in CALL[:2]:
        for end in CONTEXT_ENDS:
            for active in ACTIVE:
                found[end + fill(active, call)] = 1
            found["%s onmouseover=%s x=" % (end, call)] = 1
            found["%s autofocus onfocus=%s " % (end, call)] = 1
    for call in CALL:
        for mutating in MUTATING:
            found[fill(mutating, call)] = 1
            found[fill(mutating, call).swapcase()] = 1
    for scheme in SCHEMES:
        for body in BODIES:
            address = scheme + fill(body, "alert(1)")
            for form in LISTS[:3] if scheme != "javascript" else LISTS:
                found[fill(form, address)] = 1
    for patterns in (TEMPLATES, PATHS, YAML, CSS):
        for pattern in patterns:
            for value in ("x", "text", "content", "title", "<img src=x onerror=alert(1)>", "javascript:alert(1)"):
                found[fill(pattern, value)] = 1
    for mark in UNICODE:
        for text in ("%s", "a%sb", "<%sscript>alert(1)</script>", "java%sscript:alert(1)", "<img%ssrc=x%sonerror=alert(1)>", "\"%s>"):
            found[text.replace("%s", mark)] = 1
    rng = random.Random(18)
    while len(found) < 4_200:
        found[nest(rng)] = 1
    # A lone surrogate cannot be encoded as text.
    return [text for text in found if not any(0xD800 <= ord(letter) < 0xE000 for letter in text)]


def mutated(count, seed=18):
    """Returns fragments of raw markup: harmless ones and those of the corpus, with random changes."""
    harmless = [
        "<p class=note>Written in <em>another</em> tool.", "<ul><li>one<li>two<li><a href=a.html>three</a></ul>",
        "<table><tr><td>1<td>2<tr><td>3<td>4</table>", "<tr><td>1</td><td title=a>2</td></tr>", "<pre>\n\nx</pre>",
        "<svg viewBox='0 0 1 1'><title>A</title><path d='M0 0'/><foreignObject><p>x</p></foreignObject></svg>",
        "<math><mi>x</mi><annotation-xml encoding='text/html'><p>y</p></annotation-xml></math>", "<a href='a.html'>x</a>",
        "<noscript><p title='a'>x</p></noscript><template><td>x</td></template>", "<img src=a.png alt='' srcset='b.png 2x'>",
        "<svg><animate attributeName=href values='a;b'/></svg>", "<iframe src=a.html></iframe>", "<textarea>x</textarea>",
    ]
    # `RawMarkup` refuses much of the corpus at once, so fragments that it may accept are repeated.
    base = harmless * 40 + [fill(one, "alert(1)") for one in MUTATING] * 6 + [fill(one, "alert(1)") for one in ACTIVE] * 2 + strings()
    pieces = ["<", ">", "</", "/>", "<!--", "-->", "\"", "'", "=", " ", "\n", "&", "&lt;", "&#0;", "&#x3c;", "<svg>", "</svg>", "<math>",
        "<title>", "</title>", "<style>", "</style>", "<p>", "</p>", "<table>", "<td>", "<mi>", "<foreignObject>", "<desc>", "\x00", "\x0c",
        "<![CDATA[", "]]>", "<a href=", " onclick=alert(1) ", "javascript:", "\t", "xlink:href=", "xmlns=", "<b>", "<a>", "<form>", "\ufffd"]
    rng = random.Random(seed)
    for _ in range(count):
        text = rng.choice(base)
        for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 5))):
            at = rng.randint(0, len(text))
            kind = rng.random()
            if kind < 0.5:
                text = text[:at] + rng.choice(pieces) + text[at:]
            elif kind < 0.7:
                text = text[:at] + text[at + rng.randint(1, 6):]
            elif kind < 0.85:
                other = rng.choice(base)
                cut = rng.randint(0, len(other))
                text = text[:at] + other[cut:cut + rng.randint(1, 40)] + text[at:]
            else:
                end = min(len(text), at + rng.randint(1, 12))
                text = text[:end] + text[at:end] + text[end:]
        yield text.replace("\x00", "\u0001")[:2_000]


if __name__ == "__main__":
    print(len(strings()))
