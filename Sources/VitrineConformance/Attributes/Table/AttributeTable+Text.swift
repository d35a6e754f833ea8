extension AttributeTable {
    /// Which attribute may stand on which element.
    ///
    /// Columns: elements, attributes, what the value is, conditions that must all hold. Elements and attributes are
    /// separated by commas, `*` is every element. Of several rows for the same pair the first whose conditions hold
    /// says what the value is; a pair without such a row is an error. A row of an element takes the place of a `*` row.
    ///
    /// Values: `text` anything · `flag` a boolean attribute · `nonempty` · `line` without line breaks · `never` not on this
    /// element · `=a|b` keywords, `''` for the empty one, `␣` for a space, `--*` for all that begin with `--` · `==a|B`
    /// keywords whose capitals count · else the name of a datatype, with `?` before it where empty is fine too.
    ///
    /// Conditions: `has:a|b` one of these attributes stands beside it · `!has:a|b` none does · `a=x|y` the attribute has one of
    /// the keywords, `-` for missing; `!a=x|y` · `a~x|y` one of its tokens · `state=x|y` the element's state, which its `type`
    /// says · `in:a|b` the parent is one of these, `!in:` · `inside:a` within one that has `href` · `child:a`, `!child:a` · `same:a`
    /// the same value as that attribute, if it is there · `rdfa` the element has an attribute of RDFa · `rdfa-around` it or an element
    /// around it has. Rows of RDFa follow the rows of an element, and messages leave them out.
    ///
    /// `set name …` gives the rest of its line a name, `$name` stands for it.
    static let text = """
        set cors       =''|anonymous|use-credentials
        set referrer   =''|no-referrer|no-referrer-when-downgrade|same-origin|origin|strict-origin|unsafe-url|\
        origin-when-cross-origin|strict-origin-when-cross-origin
        set lazy       =lazy|eager
        set priority   =high|low|auto
        set preload    =''|none|metadata|auto
        set render     =''|render
        set modules    audioworklet|json|paintworklet|script|serviceworker|sharedworker|style|text|worker
        set onoff      =''|on|off
        set truefalse  =''|true|false

        # Global attributes.
        *  class                  class
        *  id                     id
        *  accesskey              accesskey
        *  autocapitalize         =off|none|on|sentences|words|characters
        *  autocorrect            $onoff
        *  autofocus,headingreset,inert,itemscope  flag
        *  contenteditable        =''|true|false|plaintext-only
        *  dir                    =ltr|rtl|auto
        *  draggable              =true|false
        *  enterkeyhint           =enter|done|go|next|previous|search|send
        *  exportparts            exportparts
        *  headingoffset          =0|1|2|3|4|5|6|7|8
        *  hidden                 =''|hidden|until-found
        *  inputmode              =none|text|tel|url|email|numeric|decimal|search
        *  is                     custom-element-name
        *  itemid                 url              has:itemscope  has:itemtype
        *  itemprop               itemprop
        *  itemref                itemref-tokens   has:itemscope
        *  itemtype               itemtype         has:itemscope
        *  lang                   lang-or-empty
        *  part                   part
        *  popover                =''|auto|hint|manual
        *  spellcheck             $truefalse
        *  style                  style
        *  tabindex               tabindex
        *  title,slot,nonce       text
        *  translate              =''|yes|no
        *  writingsuggestions     $truefalse
        *  role,aria-*            text
        # Of other specifications: RDFa, Element Timing, Virtual Keyboard.
        *  property,typeof,vocab,prefix,resource,about,inlist,datatype  text
        *  content,rel,rev        text             rdfa-around
        *  href,src               text             rdfa
        *  elementtiming          text
        *  virtualkeyboardpolicy  =''|auto|manual

        # Event handlers.
        *  onabort,onauxclick,onbeforeinput,onbeforematch,onbeforetoggle,onblur,oncancel,oncanplay,oncanplaythrough  text
        *  onchange,onclick,onclose,oncommand,oncontextlost,oncontextmenu,oncontextrestored,oncopy,oncuechange,oncut  text
        *  ondblclick,ondrag,ondragend,ondragenter,ondragleave,ondragover,ondragstart,ondrop,ondurationchange,onemptied  text
        *  onended,onerror,onfocus,onformdata,oninput,oninvalid,onkeydown,onkeypress,onkeyup,onload,onloadeddata  text
        *  onloadedmetadata,onloadstart,onmousedown,onmouseenter,onmouseleave,onmousemove,onmouseout,onmouseover  text
        *  onmouseup,onpaste,onpause,onplay,onplaying,onprogress,onratechange,onreset,onresize,onscroll,onscrollend  text
        *  onsecuritypolicyviolation,onseeked,onseeking,onselect,onslotchange,onstalled,onsubmit,onsuspend  text
        *  ontimeupdate,ontoggle,onvolumechange,onwaiting,onwheel,onwebkitanimationend,onwebkitanimationiteration  text
        *  onwebkitanimationstart,onwebkittransitionend  text
        # Of other specifications: pointers, touch, transitions, animations, selection, full screen, clipboard.
        *  onpointercancel,onpointerdown,onpointerenter,onpointerleave,onpointermove,onpointerout,onpointerover  text
        *  onpointerrawupdate,onpointerup,ongotpointercapture,onlostpointercapture,ontouchcancel,ontouchend  text
        *  ontouchmove,ontouchstart,ontransitioncancel,ontransitionend,ontransitionrun,ontransitionstart  text
        *  onanimationcancel,onanimationend,onanimationiteration,onanimationstart,onbeforecopy,onbeforecut  text
        *  onbeforepaste,onselectstart,onselectionchange,onfullscreenchange,onfullscreenerror,onbeforexrselect  text
        # Of the window.
        body  onafterprint,onbeforeprint,onbeforeunload,onhashchange,onlanguagechange,onmessage,onmessageerror  text
        body  onoffline,ononline,onpagehide,onpagereveal,onpageshow,onpageswap,onpopstate,onrejectionhandled  text
        body  onstorage,onunhandledrejection,onunload  text

        # Documents.
        base    href            url
        base    target          navigable-target
        link    href            url-nonempty
        link    rel             link-rel         !has:itemprop
        link    crossorigin     $cors
        link    media           media
        link    hreflang        lang
        link    type            mime
        link    referrerpolicy  $referrer
        link    fetchpriority   $priority
        link    integrity       integrity        rel~stylesheet|preload|modulepreload
        link    sizes           css-size-keyword rel~icon|apple-touch-icon|apple-touch-icon-precomposed
        link    imagesrcset     srcset           rel~preload  as=image
        link    imagesizes      sizes            rel~preload  as=image  has:imagesrcset
        link    as              =$modules|fetch|audio|document|embed|font|frame|iframe|image|manifest|object|report|track|\
        video|webidentity|xslt  rel~preload|prefetch
        link    as              =$modules        rel~modulepreload
        link    blocking        $render          rel~stylesheet|expect
        link    color           css-color        rel~mask-icon
        link    disabled        flag             rel~stylesheet
        meta    charset         charset-utf8     !has:name|http-equiv|itemprop
        meta    name            text
        meta    http-equiv      =content-type|default-style|refresh|x-ua-compatible|content-security-policy  !has:name
        meta    itemprop        itemprop         !has:name|http-equiv|charset
        meta    media           media            name=theme-color
        meta    content         viewport         name=viewport
        meta    content         css-color        name=theme-color
        meta    content         refresh          http-equiv=refresh
        meta    content         csp              http-equiv=content-security-policy
        meta    content         content-type-utf8  http-equiv=content-type
        meta    content         =ie=edge         http-equiv=x-ua-compatible
        meta    content         text             has:name|http-equiv|itemprop|property
        style   media           media
        style   blocking        $render

        # Scripts.
        script  type            script-type      state=module|importmap|speculationrules|data
        script  src             url-nonempty     state=classic|module
        script  async           flag             state=module
        script  async           flag             state=classic  has:src
        script  defer           flag             state=classic  has:src
        script  nomodule        flag             state=classic
        script  crossorigin     $cors            state=classic|module
        script  integrity       integrity        state=classic|module  has:src
        script  referrerpolicy  $referrer        state=classic|module
        script  blocking        $render          state=classic|module
        script  fetchpriority   $priority        state=classic|module
        script  attributionsrc  text             state=classic|module
        template shadowrootmode =open|closed
        template shadowrootslotassignment  =named|manual
        template shadowrootclonable,shadowrootcustomelementregistry,shadowrootdelegatesfocus,shadowrootserializable  flag
        template shadowrootreferencetarget  id-token
        slot    name            text
        canvas  width,height    nonneg-integer

        # Sections, groups, texts.
        blockquote,q,ins,del  cite  url
        ins,del datetime        date-or-global-datetime
        bdo     dir             =ltr|rtl
        ol      reversed        flag
        ol      start           integer
        ol      type            ==1|a|A|i|I
        li      value           integer          !in:ul|menu
        a       href            url
        a       target          navigable-target has:href
        a       download        text             has:href
        a       ping            url-list-http    has:href
        a       rel             a-rel            has:href
        a       hreflang        lang             has:href
        a       type            mime             has:href
        a       referrerpolicy  $referrer        has:href
        a       attributionsrc,interesttarget  text  has:href
        a       interestfor     id-token         has:href
        data    value           text
        time    datetime        time-datetime

        # Embedded content.
        source  srcset          srcset           !in:audio|video
        source  sizes           sizes            !in:audio|video
        source  width,height    nonneg-integer   !in:audio|video
        source  src             url-nonempty     !in:picture
        source  type            mime
        source  media           media
        img     alt             text
        img     src             url-nonempty
        img     srcset          srcset
        img     sizes           sizes            has:srcset
        img     sizes           sizes            in:picture
        img     crossorigin     $cors
        img     usemap          hash-name-ref
        img     ismap           flag             inside:a
        img     width,height    nonneg-integer
        img     referrerpolicy  $referrer
        img     decoding        =sync|async|auto
        img     loading         $lazy
        img     fetchpriority   $priority
        img     attributionsrc  text
        img     browsingtopics,sharedstoragewritable  flag
        iframe  src             url-nonempty
        iframe  srcdoc          text
        iframe  name            navigable-name
        iframe  sandbox         sandbox
        iframe  allow           allow
        iframe  allowfullscreen flag
        iframe  width,height    nonneg-integer
        iframe  referrerpolicy  $referrer
        iframe  loading         $lazy
        iframe  csp             csp
        iframe  credentialless,browsingtopics,sharedstoragewritable  flag
        iframe  privatetoken    text
        embed   src             url-nonempty
        embed   type            mime
        embed   width,height    nonneg-integer
        object  data            url-nonempty
        object  type            mime
        object  name            navigable-name
        object  form            id-token
        object  width,height    nonneg-integer
        audio,video  src        url-nonempty
        audio,video  crossorigin  $cors
        audio,video  preload    $preload
        audio,video  loading    $lazy
        audio,video  autoplay,loop,muted,controls,disableremoteplayback  flag
        audio,video  controlslist  text
        video   poster          url-nonempty
        video   playsinline,disablepictureinpicture  flag
        video   width,height    nonneg-integer
        track   kind            =subtitles|captions|descriptions|chapters|metadata
        track   src             url-nonempty
        track   srclang         lang
        track   label           nonempty
        track   default         flag
        map     name            id-token
        area    alt             text             has:href
        area    shape           =circle|default|poly|rect
        area    coords          coords-circle    shape=circle
        area    coords          coords-poly      shape=poly
        area    coords          coords-rect      shape=-|rect
        area    coords          text             !shape=default
        area    href            url
        area    target          navigable-target has:href
        area    download        text             has:href
        area    ping            url-list-http    has:href
        area    rel             a-rel            has:href
        area    referrerpolicy  $referrer        has:href
        area    attributionsrc,interesttarget  text  has:href
        area    interestfor     id-token         has:href

        # Tables.
        col       span          span
        colgroup  span          span             !child:col|template
        td,th   colspan         colspan
        td,th   rowspan         rowspan
        td,th   headers         headers-list
        th      scope           =row|col|rowgroup|colgroup
        th      abbr            text

        # What opens.
        details name            nonempty
        details open            flag
        dialog  open            flag
        dialog  closedby        =any|closerequest|none
        dialog  tabindex        never
        """
}
