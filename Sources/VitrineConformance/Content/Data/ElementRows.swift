extension ElementTable {
    /// Every element of HTML: its names or a selector, its categories, and what it holds.
    ///
    /// A selector is `parent > name`, `ancestor name` or `name[condition]`. The first row whose selector fits an element says
    /// what it holds, so special rows stand before plain ones. A category may have a condition too.
    ///
    /// Content is written as in a DTD: `?` once or never, `*` any number, `+` one or more, `/` or, `@name` the elements of a
    /// category with the text that belongs to it, `!name` without this one, `& @script` with script-supporting elements
    /// anywhere between. A `#transparent` element holds what its parent may hold where it stands.
    static let elements = """
        html                      |                                        | head body
        head                      |                                        | @heads* (title @heads* (base @heads*)? / base @heads* title @heads*)
        title                     | metadata                               | #text
        base                      | metadata                               | #nothing
        link meta                 | metadata flow phrasing                 | #nothing
        style                     | metadata                               | #text
        body                      |                                        | @flow*

        article section nav aside | flow sectioning                        | @flow*
        h1 h2 h3 h4 h5 h6         | flow heading                           | @phrasing*
        hgroup                    | flow heading                           | p* (h1 / h2 / h3 / h4 / h5 / h6) p* & @script
        header footer address     | flow                                   | @flow*
        main search               | flow                                   | @flow*

        p pre                     | flow                                   | @phrasing*
        hr                        | flow in-select                         | #nothing
        blockquote dialog         | flow                                   | @flow*
        ol ul menu                | flow                                   | (li / @script)*
        li dd td caption          |                                        | @flow*
        dl                        | flow                                   | (dt+ dd+)* / div+ & @script
        dt th figcaption          |                                        | @flow*
        figure                    | flow                                   | figcaption @flow* / @flow* figcaption?
        dl > div                  |                                        | dt+ dd+ & @script
        option div                |                                        | @in-option*
        optgroup div              |                                        | @in-optgroup*
        select div                |                                        | @in-select*
        div                       | flow in-select in-optgroup             | @flow*

        a                         | flow phrasing interactive[href]        | #transparent
        em strong small s cite q  | flow phrasing                          | @phrasing*
        dfn abbr data code var    | flow phrasing                          | @phrasing*
        samp kbd sub sup i b u    | flow phrasing                          | @phrasing*
        mark bdi bdo span         | flow phrasing                          | @phrasing*
        time[datetime]            |                                        | @phrasing*
        time                      | flow phrasing                          | #text
        ruby                      | flow phrasing                          | ((@phrasing!ruby* / ruby) (rt+ / rp (rt rp)+))+
        rt                        |                                        | @phrasing*
        rp                        |                                        | #text
        br wbr                    | flow phrasing                          | #nothing
        ins del                   | flow phrasing                          | #transparent

        picture                   | flow phrasing                          | source* img & @script
        source track              |                                        | #nothing
        img                       | flow phrasing interactive[usemap]      | #nothing
        iframe embed              | flow phrasing interactive              | #nothing
        object map canvas         | flow phrasing                          | #transparent
        video[src] audio[src]     |                                        | track* #transparent*
        video audio               | flow phrasing media interactive[controls] | source* track* #transparent*
        area                      | flow phrasing                          | #nothing
        svg math                  | flow phrasing                          | #any

        table[xhtml]              |                                        | caption? colgroup* thead? (tbody* / tr+) tfoot? & @script
        table                     | flow                                   | caption? (colgroup / col)* thead? (tbody / tr)* tfoot? & @script
        colgroup[span]            |                                        | #nothing
        colgroup                  |                                        | (col / template)*
        col                       |                                        | #nothing
        thead tbody tfoot         |                                        | (tr / @script)*
        tr                        |                                        | (td / th / @script)*

        form                      | flow                                   | @flow*
        label                     | flow phrasing interactive              | @phrasing*
        input                     | flow phrasing interactive[shown] labelable[shown] | #nothing
        button                    | flow phrasing interactive labelable    | @phrasing*
        select[list-box]          |                                        | @in-select*
        select                    | flow phrasing interactive labelable    | button? @in-select*
        datalist                  | flow phrasing                          | @phrasing* / (option / @script)*
        optgroup                  | in-select                              | legend? @in-optgroup*
        option[label][value]      |                                        | #nothing
        option[label]             |                                        | #text
        datalist option           |                                        | #text
        option                    | in-select in-optgroup                  | @in-option*
        textarea                  | flow phrasing interactive labelable    | #text
        output progress meter     | flow phrasing labelable                | @phrasing*
        fieldset                  | flow                                   | legend? @flow*
        optgroup > legend         |                                        | @phrasing*
        legend                    |                                        | (@phrasing / @heading)*
        selectedcontent           | phrasing                               | #nothing

        details                   | flow interactive                       | summary @flow*
        summary                   |                                        | (@phrasing / @heading)*
        script                    | metadata flow phrasing script in-select in-optgroup | #text
        head > noscript           |                                        | (link / style / meta)*
        noscript                  | metadata flow phrasing in-select in-optgroup | #transparent
        template                  | metadata flow phrasing script in-select in-optgroup | #any
        slot                      | flow phrasing                          | #transparent

        fencedframe permission    | flow phrasing                          | #any
        geolocation portal        | flow phrasing                          | #any
        """

    /// Categories that content models use and that are made of others.
    static let derivedCategories = """
        heads     | @metadata!title!base
        in-option | @phrasing!datalist!object div
        """

    /// What an element must not hold, however deep.
    static let exclusions = """
        a                 | a @interactive [tabindex]
        button            | @interactive [tabindex]
        option            | @interactive [tabindex] datalist object
        optgroup > legend | @interactive [tabindex]
        label             | label @labelable
        canvas            | audio[controls] video[controls] details embed iframe input[field] label select[drop-down] textarea
        form              | form
        header footer     | header footer
        address           | address header footer @sectioning @heading
        dt th             | header footer @sectioning @heading
        caption           | table
        dfn               | dfn
        meter             | meter
        progress          | progress
        noscript          | noscript
        video audio       | @media
        """
}
