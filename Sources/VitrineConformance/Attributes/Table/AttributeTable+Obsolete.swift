extension AttributeTable {
    /// Attributes that the Standard calls obsolete: elements, attributes, a colon and what to do instead.
    ///
    /// A row with a value, and conditions, before the colon is obsolete but conforming while they hold: advice, no error.
    static let obsoleteAttributes = """
        set js        text/javascript
        img     border           =0                            : use CSS
        script  charset          charset-utf8                  : leave it away, pages and scripts are UTF-8
        script  language         =javascript  type=-|$js       : leave it away
        script  type             text         state=classic    : leave it away, scripts are JavaScript
        style   type             =text/css                     : leave it away, styles are CSS
        a       name             nonempty     same:id          : use “id” on the nearest element
        input   maxlength        nonneg-integer  state=number  : use “max”
        input   size             positive-integer  state=number  : use CSS

        a,link      charset      : let the server say it in Content-Type
        a           coords,shape : use <area>
        a,link      methods      : use the HTTP OPTIONS method
        embed,img,option  name   : use “id”
        a,link      rev          : use “rel” with the opposite relation
        a,link      urn          : put the address into “href”
        area        hreflang,type,nohref  : leave it away
        form        accept       : use “accept” on each <input>
        head        profile      : leave it away, or use <link>
        html        manifest     : use service workers
        html        version      : leave it away
        input       ismap        : leave it away
        input       usemap       : use <img>
        object      usemap       : use <img>
        iframe,img  longdesc     : use a link to the description
        img         lowsrc       : use a progressive image
        link        target       : leave it away
        menu        label,type   : use script to handle context menus
        meta        scheme       : use one scheme, or put it into the value
        object      archive,classid,code,codebase,codetype  : use “data” and “type”
        object      declare      : repeat the element where it is used
        object      standby      : make the resource load quickly
        object      typemustmatch  : leave it away
        script      language     : leave it away, or use “type”
        script      event,for    : use addEventListener
        script      charset      : leave it away, pages and scripts are UTF-8
        style       type         : leave it away, styles are CSS
        a           name         : use “id” on the nearest element
        table       datapagesize : leave it away
        table       summary      : describe the table in its <caption> or beside it
        td          abbr         : put the long text first, or use “title”
        td,th       axis         : use “scope” on <th>
        td          scope        : use <th>
        a,button,div,iframe,img,input,label,legend,object  datasrc,datafld,dataformatas  : use script
        option,select,span,table,textarea  datasrc,datafld,dataformatas  : use script
        fieldset    datafld      : use script
        *           dropzone     : use script and “draggable”
        *           contextmenu  : use script to handle context menus
        iframe      allowpaymentrequest  : use “allow”

        body        alink,bgcolor,link,text,vlink  : use CSS
        body        bottommargin,leftmargin,marginheight,marginwidth,rightmargin,topmargin  : use CSS
        body,table,thead,tbody,tfoot,tr,td,th  background  : use CSS
        br          clear        : use CSS
        div,hr,h1,h2,h3,h4,h5,h6,legend,p  align  : use CSS
        embed,iframe,img,input,object  align  : use CSS
        caption,col,colgroup,table,tbody,thead,tfoot,td,th,tr  align  : use CSS
        col,colgroup,tbody,thead,tfoot,tr,td,th  char,charoff,valign  : use CSS
        col,colgroup  width      : use CSS
        dl,menu,ol,ul  compact   : use CSS
        embed,iframe,img,input,object  hspace,vspace  : use CSS
        hr          color,noshade,size,width  : use CSS
        iframe      allowtransparency,frameborder,framespacing,marginheight,marginwidth,scrolling  : use CSS
        img,input,object,table  border  : use CSS
        li,ul       type         : use CSS
        pre         width        : use CSS
        table       bgcolor,bordercolor,cellpadding,cellspacing,frame,height,rules,width  : use CSS
        thead,tbody,tfoot  height  : use CSS
        tr          bgcolor,height  : use CSS
        td,th       bgcolor,height,nowrap,width  : use CSS
        """

    /// Elements that the Standard calls obsolete, a colon and what to use instead.
    static let obsoleteElements = """
        applet      : use <embed> or <object>
        acronym     : use <abbr>
        bgsound     : use <audio>
        dir         : use <ul>
        frame,frameset,noframes  : use <iframe> and CSS, or compose pages where they are made
        isindex     : use <form> and <input>
        keygen      : use Web Cryptography
        listing     : use <pre> and <code>
        menuitem    : use script to handle context menus
        nextid      : use globally unique ids
        noembed     : use <object>
        param       : use “data” of <object>
        plaintext   : use the MIME type text/plain
        rb,rtc      : use <ruby> with <rt>
        strike      : use <del> or <s>
        xmp         : use <pre> and <code>
        basefont,big,blink,center,font,marquee,multicol,nobr,spacer,tt  : use CSS
        """
}
