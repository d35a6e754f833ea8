import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Returns the names of the rules that markup in `main` breaks, in the order of the page. Only the given rules and the
/// rule “well-formed” are considered.
func broken(_ markup: String, _ rules: [Rule]) throws -> [String] {
    let known = Set(rules.map(\.id))
    let found = try ConformanceChecker().check(Array(Rule.Example.body(markup).document.utf8), path: "example.html")
    return found.map(\.rule).filter { known.contains($0) || $0 == "well-formed" }
}

@Suite("Names of elements")
struct NamingRuleTests {
    @Test(
        "Pictures",
        arguments: [
            ("<img src='x'/>", ["image-alt"]), ("<img src='x' title=''/>", ["image-alt"]),
            ("<img src='x' title=' '/>", ["image-alt"]), ("<img src='x' aria-label='A'/>", ["image-alt"]),
            ("<img src='x' aria-hidden='true'/>", ["image-alt"]), ("<img src='x' role='presentation'/>", ["image-alt"]),
            ("<a href='x'><img src='x'/>Text</a>", ["image-alt"]),
            ("<figure><img src='x'/></figure>", ["image-alt"]),
            ("<figure><img src='x'/><figcaption></figcaption></figure>", ["image-alt"]),
            ("<figure><img src='x'/><figcaption> </figcaption></figure>", ["image-alt"]),
            ("<figure><img src='x'/>text<figcaption>C</figcaption></figure>", ["image-alt"]),
            ("<figure><img src='x'/><img src='y'/><figcaption>C</figcaption></figure>", ["image-alt", "image-alt"]),
            ("<figure><img src='x'/><img src='y' alt='y'/><figcaption>C</figcaption></figure>", ["image-alt"]),
            ("<figure><video src='y'></video><img src='x'/><figcaption>C</figcaption></figure>", ["image-alt"]),
            ("<figure><img src='x'/><hr/><figcaption>C</figcaption></figure>", ["image-alt"]),
            ("<figure><div><img src='x'/></div><script>f()</script><figcaption>C</figcaption></figure>", []),
            ("<figure><picture><source srcset='y'/><img src='x'/></picture><figcaption>C</figcaption></figure>", []),
            ("<figure><figcaption>C <img src='x'/></figcaption></figure>", []),
            ("<figure><img src='x'/><figcaption>C</figcaption></figure>", []),
            ("<figure><figcaption>C</figcaption> <p><img src='x'/></p></figure>", []),
            ("<figure><figcaption>C</figcaption><a href='x'><img src='x'/></a></figure>", ["link-name"]),
            ("<img src='x' title='T'/>", []), ("<img src='x' alt='A'/>", []), ("<img src='x' alt=''/>", []),
            ("<img src='x' generator-unable-to-provide-required-alt=''/>", []),
            ("<img src='x' generator-unable-to-provide-required-alt='x'/>", ["image-alt"]),
            ("<picture><source srcset='x'/><img src='x'/></picture>", ["image-alt"]),
            ("<picture><source srcset='x'/><img src='x' alt='A'/></picture>", []),
            ("<svg><image href='x'/></svg>", []), ("<img src='x' alt=' '/>", ["alt-blank"]),
            ("<img src='x' alt='&#160;'/>", ["alt-blank"]),
            ("<img src='x' alt='' title='T'/>", ["decorative-image-title"]),
            ("<img src='x' alt='' title=''/>", []), ("<img src='x' alt='A' title='T'/>", []),
            ("<form><input type='image' src='x'/></form>", ["image-button-alt"]),
            ("<form><input type='IMAGE' src='x' alt=''/></form>", ["image-button-alt"]),
            ("<form><input type='image' src='x' title='T'/></form>", ["image-button-alt"]),
            ("<form><input type='image' src='x' alt='A'/></form>", []),
            ("<form><input type='image' src='x' alt=' '/></form>", ["alt-blank"]),
            ("<map name='m'><area href='x'/></map>", ["area-alt"]), ("<map name='m'><area/></map>", []),
            ("<map name='m'><area href='x' alt='A'/><area href='x' alt=''/></map>", []),
        ])
    func pictures(markup: String, rules: [String]) throws {
        #expect(try broken(markup, NamingRules.rules) == rules)
    }

    @Test(
        "Links and buttons",
        arguments: [
            ("<a href='x'></a>", ["link-name"]), ("<a href='x'> <i></i> </a>", ["link-name"]),
            ("<a href='x'><span hidden='hidden'>x</span></a>", ["link-name"]),
            ("<a href='x'><svg><path d='M0 0h1'/></svg></a>", ["link-name"]),
            ("<a href='x'><img src='x' alt=''/></a>", ["link-name"]), ("<a href='x' aria-label=''></a>", ["link-name"]),
            ("<a href='x' aria-labelledby='none'></a>", ["link-name"]), ("<span role='link'></span>", ["link-name"]),
            ("<a></a>", []), ("<a id='x'></a>", []), ("<a href='x'>x</a>", []), ("<a href='x' title='x'></a>", []),
            ("<a href='x' aria-hidden='true'></a>", []), ("<div hidden='hidden'><a href='x'></a></div>", []),
            ("<template><a href='x'></a></template>", []), ("<a href='x'><svg><title>x</title></svg></a>", []),
            ("<a href='x'><img src='x' alt='x'/></a>", []), ("<a href='x' aria-labelledby='y'></a><p id='y'>y</p>", []),
            ("<svg><a href='x'></a></svg>", []), ("<a href='x' inert='inert'></a>", []),
            ("<button></button>", ["button-name"]), ("<button><i class='icon'></i></button>", ["button-name"]),
            ("<button type='button' value='x'></button>", ["button-name"]),
            ("<input type='button'/>", ["button-name"]), ("<input type='submit' value=''/>", ["button-name"]),
            ("<div role='button' tabindex='0'></div>", ["button-name"]),
            ("<details><summary></summary>x</details>", ["button-name"]),
            ("<button>x</button>", []), ("<button aria-label='x'></button>", []), ("<button title='x'></button>", []),
            ("<label>x <button></button></label>", []), ("<input type='submit'/><input type='reset'/>", []),
            ("<input type='button' value='x'/>", []), ("<details><summary>x</summary>y</details>", []),
            ("<details>x</details>", []), ("<div role='button'>x</div>", []),
            ("<div role='button link'></div>", ["button-name"]),
            ("<button role='none'></button>", ["button-name"]), ("<input type='button' role='none'/>", ["button-name"]),
            ("<a href='x' role='presentation'></a>", ["link-name"]), ("<button role='none'>x</button>", []),
            ("<details><summary role='none'></summary>x</details>", ["button-name"]),
            ("<button disabled='' role='none'></button>", []),
            ("<button disabled='' tabindex='0' role='none'></button>", []),
            ("<fieldset disabled=''><legend>x</legend><button role='none'></button></fieldset>", []),
            ("<dialog aria-label='d'><button></button></dialog>", ["button-name"]),
            ("<div popover='auto'><button></button></div>", ["button-name"]),
        ])
    func linksAndButtons(markup: String, rules: [String]) throws {
        #expect(try broken(markup, NamingRules.rules) == rules)
    }

    @Test(
        "Fields and labels",
        arguments: [
            ("<input/>", ["field-name"]), ("<input type='text' name='x'/>", ["field-name"]),
            ("<input type='checkbox'/>", ["field-name"]), ("<input type='file'/>", ["field-name"]),
            ("<input value='x'/>", ["field-name"]), ("<textarea>x</textarea>", ["field-name"]),
            ("<select><option>x</option></select>", ["field-name"]), ("<progress></progress>", ["field-name"]),
            ("<meter value='1'>x</meter>", ["field-name"]), ("<p role='textbox'>x</p>", ["field-name"]),
            ("<div role='slider' aria-valuenow='1'></div>", ["field-name"]),
            ("<input placeholder='x'/>", ["placeholder-name"]),
            ("<textarea placeholder='x'></textarea>", ["placeholder-name"]),
            ("<input aria-placeholder='x'/>", ["placeholder-name"]), ("<label><input/></label>", ["label-empty"]),
            ("<label for='x'></label><input id='x'/>", ["label-empty"]),
            ("<label>x</label>", ["label-without-control"]),
            ("<label>x <input type='hidden'/></label>", ["label-without-control"]),
            ("<label><span></span></label>", ["label-without-control"]),
            ("<label>x<input/></label>", []), ("<label for='x'>x</label><input id='x'/>", []),
            ("<input aria-label='x'/>", []), ("<input title='x'/>", []), ("<input title='x' placeholder='y'/>", []),
            ("<label>x<input placeholder='y'/></label>", []), ("<input type='hidden'/>", []),
            ("<p id='x'>x</p><input aria-labelledby='x'/>", []), ("<label>x<select></select></label>", []),
            ("<label>x <my-field></my-field></label>", []), ("<label for='none'>x</label>", []),
            ("<label for='none'></label>", []),
            ("<label><img src='x' alt='x'/><input/></label>", []), ("<label aria-label='x'><input/></label>", []),
            ("<input role='none'/>", ["field-name"]), ("<input role='none' disabled=''/>", []),
            ("<meter role='none'></meter>", []), ("<meter role='none' tabindex=' 0 '></meter>", ["field-name"]),
            ("<output></output>", []), ("<div role='checkbox'>x</div>", []), ("<template><input/></template>", []),
            ("<template><label>x</label></template>", []), ("<div hidden='hidden'><label></label><input/></div>", []),
            ("<fieldset><legend>x</legend><label>y<input/></label></fieldset>", []),
        ])
    func fields(markup: String, rules: [String]) throws {
        #expect(try broken(markup, NamingRules.rules) == rules)
    }

    @Test(
        "Frames, drawings, dialogs and roles",
        arguments: [
            ("<iframe src='x'></iframe>", ["frame-name"]), ("<embed src='x'/>", ["frame-name"]),
            ("<object data='x'></object>", ["frame-name"]), ("<iframe src='x' title='x'></iframe>", []),
            ("<object data='x'>x</object>", []), ("<embed src='x' title='x'/>", []),
            ("<iframe src='x' aria-hidden='true'></iframe>", []), ("<iframe src='x' role='none'></iframe>", []),
            ("<svg role='img'><path d='M0 0h1'/></svg>", ["image-name"]), ("<i role='img'>x</i>", ["image-name"]),
            ("<svg><g role='img'><path d='M0 0h1'/></g></svg>", ["image-name"]),
            ("<svg role='img'><title>x</title></svg>", []), ("<svg><path d='M0 0h1'/></svg>", []),
            ("<svg role='img' aria-label='x'></svg>", []), ("<i role='img' title='x'></i>", []),
            ("<svg role='none'></svg>", []), ("<dialog>x</dialog>", ["dialog-name"]),
            ("<div role='alertdialog'>x</div>", ["dialog-name"]), ("<dialog aria-label='x'>x</dialog>", []),
            ("<dialog aria-labelledby='x'><h2 id='x'>x</h2></dialog>", []),
            ("<div role='region'>x</div>", ["role-name"]),
            ("<div role='tree'><p role='treeitem'></p></div>", ["role-name", "role-name"]),
            ("<ul role='menu'><li role='menuitem'></li></ul>", ["role-name"]), ("<div role='group'>x</div>", []),
            ("<ul role='menu'><li role='menuitem'>x</li></ul>", []), ("<div role='none-such'></div>", []),
            ("<section>x</section>", []), ("<div role='region' aria-label='x'>x</div>", []),
            ("<div role='tabpanel'>x</div>", []), ("<form></form>", []), ("<nav>x</nav>", []),
        ])
    func roles(markup: String, rules: [String]) throws {
        #expect(try broken(markup, NamingRules.rules) == rules)
    }

    @Test("Messages state the mistake and the correction")
    func messages() throws {
        let markup = """
            <img src="x"/><a href="x"></a><input type="text"/><input placeholder="Mail"/><svg role="img"></svg>
            <div role="region">x</div><img src="x" alt="" title="Boats"/><label>x</label>
            """
        let found = try ConformanceChecker().check(Array(Rule.Example.body(markup).document.utf8), path: "x.html")
        let known = Set(NamingRules.rules.map(\.id))
        #expect(
            found.filter { known.contains($0.rule) }.map(\.message) == [
                """
                <img> has no “alt”; add text that replaces the image, or alt="" if the image is only decoration
                """,
                "<a> has no accessible name; add text, an image with “alt”, or “aria-label”",
                "<input type=\"text\"> has no accessible name; put it in a <label>, or add “aria-label”",
                """
                <input> has no accessible name except its placeholder, which disappears as soon as somebody types; add \
                a <label>
                """,
                "<svg role=\"img\"> has no accessible name; add a <title> as its first child, or “aria-label”",
                "<div role=\"region\"> has no accessible name; add “aria-labelledby” with the id of its heading, or “aria-label”",
                """
                <img> has an empty “alt”, which means decoration, but also the title “Boats”; move the title to “alt”, \
                or remove it if the image is only decoration
                """,
                "<label> has neither “for” nor a control inside, so it labels nothing",
            ])
    }
}
