/// The rules of the insertion modes "in frameset", "after frameset" and "after after frameset" (HTML Standard,
/// 13.2.6.4).
extension TreeBuilder {
    mutating func startInFrameset(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .html: return startInBody(token)
        case .frameset: insert(token)
        case .frame: insertVoid(token)
        case .noframes: return startInHead(token)
        default: error(.unexpectedStartTag, token)
        }
        return true
    }

    mutating func endInFrameset(_ token: HTMLTagToken) -> Bool {
        guard token.tag == .frameset, stack.count > 1 else {
            error(.unexpectedEndTag, token)
            return true
        }
        markEnd(current.node, token)
        pop()
        if !isFragment, current.tag != .frameset { mode = .afterFrameset }
        return true
    }

    mutating func startAfterFrameset(_ token: HTMLTagToken) -> Bool {
        switch token.tag {
        case .html: return startInBody(token)
        case .noframes:
            prepareAppending(to: current.node)
            return startInHead(token)
        default: error(.unexpectedStartTag, token)
        }
        return true
    }

    mutating func endAfterFrameset(_ token: HTMLTagToken) -> Bool {
        if mode == .afterFrameset, token.tag == .html {
            markEnd(stack[0].node, token)
            mode = .afterAfterFrameset
        } else {
            error(.unexpectedEndTag, token)
        }
        return true
    }
}
