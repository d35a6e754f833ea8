extension AttributeTable {
    /// Elements that get the rows of all elements; those with rows of their own need not be among them.
    static let elements = """
        html head title base link meta style body article section nav aside h1 h2 h3 h4 h5 h6 hgroup header footer \
        address p hr pre blockquote ol ul menu li dl dt dd figure figcaption main search div a em strong small s cite q \
        dfn abbr ruby rt rp data time code var samp kbd sub sup i b u mark bdi bdo span br wbr ins del picture source \
        img iframe embed object video audio track map area table caption colgroup col tbody thead tfoot tr td th form \
        label input button select datalist optgroup option textarea output progress meter fieldset legend \
        selectedcontent details summary dialog script noscript template slot canvas
        """

    /// Attributes that must be there: elements, attributes of which one is enough, conditions as in ``text``.
    static let duties = """
        base      href|target
        link      href|imagesrcset  !has:resource
        link      rel|itemprop|property  !has:rev
        link      as                rel~preload
        meta      name|http-equiv|charset|itemprop|property  !has:rel|rev|typeof
        meta      content           has:name|http-equiv|itemprop
        meta      content           has:property  !has:resource|href|typeof
        bdo       dir
        data      value
        a,area,link  href           has:itemprop
        iframe,embed,audio,video  src  has:itemprop
        object    data              has:itemprop
        object    data|type
        img       src|srcset
        source    src               in:audio|video
        source    srcset            in:picture
        track     src
        track     srclang           kind=-|subtitles
        map       name
        area      coords            shape=-|rect|circle|poly
        input     src               state=image
        optgroup  label             !child:legend
        textarea  cols              wrap=hard
        meter     value
        """
}
