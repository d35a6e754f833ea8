/// The state of the tokenizer for the contents of an element (13.2.5.1 to 13.2.5.5) or a CDATA section (13.2.5.69).
enum HTMLContentState: UInt8, BitwiseCopyable {
    case data, rcdata, rawtext, scriptData, plaintext, cdata
}
