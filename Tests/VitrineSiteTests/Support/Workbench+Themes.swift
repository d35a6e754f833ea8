extension Workbench {
    /// A minimal layout: a document with a title and the content.
    static let plainLayout = """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="{{lang}}" dir="{{dir}}">
        <head><title>{{title}}</title></head>
        <body>{{{content}}}</body>
        </html>

        """

    /// Writes a theme. A layout that is not passed is the plain one; a layout whose text is empty is not written.
    func writeTheme(
        at folder: String = "site/themes/mine", page: String = plainLayout, story: String = plainLayout,
        description: String = "name: Mine\n"
    ) throws {
        try write(description, to: "\(folder)/theme.yml")
        if !page.isEmpty { try write(page, to: "\(folder)/layouts/page.mustache") }
        if !story.isEmpty { try write(story, to: "\(folder)/layouts/story.mustache") }
    }
}
