extension ElementTable {
    /// For messages: what an element holds (after "which holds"), and what it must not be without (after "lacks").
    ///
    /// Elements with flow, phrasing or no content need no row.
    static let words = """
        html                  | one <head> and then one <body>                                        |
        head                  | metadata, with exactly one <title> and at most one <base>             | a <title>
        hgroup                | one heading, <h1> to <h6>, with <p> before and after it               | a heading, <h1> to <h6>
        ol ul menu            | <li> only                                                             |
        dl                    | groups of <dt> and then <dd>, or a <div> around every group           | a <dd> for its last <dt>
        dl > div              | <dt> and then <dd>, because its parent is a <dl>                      | a <dt> with a <dd>
        figure                | flow content, and one <figcaption> before or after all of it          |
        option div            | phrasing content and <div> without controls, because it is in an <option> |
        optgroup div          | <option> and <div> only, because it is in an <optgroup>               |
        select div            | <option>, <optgroup>, <hr> and <div> only, because it is in a <select> |
        time                  | text only, because it has no “datetime”                               |
        ruby                  | a base text and then its annotations, <rt> with or without <rp>       | an <rt> for its last base text
        picture               | any number of <source> and then one <img>                             | an <img>
        video[src] audio[src] | <track> and then what its parent may hold, because it has “src”       |
        video audio           | <source>, then <track>, then what its parent may hold                 |
        table[xhtml]          | <caption>, <colgroup>, <thead>, <tbody> (or <tr>) and <tfoot>, in this order |
        table                 | <caption>, <colgroup>, <thead>, <tbody> (or <tr>) and <tfoot>, in this order |
        colgroup[span]        | nothing, because it has “span”                                        |
        colgroup              | <col> only                                                            |
        thead tbody tfoot     | <tr> only                                                             |
        tr                    | <td> and <th> only                                                    |
        select[list-box]      | <option>, <optgroup>, <hr> and <div> only, because it is a list box   |
        select                | one <button> first, then <option>, <optgroup>, <hr> and <div>         |
        datalist              | either <option> elements or phrasing content, not both                |
        optgroup              | one <legend> first, then <option> and <div>                           |
        option[label][value]  | nothing, because it has “label” and “value”                           |
        option[label]         | text only, because it has “label”                                     |
        datalist option       | text only, because it is in a <datalist>                              |
        option                | phrasing content and <div>, without controls                          |
        fieldset              | one <legend> first, then flow content                                 |
        legend                | phrasing content and headings only                                    |
        details               | one <summary> first, then flow content                                | a <summary>
        summary               | phrasing content and headings only                                    |
        head > noscript       | <link>, <style> and <meta> only, because it is in <head>              |
        """
}
