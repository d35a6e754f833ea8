/// How the tokenizer goes on after a start tag (13.2.5.1 to 13.2.5.5).
enum HTMLContentState: UInt8, BitwiseCopyable {
    case data, rcdata, rawtext, scriptData, plaintext, cdata
}
