import VitrineHTML

/// A row of the measured page, which has 1,000 rows of 6 cells. Each cell has a class, a `data-` attribute and a link
/// with `&`.
struct Row {
    var id: String
    var kind: String
    var cells: [Cell]
}

struct Cell {
    var kind: String
    var key: String
    var url: String
    var text: String
}

func samplePage() -> [Row] {
    let texts = [
        "plain text of a cell", "Tom & Jerry <3 \"quotes\"", "Ångström, naïve, 東京, здравствуйте", "ok",
        "a > b && b < c",
        "a somewhat longer text that goes on without any special character at all",
    ]
    return (0..<1000).map { row in
        Row(
            id: "row-\(row)", kind: row % 2 == 0 ? "row even" : "row odd",
            cells: (0..<6).map { cell in
                Cell(
                    kind: "cell", key: "k\(row)x\(cell)", url: "item.html?row=\(row)&cell=\(cell)",
                    text: texts[(row + cell) % texts.count])
            })
    }
}

func page(_ rows: [Row], _ html: HTML) {
    html.reset()
    html.doctype()
    html.html(.lang("en")) {
        html.head { html.title("Bench") }
        html.body {
            html.main {
                for row in rows {
                    html.div(.class(row.kind), .data("id", row.id)) {
                        for cell in row.cells {
                            html.div(.class(cell.kind), .data("key", cell.key)) {
                                html.a(cell.text, .href(cell.url))
                            }
                        }
                    }
                }
            }
        }
    }
}
