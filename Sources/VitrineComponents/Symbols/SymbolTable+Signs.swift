extension SymbolTable {
    /// Signs, arrows, digits, plain shapes, and drawings for media and text. Each line is
    /// `name|flags|body|details|lines`; see ``SymbolGlyph``.
    static let signs = """
        plus|cs|||M12 4.5v15M4.5 12h15
        minus|cs|||M4.5 12h15
        multiply|cs|||M6 6l12 12M18 6L6 18
        divide|cs|||M4.5 12h15M12 6v.01M12 18v.01
        equal|cs|||M5 9h14M5 15h14
        plusminus|c|||M12 3.5v11M6.5 9h11M6.5 19.5h11
        lessthan|cs|||M18 5L6 12l12 7
        greaterthan|cs|||M6 5l12 7-12 7
        xmark|cs|||M5.5 5.5l13 13M18.5 5.5l-13 13
        checkmark|cs|||M4.5 12.5l5 5L19.5 6.5
        questionmark|cs|||M8 8.5a4 4 0 1 1 5.8 3.6c-1.2.7-1.8 1.5-1.8 2.9M12 19v.1
        exclamationmark|cs|||M12 4v10.5M12 19v.1
        info|cs|||M10 10h2.5v9M9.5 19h6M12.2 5.2v.1
        ellipsis|cs|||M5 12v.01M12 12v.01M19 12v.01
        number|cs|||M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16
        percent|cs|||M18.5 5.5l-13 13M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z
        at|cb|||M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM15.5 8.5v5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.9
        command|cs|||M9 9H6.5A2.5 2.5 0 1 1 9 6.5v11A2.5 2.5 0 1 1 6.5 15h11a2.5 2.5 0 1 1-2.5 2.5v-11A2.5 2.5 0 1 1 17.5 9z
        infinity|c|||M12 12c-2-2.7-3.5-4-5.3-4a4 4 0 1 0 0 8c1.8 0 3.3-1.3 5.3-4s3.5-4 5.3-4a4 4 0 1 1 0 8c-1.8 0-3.3-1.3-5.3-4z
        asterisk|c|||M12 4v16M5 8l14 8M19 8L5 16
        sum||||M17.5 7V4.5H6L12.5 12 6 19.5h11.5V17
        arrow.up|cs|||M12 20V4.5M5.5 11L12 4.5l6.5 6.5
        arrow.down|cs|||M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5
        arrow.left|cs|||M20 12H4.5M11 5.5L4.5 12l6.5 6.5
        arrow.right|cs|||M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5
        arrow.up.left|cs|||M18.5 18.5l-13-13M14.5 5.5h-9v9
        arrow.up.right|cs|||M5.5 18.5l13-13M9.5 5.5h9v9
        arrow.down.left|cs|||M18.5 5.5l-13 13M5.5 9.5v9h9
        arrow.down.right|cs|||M5.5 5.5l13 13M18.5 9.5v9h-9
        arrow.up.arrow.down|cs|||M7.5 19V5M3.5 9l4-4 4 4M16.5 5v14M12.5 15l4 4 4-4
        arrow.left.arrow.right|cs|||M19 7.5H5M9 3.5l-4 4 4 4M5 16.5h14M15 12.5l4 4-4 4
        arrow.up.and.down|c|||M12 3.5v17M8 7.5l4-4 4 4M8 16.5l4 4 4-4
        arrow.left.and.right|c|||M3.5 12h17M7.5 8l-4 4 4 4M16.5 8l4 4-4 4
        arrow.clockwise|c|||M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5
        arrow.counterclockwise|c|||M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4v5h5
        arrow.triangle.2.circlepath|c|||M19.5 10A7.8 7.8 0 0 0 5 8.5M4.5 4v4.5H9M4.5 14A7.8 7.8 0 0 0 19 15.5M19.5 20v-4.5H15
        arrow.uturn.left|c|||M8.5 14L4 9.5 8.5 5M4.5 9.5H15a5 5 0 0 1 0 10h-4
        arrow.uturn.right|c|||M15.5 14L20 9.5 15.5 5M19.5 9.5H9a5 5 0 0 0 0 10h4
        arrow.turn.up.right||||M5 20v-6a4.5 4.5 0 0 1 4.5-4.5h10M15 5l4.5 4.5L15 14
        arrow.turn.up.left||||M19 20v-6a4.5 4.5 0 0 0-4.5-4.5h-10M9 5L4.5 9.5 9 14
        arrow.up.to.line||||M5 4.5h14M12 20V8.5M6.5 14L12 8.5l5.5 5.5
        arrow.down.to.line||||M5 19.5h14M12 4v11.5M6.5 10l5.5 5.5 5.5-5.5
        arrow.up.left.and.arrow.down.right|c|||M4.5 10V4.5H10M4.5 4.5l6 6M19.5 14v5.5H14M19.5 19.5l-6-6
        arrow.down.right.and.arrow.up.left|c|||M10.5 5v5.5H5M10.5 10.5l-6-6M13.5 19v-5.5H19M13.5 13.5l6 6
        chevron.up|cs|||M5 15.5l7-7 7 7
        chevron.down|cs|||M5 8.5l7 7 7-7
        chevron.left|cs|||M15.5 5l-7 7 7 7
        chevron.right|cs|||M8.5 5l7 7-7 7
        chevron.up.chevron.down||||M7 9l5-5 5 5M7 15l5 5 5-5
        chevron.left.2||||M12 5l-7 7 7 7M19 5l-7 7 7 7
        chevron.right.2||||M5 5l7 7-7 7M12 5l7 7-7 7
        circle|d|M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z||
        square|d|M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z||
        triangle||M12 4l9 15.5H3z||
        diamond||M12 2.5l9.5 9.5-9.5 9.5L2.5 12z||
        hexagon||M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5z||
        pentagon||M12 3l9.2 6.7-3.5 10.8H6.3L2.8 9.7z||
        octagon||M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z||
        capsule||M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7z||
        oval||M12 18.5c5.2 0 9.5-2.9 9.5-6.5S17.2 5.5 12 5.5 2.5 8.4 2.5 12s4.3 6.5 9.5 6.5z||
        rectangle||M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6z||
        seal||M12 2.5l2.6 2.2 3.4-.3.9 3.3 2.8 1.9-1.2 3.2 1.2 3.2-2.8 1.9-.9 3.3-3.4-.3L12 22l-2.6-2.1-3.4.3-.9-3.3-2.8-1.9 1.2-3.2-1.2-3.2L5.1 7.7 6 4.4l3.4.3z||
        checkmark.seal||M12 2.5l2.6 2.2 3.4-.3.9 3.3 2.8 1.9-1.2 3.2 1.2 3.2-2.8 1.9-.9 3.3-3.4-.3L12 22l-2.6-2.1-3.4.3-.9-3.3-2.8-1.9 1.2-3.2-1.2-3.2L5.1 7.7 6 4.4l3.4.3z|M8 12.5l2.8 2.8L16 9.5|
        exclamationmark.triangle||M12 4l9.5 16h-19z|M12 10v4.5M12 17.2v.1|
        exclamationmark.octagon||M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z|M12 7.5v5.5M12 16.2v.1|
        exclamationmark.shield||M12 2.5l8 3v6c0 4.8-3.2 8.2-8 10-4.8-1.8-8-5.2-8-10v-6z|M12 7.5v5.5M12 16.2v.1|
        nosign||||M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6
        circle.dashed||||M12 3a9 9 0 0 1 2.8.45M19.3 6.7A9 9 0 0 1 20.6 9.2M20.6 14.8a9 9 0 0 1-1.3 2.5M14.8 20.55a9 9 0 0 1-2.8.45M9.2 20.55a9 9 0 0 1-2.5-1.3M3.4 14.8A9 9 0 0 1 3.4 9.2M5.7 5.7A9 9 0 0 1 8 3.95
        square.dashed||||M3.5 8V6A2.5 2.5 0 0 1 6 3.5h2M11 3.5h2M16 3.5h2A2.5 2.5 0 0 1 20.5 6v2M20.5 11v2M20.5 16v2a2.5 2.5 0 0 1-2.5 2.5h-2M13 20.5h-2M8 20.5H6A2.5 2.5 0 0 1 3.5 18v-2M3.5 13v-2
        questionmark.square.dashed||||M3.5 8V6A2.5 2.5 0 0 1 6 3.5h2M11 3.5h2M16 3.5h2A2.5 2.5 0 0 1 20.5 6v2M20.5 11v2M20.5 16v2a2.5 2.5 0 0 1-2.5 2.5h-2M13 20.5h-2M8 20.5H6A2.5 2.5 0 0 1 3.5 18v-2M3.5 13v-2M9.8 9.8a2.3 2.3 0 1 1 3.3 2.1c-.7.4-1.1.9-1.1 1.7M12 16.3v.1
        0|n|||M12 4.5c2.8 0 4.5 2.8 4.5 7.5s-1.7 7.5-4.5 7.5-4.5-2.8-4.5-7.5 1.7-7.5 4.5-7.5z
        1|n|||M8.5 7.5l4-3v15
        2|n|||M7.5 8.5a4.4 4.4 0 1 1 7.9 2.7L7.5 19.5h9
        3|n|||M8 5h8l-4.5 5.5a4.5 4.5 0 1 1-4 6.7
        4|n|||M14.5 19.5v-15L6.5 15h11
        5|n|||M16 4.5H9l-1 6.7a4.7 4.7 0 1 1-.7 6
        6|n|||M15 4.5L9.3 11a5 5 0 1 0 1-1
        7|n|||M7.5 4.5h9l-5.5 15
        8|n|||M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 19.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8z
        9|n|||M9 19.5l5.7-6.5a5 5 0 1 0-1 1
        play|c|M7 4.5l12.5 7.5L7 19.5z||
        pause|c|M6.5 5h3.5v14H6.5zM14 5h3.5v14H14z||
        stop|c|M6 6h12v12H6z||
        forward|c|M3.5 6l8.5 6-8.5 6zM12 6l8.5 6-8.5 6z||
        backward|c|M20.5 6L12 12l8.5 6zM12 6l-8.5 6L12 18z||
        playpause||M3.5 6l9 6-9 6zM15.5 6h1.5v12h-1.5zM20 6h1.5v12H20z||
        shuffle|c|||M3 7.5h3.5l9 9H21M18 13.5l3 3-3 3M3 16.5h3.5l2.5-2.5M13 10l2.5-2.5H21M18 4.5l3 3-3 3
        repeat|c|||M4 11V9.5A2.5 2.5 0 0 1 6.5 7H20M17 4l3 3-3 3M20 13v1.5a2.5 2.5 0 0 1-2.5 2.5H4M7 20l-3-3 3-3
        power|c|||M12 3v8.5M7.5 5.8a8 8 0 1 0 9 0
        line.3.horizontal|c|||M4 6.5h16M4 12h16M4 17.5h16
        line.3.horizontal.decrease|c|||M3.5 6.5h17M6.5 12h11M10 17.5h4
        list.bullet|c|||M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01
        list.dash||||M9 6.5h11M9 12h11M9 17.5h11M3.5 6.5H6M3.5 12H6M3.5 17.5H6
        checklist||||M11 6.5h9.5M11 12h9.5M11 17.5h9.5M3 6.5L4.7 8 7.5 5M3 12l1.7 1.5 2.8-3M3 17.5L4.7 19l2.8-3
        text.alignleft||||M4 5.5h16M4 10h10M4 14.5h16M4 19h10
        text.aligncenter||||M4 5.5h16M7 10h10M4 14.5h16M7 19h10
        text.alignright||||M4 5.5h16M10 10h10M4 14.5h16M10 19h10
        text.justify||||M4 5.5h16M4 10h16M4 14.5h16M4 19h16
        bold||||M7 12V4.5h5.5a3.75 3.75 0 0 1 0 7.5H7v7.5h6.5a3.75 3.75 0 0 0 0-7.5
        italic||||M10 4.5h8M6 19.5h8M14.5 4.5l-5 15
        underline||||M7 4v7.5a5 5 0 0 0 10 0V4M5.5 20.5h13
        strikethrough||||M16.5 7.5A4.5 3.6 0 0 0 12 4.5c-2.6 0-4.5 1.4-4.5 3.6M4 12h16M7.5 16a4.6 3.8 0 0 0 4.5 3.5c2.6 0 4.6-1.5 4.6-3.7 0-.7-.1-1.3-.4-1.8
        textformat||||M3 18.5l5.5-13 5.5 13M5 14h7M20.5 18.5v-8M20.5 14.5a3 4 0 1 0 0 .1
        slider.horizontal.3||||M3.5 6.5h9M17 6.5h3.5M14.7 8.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM3.5 12H6M10.5 12h10M8.2 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM3.5 17.5h9M17 17.5h3.5M14.7 19.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z
        square.grid.2x2||M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z||
        rectangle.grid.1x2||M4 4h16v6.5H4zM4 13.5h16V20H4z||
        square.on.square|d|M10 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z||M16 5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2
        """
}
