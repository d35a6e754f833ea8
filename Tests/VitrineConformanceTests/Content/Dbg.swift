import Testing
@testable import VitrineConformance
@Test func dbg() throws {
    let m = ContentModels.html
    print("DBG", m.flowSet, m.phrasingSet, m.scriptSet, m.sets.count, m.automata.count)
    let p = m.table.kind(.p)!
    print("DBG", m.variants[Int(m.variantsOfKind[Int(p.number)])], m.table.rows.count)
    print("DBG", m.variants.map(\.model))
}
