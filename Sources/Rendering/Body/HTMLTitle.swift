/// The title of a web page, from its first bytes, as it is spelled there.
enum HTMLTitle {
  static func find(in bytes: [UInt8]) -> String? {
    let head = bytes.prefix(16 << 10)
    guard let tag = find("<title", in: head), let open = head[tag...].firstIndex(of: UInt8(ascii: ">")),
      let end = find("</title", in: head[(open + 1)...])
    else { return nil }
    let text = String(decoding: head[(open + 1)..<end], as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Finds a word in lower case, however it is written in `bytes`.
  private static func find(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(word.utf8)
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.prefix(wanted.count).elementsEqual(wanted, by: { lowercased($0) == $1 }) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
