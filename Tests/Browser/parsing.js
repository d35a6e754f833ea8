// Returns the browser's trees of documents and fragments, in the notation of html5lib-tests.
cases => {
    const SPACES = {
        "http://www.w3.org/1999/xlink": "xlink ", "http://www.w3.org/XML/1998/namespace": "xml ",
        "http://www.w3.org/2000/xmlns/": "xmlns ",
    };
    const KINDS = {"http://www.w3.org/2000/svg": "svg ", "http://www.w3.org/1998/Math/MathML": "math "};
    const XHTML = "http://www.w3.org/1999/xhtml";

    function write(node, depth, lines) {
        const indent = "| " + "  ".repeat(depth);
        switch (node.nodeType) {
        case Node.ELEMENT_NODE: {
            lines.push(indent + "<" + (KINDS[node.namespaceURI] || "") + node.localName + ">");
            const attributes = [...node.attributes].map(
                one => [(SPACES[one.namespaceURI] || "") + (one.namespaceURI ? one.localName : one.name), one.value]);
            attributes.sort((one, other) => one[0] < other[0] ? -1 : one[0] > other[0] ? 1 : 0);
            for (const [name, value] of attributes) lines.push(indent + "  " + name + '="' + value + '"');
            if (node.namespaceURI === XHTML && node.localName === "template") {
                lines.push(indent + "  content");
                for (const child of node.content.childNodes) write(child, depth + 2, lines);
            }
            for (const child of node.childNodes) write(child, depth + 1, lines);
            break;
        }
        case Node.TEXT_NODE: lines.push(indent + '"' + node.data + '"'); break;
        case Node.COMMENT_NODE: lines.push(indent + "<!-- " + node.data + " -->"); break;
        case Node.PROCESSING_INSTRUCTION_NODE: lines.push(indent + "<?" + node.target + " " + node.data + ">"); break;
        case Node.DOCUMENT_TYPE_NODE:
            lines.push(indent + "<!DOCTYPE " + node.name
                + (node.publicId || node.systemId ? ' "' + node.publicId + '" "' + node.systemId + '"' : "") + ">");
        }
    }

    function root(markup, context) {
        if (!context) return new DOMParser().parseFromString(markup, "text/html");
        const [kind, name] = context.includes(" ") ? context.split(" ") : ["", context];
        const space = kind === "svg" ? "http://www.w3.org/2000/svg"
            : kind === "math" ? "http://www.w3.org/1998/Math/MathML" : XHTML;
        // A document without a window, in which scripts do not run.
        const element = document.implementation.createHTMLDocument("").createElementNS(space, name);
        element.innerHTML = markup;
        return element.content || element;
    }

    return cases.map(([markup, context]) => {
        const lines = [];
        for (const child of root(markup, context).childNodes) write(child, 0, lines);
        return lines.map(line => line + "\n").join("");
    });
}
