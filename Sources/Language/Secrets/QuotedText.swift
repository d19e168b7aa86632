/// The first text between quotes; it ends with the line where none closes it.
struct QuotedText {
  /// Without its quotes.
  let range: Range<Int>
  let text: String
  /// What follows it.
  let rest: ArraySlice<UInt8>

  init?(in bytes: ArraySlice<UInt8>) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes.firstIndex(of: quote) else { return nil }
    var end = start + 1
    while end < bytes.endIndex, bytes[end] != quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    range = start + 1..<min(end, bytes.endIndex)
    text = String(decoding: bytes[range], as: UTF8.self)
    rest = bytes[min(end + 1, bytes.endIndex)...]
  }
}
