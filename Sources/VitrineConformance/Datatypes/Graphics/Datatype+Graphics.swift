extension Datatype {
    /// The datatypes for attributes of SVG and MathML.
    static var graphics: [String: Datatype] {
        [
            "svg-length": Datatype(.valueGraphics, error: GraphicsSyntax.length(isSize: false)),
            "svg-size": Datatype(.valueGraphics, error: GraphicsSyntax.length(isSize: true)),
            "svg-lengths": Datatype(.valueGraphics, error: GraphicsSyntax.lengths),
            "svg-dashes": Datatype(.valueGraphics, error: GraphicsSyntax.dashes),
            "svg-number": Datatype(.valueGraphics, error: GraphicsSyntax.number),
            "svg-numbers": Datatype(.valueGraphics, error: GraphicsSyntax.numbers),
            "svg-alpha": Datatype(.valueGraphics, error: GraphicsSyntax.alpha),
            "svg-repeat-count": Datatype(.valueGraphics, error: GraphicsSyntax.repeatCount),
            "svg-view-box": Datatype(.valueGraphics, error: GraphicsSyntax.viewBox),
            "svg-aspect-ratio": Datatype(.valueGraphics, error: GraphicsSyntax.aspectRatio),
            "svg-points": Datatype(.valueGraphics, error: GraphicsSyntax.points),
            "svg-path": Datatype(.valueGraphics, error: PathSyntax.path),
            "svg-transform": Datatype(.valueGraphics, error: PathSyntax.transform),
            "svg-paint": Datatype(.valueGraphics, error: GraphicsSyntax.paint),
            "svg-color": Datatype(.valueGraphics, error: GraphicsSyntax.color),
            "math-length": Datatype(.valueGraphics, error: GraphicsSyntax.mathLength),
            "math-script-level": Datatype(.valueGraphics, error: GraphicsSyntax.scriptLevel),
        ]
    }
}
