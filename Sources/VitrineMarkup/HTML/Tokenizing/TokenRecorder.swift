/// Records the tokens of an input without building a tree, for the tokenizer tests of html5lib-tests.
package struct TokenRecorder {
    /// A token. Texts are bytes, because an input may have surrogates, which are not valid UTF-8.
    package enum Token: Equatable, Sendable {
        case startTag([UInt8], [[UInt8]: [UInt8]], isSelfClosing: Bool)
        case endTag([UInt8])
        case text([UInt8])
        case comment([UInt8])
        case instruction([UInt8], [UInt8])
        case doctype([UInt8]?, [UInt8]?, [UInt8]?, isCorrect: Bool)
    }

    /// The initial states of the tests.
    package enum State: String, CaseIterable, Sendable {
        case data = "Data state"
        case plaintext = "PLAINTEXT state"
        case rcdata = "RCDATA state"
        case rawtext = "RAWTEXT state"
        case scriptData = "Script data state"
        case cdata = "CDATA section state"
    }

    /// The tokens. Adjacent texts are joined.
    package private(set) var tokens: [Token] = []
    /// The errors with their byte offsets in the input, in the order of the input.
    package private(set) var errors: [(error: HTMLParseError, offset: Int)] = []

    /// Reads an input and records its tokens and errors.
    package init(_ input: [UInt8], state: State, lastStartTag: String?) {
        let store = UnsafeMutablePointer<HTMLStore>.allocate(capacity: 1)
        let padded = input + [UInt8](repeating: 0, count: 16)
        // All memory is freed here; the input outlives the tokenizer.
        padded.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            store.initialize(to: HTMLStore([], base))
            store.pointee.begin(base, input.count)
            store.pointee.errorLimit = .max
            InputPreprocessing.report(store)
            let attributes = UnsafeVector<HTMLAttributeToken>(capacity: 16)
            var tokenizer = HTMLTokenizer(store, attributes, Recording(store))
            tokenizer.state = state.content
            if let lastStartTag { tokenizer.lastStartTag = store.pointee.names.intern(lastStartTag) }
            tokenizer.run()
            tokens = tokenizer.sink.tokens
            let found = store.pointee.errors.array()
            errors = found.indices.sorted { (found[$0].offset, $0) < (found[$1].offset, $1) }.map {
                (found[$0].error, Int(found[$0].offset))
            }
            tokenizer.attributes.deallocate()
            store.pointee.deallocate()
        }
        store.deinitialize(count: 1)
        store.deallocate()
    }

    /// Receives the tokens and keeps them.
    private struct Recording: HTMLTokenSink {
        let store: UnsafeMutablePointer<HTMLStore>
        var tokens: [Token] = []
        var allowsCDATA: Bool { false }

        init(_ store: UnsafeMutablePointer<HTMLStore>) { self.store = store }

        private func bytes(_ start: Int32, _ count: Int32) -> [UInt8] {
            Array(UnsafeBufferPointer(start: store.pointee.bytes(start), count: Int(count)))
        }

        mutating func startTag(_ token: HTMLTagToken, _ attributes: UnsafeBufferPointer<HTMLAttributeToken>)
            -> HTMLContentState
        {
            var found: [[UInt8]: [UInt8]] = [:]
            for attribute in attributes {
                found[Array(store.pointee.names.bytes(attribute.name))] = bytes(attribute.start, attribute.count)
            }
            tokens.append(
                .startTag(Array(store.pointee.names.bytes(token.name)), found, isSelfClosing: token.isSelfClosing))
            return .data
        }

        mutating func endTag(_ token: HTMLTagToken) {
            tokens.append(.endTag(Array(store.pointee.names.bytes(token.name))))
        }

        mutating func text(_ start: Int32, _ count: Int32, at offset: Int) { add(bytes(start, count)) }
        mutating func null(at offset: Int) { add([0]) }

        private mutating func add(_ bytes: [UInt8]) {
            if case .text(let before)? = tokens.last {
                tokens[tokens.count - 1] = .text(before + bytes)
            } else {
                tokens.append(.text(bytes))
            }
        }

        mutating func comment(_ start: Int32, _ count: Int32, at offset: Int, end: Int) {
            tokens.append(.comment(bytes(start, count)))
        }

        mutating func instruction(
            _ target: (start: Int32, count: Int32), _ data: (start: Int32, count: Int32), at offset: Int, end: Int
        ) {
            tokens.append(.instruction(bytes(target.start, target.count), bytes(data.start, data.count)))
        }

        mutating func doctype(_ token: HTMLDoctypeToken) {
            func part(_ start: Int32, _ count: Int32) -> [UInt8]? { start < 0 ? nil : bytes(start, count) }
            tokens.append(
                .doctype(
                    part(token.nameStart, token.nameCount), part(token.publicStart, token.publicCount),
                    part(token.systemStart, token.systemCount), isCorrect: !token.forcesQuirks))
        }

        mutating func cdata(at offset: Int) {}
        mutating func end(at offset: Int) {}
    }
}

extension TokenRecorder.State {
    fileprivate var content: HTMLContentState {
        switch self {
        case .data: .data
        case .plaintext: .plaintext
        case .rcdata: .rcdata
        case .rawtext: .rawtext
        case .scriptData: .scriptData
        case .cdata: .cdata
        }
    }
}
