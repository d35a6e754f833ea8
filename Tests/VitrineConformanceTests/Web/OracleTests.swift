import Foundation
import Testing

@testable import VitrineConformance

@Test func oracleDump() throws {
    guard let data = FileManager.default.contents(atPath: "/tmp/wt/in.json"),
        let rows = try JSONSerialization.jsonObject(with: data) as? [[String]]
    else { return }
    let out = rows.map { row -> String in
        let type = row[0] == "stylesheet" ? Datatype.styleSheet : Datatype.named[row[0]]!
        return type.problem(Bytes(row[1].utf8)) ?? ""
    }
    try JSONSerialization.data(withJSONObject: out).write(to: URL(fileURLWithPath: "/tmp/wt/out.json"))
}
