extension AttributeTable {
    /// The rows of forms and their controls; the columns are those of ``text``.
    static let forms = """
        set enctype   =application/x-www-form-urlencoded|multipart/form-data|text/plain
        set method    =get|post|dialog
        # States of <input>.
        set typed     text|search|url|tel|email|password
        set dated     date|month|week|time|datetime-local
        set submits   submit|image
        set presses   submit|image|reset|button

        form    accept-charset  charset-utf8
        form    action          url-nonempty
        form    autocomplete    autocomplete-form
        form    enctype         $enctype
        form    method          $method
        form    name            nonempty
        form    novalidate      flag
        form    rel             form-rel
        form    target          navigable-target
        label   for             id-token
        button,input,select,textarea,fieldset,output  form  id-token
        button,input,select,textarea,fieldset,output  name  nonempty
        button,input,select,textarea,fieldset,option,optgroup  disabled  flag

        input   type            =hidden|$typed|$dated|number|range|color|checkbox|radio|file|$presses
        input   accept          accept              state=file
        input   alpha           flag                state=color
        input   alt             text                state=image
        input   autocomplete    autocomplete-field  state=hidden|$typed|$dated|number|range|color
        input   capture         =''|user|environment  state=file
        input   checked         flag                state=checkbox|radio
        input   colorspace      =limited-srgb|display-p3  state=color
        input   dirname         nonempty            state=hidden|$typed|submit
        input   formaction      url-nonempty        state=$submits
        input   formenctype     $enctype            state=$submits
        input   formmethod      $method             state=$submits
        input   formnovalidate  flag                state=$submits
        input   formtarget      navigable-target    state=$submits
        input   height,width    nonneg-integer      state=image
        input   list            id-token            state=text|search|url|tel|email|$dated|number|range|color
        input   max,min         date                state=date
        input   max,min         month               state=month
        input   max,min         week                state=week
        input   max,min         time                state=time
        input   max,min         local-datetime      state=datetime-local
        input   max,min         float               state=number|range
        input   maxlength       nonneg-integer      state=$typed
        input   minlength       nonneg-integer      state=$typed
        input   multiple        flag                state=email|file
        input   pattern         pattern             state=$typed
        input   placeholder     line                state=$typed|number
        input   popovertarget   id-token            state=$presses
        input   popovertargetaction  =toggle|show|hide  state=$presses
        input   readonly        flag                state=$typed|$dated|number
        input   required        flag                state=$typed|$dated|number|checkbox|radio|file
        input   size            positive-integer    state=$typed
        input   src             url-nonempty        state=image
        input   step            step                state=$dated|number|range
        input   webkitdirectory flag                state=file
        input   value           line                state=text|search|tel|password
        input   value           text                state=hidden|checkbox|radio|submit|reset|button
        input   value           ?input-url          state=url
        input   value           ?email-list         state=email  has:multiple
        input   value           ?email              state=email
        input   value           ?date               state=date
        input   value           ?month              state=month
        input   value           ?week               state=week
        input   value           ?time               state=time
        input   value           ?local-datetime     state=datetime-local
        input   value           ?float              state=number
        input   value           float               state=range
        input   value           ?css-color          state=color

        button  type            =submit|reset|button
        button  value           text
        button  command         =toggle-popover|show-popover|hide-popover|show-modal|close|request-close|--*
        button  commandfor      id-token
        button  interestfor     id-token
        button  interesttarget  text
        button  popovertarget   id-token
        button  popovertargetaction  =toggle|show|hide
        button  formaction      url-nonempty        state=submit
        button  formenctype     $enctype            state=submit
        button  formmethod      $method             state=submit
        button  formnovalidate  flag                state=submit
        button  formtarget      navigable-target    state=submit

        select  autocomplete    autocomplete-field
        select  multiple,required  flag
        select  size            positive-integer
        option  label           nonempty
        option  value           text
        option  selected        flag
        optgroup  label         text
        textarea  autocomplete  autocomplete-field
        textarea  cols,rows     positive-integer
        textarea  dirname       nonempty
        textarea  maxlength,minlength  nonneg-integer
        textarea  placeholder   text
        textarea  readonly,required  flag
        textarea  wrap          =soft|hard
        output  for             id-list
        progress  value         nonneg-float
        progress  max           positive-float
        meter   value,min,max,low,high,optimum  float
        """
}
