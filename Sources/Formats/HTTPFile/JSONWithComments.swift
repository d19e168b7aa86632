/// JSON as the settings of editors are written: with comments, and commas before a closing bracket.
enum JSONWithComments {
  /// The same as JSON has it.
  static func plain(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    /// Where a comma stands that only blanks have followed.
    var comma: Int?
    var place = 0
    while place < bytes.count {
      let rest = bytes[place...]
      if rest.starts(with: Array("//".utf8)) {
        place = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if rest.starts(with: Array("/*".utf8)) {
        place = end(ofCommentIn: rest)
      } else if rest.first == UInt8(ascii: "\"") {
        let end = end(ofStringIn: rest)
        result += bytes[place..<end]
        (place, comma) = (end, nil)
      } else {
        let byte = bytes[place]
        if "]}".utf8.contains(byte), let comma { result.remove(at: comma) }
        if byte > 32 { comma = byte == UInt8(ascii: ",") ? result.count : nil }
        result.append(byte)
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func end(ofStringIn text: ArraySlice<UInt8>) -> Int {
    var place = text.startIndex + 1
    while place < text.endIndex, text[place] != UInt8(ascii: "\"") {
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, text.endIndex)
  }

  private static func end(ofCommentIn text: ArraySlice<UInt8>) -> Int {
    var place = text.startIndex + 2
    while place + 1 < text.endIndex {
      if text[place] == UInt8(ascii: "*"), text[place + 1] == UInt8(ascii: "/") { return place + 2 }
      place += 1
    }
    return text.endIndex
  }
}
