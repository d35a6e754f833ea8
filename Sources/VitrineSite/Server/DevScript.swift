import VitrineSupport

/// The script that the development server adds to the pages that it serves; pages that are built do not contain it. It
/// listens for changes, and shows problems in a box of its own.
enum DevScript {
    /// The path at which the script is served.
    static let path = ".vitrine/dev.js"
    /// The path at which the script listens for changes.
    static let eventsPath = ".vitrine/events"

    /// Adds the script to a page, and changes the policies of the page to allow it.
    static func adding(to page: [UInt8], version: Int) -> [UInt8] {
        var text = DevPolicy.changing(String(decoding: page, as: UTF8.self))
        let tag = "<script src=\"/\(path)\" data-version=\"\(version)\"></script>"
        if let end = text.ranges(of: "</body>").last {
            text.insert(contentsOf: tag, at: end.lowerBound)
        } else {
            text += tag
        }
        return Array(text.utf8)
    }

    /// A page about something that cannot be shown, with advice on what to do.
    static func page(_ title: String, _ text: String, next: String, version: Int) -> [UInt8] {
        let html = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"/><title>\(Escaping.html(title))</title></head>
            <body><main><h1>\(Escaping.html(title))</h1><pre>\(Escaping.html(text))</pre>
            <p>\(Escaping.html(next))</p><p><a href="/">Index</a></p></main></body></html>

            """
        return adding(to: Array(html.utf8), version: version)
    }

    static let source = #"""
        (() => {
          // Only the outermost page listens: it reloads its frames, and browsers limit the number of connections.
          if (window !== top) return;
          const seen = Number(document.currentScript.dataset.version);
          let styles = null, closed = "", box = null;
          const show = (state) => {
            const text = JSON.stringify([state.problems, state.working]);
            if (box) { box.remove(); box = null; }
            if (text === closed || (!state.problems.length && !state.working)) return;
            box = document.createElement("vitrine-overlay");
            const root = box.attachShadow({ mode: "open" });
            const make = (name, text, parent) => {
              const element = document.createElement(name);
              element.textContent = text;
              (parent || root).append(element);
              return element;
            };
            const sheet = new CSSStyleSheet();
            // Content security policies restrict style elements and attributes, but not constructed stylesheets.
            sheet.replaceSync(`:host { all: initial; position: fixed; inset: auto 1rem 1rem 1rem; z-index: 2147483647;
              max-height: 60vh; overflow: auto; padding: .75rem 1rem; border-radius: .5rem; background: #1b1b1f; color: #fff;
              font: 14px/1.5 ui-monospace, monospace; box-shadow: 0 2px 16px #0008 }
              pre { margin: .25rem 0; white-space: pre-wrap; font: inherit } .error { color: #ffb4ab } .warning { color: #ffe08a }
              button { float: right; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: .25rem }`);
            root.adoptedStyleSheets = [sheet];
            if (state.problems.length) {
              make("button", "Close").onclick = () => { closed = text; box.remove(); box = null; };
            }
            if (state.working) make("div", state.working);
            for (const problem of state.problems) make("pre", problem.text).className = problem.severity;
            document.documentElement.append(box);
          };
          const refresh = (number) => {
            for (const link of document.querySelectorAll('link[rel~="stylesheet"]')) {
              const address = new URL(link.href);
              if (address.origin !== location.origin) continue;
              address.searchParams.set("vitrine", number);
              const copy = link.cloneNode();
              copy.href = address.href;
              copy.onload = () => link.remove();
              link.after(copy);
            }
          };
          const events = new EventSource("/.vitrine/events");
          events.onmessage = (event) => {
            const state = JSON.parse(event.data);
            if (state.version !== seen) { events.close(); location.reload(); return; }
            if (styles !== null && state.styles !== styles) refresh(state.styles);
            styles = state.styles;
            show(state);
          };
          addEventListener("pagehide", () => events.close());
        })();

        """#
}
