import VitrineSupport

/// Checks the children of elements whose content model requires an order.
extension ContentWalk {
    /// Advances the automaton of the parent by one child.
    /// - Returns: the index of the set of kinds that the child may contain if its content model is transparent, usually
    ///   those allowed at its position; nil if the child has been reported.
    mutating func step(_ node: Int, _ kind: Kind) -> UInt8? {
        let parent = open.count - 1
        let automaton = Int(open[parent].model - ContentModels.firstAutomaton)
        let sets = models.setsOfKind[Int(kind.number)]
        if kind == .tolerated {
            open[parent].hasTolerated = true
            return 0
        }
        if models.isIntermixed[automaton], sets >> UInt64(models.scriptSet) & 1 == 1 { return models.flowSet }
        var places = models.positionsOfKind[automaton &<< 7 | Int(kind.number)]
        if sets >> UInt64(open[parent].context) & 1 == 1 { places |= models.automata[automaton].transparent }
        let hit = open[parent].state & places
        if hit != 0 {
            open[parent].state = advance(automaton, hit)
            open[parent].seen |= hit
            return context(automaton, hit)
        }
        if places == 0 {
            refuse(node, kind)
            return nil
        }
        if open[parent].seen & places & models.automata[automaton].single != 0 {
            refuseRepeated(node)
            return nil
        }
        open[parent].astray |= places
        let guess = open[parent].lenient & places
        if guess != 0 {
            open[parent].lenient = advance(automaton, guess)
            return context(automaton, guess)
        }
        // The misplaced child is reported when its parent ends, because a missing child may be the cause.
        if open[parent].misplaced < 0 { open[parent].misplaced = Int32(truncatingIfNeeded: node) }
        open[parent].lenient |= advance(automaton, places)
        return context(automaton, places)
    }

    private func advance(_ automaton: Int, _ positions: UInt32) -> UInt32 {
        var rest = positions
        var state: UInt32 = 0
        while rest != 0 {
            state |= models.follow[automaton &<< 5 | rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return state
    }

    /// Returns the index of the set of kinds at the first of the given positions.
    private func context(_ automaton: Int, _ positions: UInt32) -> UInt8 {
        let position = positions.trailingZeroBitCount
        if models.automata[automaton].transparent >> UInt32(position) & 1 == 1 { return open[open.count - 1].context }
        return models.setOfPosition[automaton &<< 5 | position]
    }

    /// Visits a text in an element where text is not allowed, or not allowed everywhere.
    mutating func visitText(_ node: Int) {
        guard page.isNonblankText(node) else { return }
        if open[open.count - 1].model < ContentModels.firstAutomaton {
            refuse(node, .text)
        } else {
            _ = step(node, .text)
        }
    }

    /// Closes the innermost open element, and reports missing or misplaced children.
    mutating func close() {
        let element = open[open.count - 1]
        if element.model >= ContentModels.firstAutomaton {
            // If the missing child is among the children in the wrong order, its place is reported, not its absence.
            let isAstray = element.misplaced >= 0 && element.state & element.astray != 0
            if element.state & ContentAutomaton.end == 0, !isAstray {
                if !element.hasTolerated { reportMissing(element) }
            } else if element.misplaced >= 0 {
                reportMisplaced(element)
            }
        }
        open.removeLast()
    }
}
