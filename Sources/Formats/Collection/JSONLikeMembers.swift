/// The members with plain values of a text that looks like JSON, also where variables make it no JSON.
enum JSONLikeMembers {
  struct Member {
    let name: String
    /// Where the value stands, without its quotes.
    let range: Range<String.Index>
  }

  static func all(in text: String) -> [Member] {
    var members: [Member] = []
    var at = text.startIndex
    while let open = text[at...].firstIndex(of: "\"") {
      guard let name = string(in: text, from: open) else { break }
      at = text.index(after: name.upperBound)
      let colon = text[at...].firstIndex { !$0.isWhitespace }
      guard let colon, text[colon] == ":" else { continue }
      at = text.index(after: colon)
      guard let start = text[at...].firstIndex(where: { !$0.isWhitespace }) else { break }
      if text[start] == "\"" {
        guard let value = string(in: text, from: start) else { break }
        members.append(Member(name: String(text[name]), range: value))
        at = text.index(after: value.upperBound)
      } else {
        let end = text[start...].firstIndex { ",}] \t\r\n".contains($0) } ?? text.endIndex
        if !"{[".contains(text[start]) {
          members.append(Member(name: String(text[name]), range: start..<end))
        }
        at = "{[".contains(text[start]) ? start : end
      }
    }
    return members
  }

  /// What is between a quote and the one that closes it.
  private static func string(in text: String, from open: String.Index) -> Range<String.Index>? {
    let start = text.index(after: open)
    var at = start
    while at < text.endIndex {
      if text[at] == "\\" {
        at = text.index(at, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      }
      if text[at] == "\"" { return start..<at }
      at = text.index(after: at)
    }
    return nil
  }
}
