internal import ApusEncodings

/// Where `{{secret:NAME}}` stands in some bytes, percent-encoded as in a URL or not, or `[TIME]`.
///
/// What is called so is no secret, though somebody's password may be `password` or `secret`.
package enum Placeholders {
  private static let marks = ["secret:", "secret%3A"].map { Array($0.utf8) }
  private static let opening = ["{{", "%7B%7B"].map { Array($0.utf8) }
  private static let closing = ["}}", "%7D%7D"].map { Array($0.utf8) }

  /// What stands for text of a kind in a saved session.
  package static let kinds = ["[SIZE]", "[TIME]", "[DATE]", "[ID]"]

  /// Whether a place lies in one of them.
  static func hold(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    // A name is short, and so is what stands around it.
    let start = max(bytes.startIndex, range.lowerBound - 200)
    var place = range.lowerBound
    while place >= start {
      if mayBegin(with: bytes[place]), let length = length(at: bytes[place...]),
        place + length >= range.upperBound
      {
        return true
      }
      place -= 1
    }
    return false
  }

  /// Whether one may begin with a byte. Almost none does, and whoever looks for them looks at every byte.
  package static func mayBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "%")
  }

  /// The length of the placeholder that begins here, if one does.
  package static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    if let kind = kinds.first(where: { bytes.starts(with: $0.utf8) }) { return kind.utf8.count }
    guard let opening = opening.first(where: bytes.starts),
      let mark = marks.first(where: bytes.dropFirst(opening.count).starts)
    else { return nil }
    let name = bytes.dropFirst(opening.count + mark.count).prefix {
      isWordByte($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
    }
    let rest = bytes[name.endIndex...]
    return closing.first(where: rest.starts).map { name.endIndex + $0.count - bytes.startIndex }
  }

  /// Whether what ends at a place is what a placeholder begins with, whole or cut short, or what only looks like one:
  /// `{{secret` of `{{secret:to`. What follows is its name, and no value.
  static func isMark(endingAt end: Int, in bytes: [UInt8]) -> Bool {
    beginnings.contains { bytes[..<end].suffix($0.count).elementsEqual($0) }
  }

  private static let beginnings = opening.map { $0 + Array("secret".utf8) } + Lookalike.beginnings

  /// A text that was percent-encoded, with those in it as they were written.
  static func shown(in text: String) -> String {
    // In a query the colon is encoded, too.
    let text = text.replacing("%7B%7Bsecret%3A", with: "%7B%7Bsecret:")
    return text.split(separator: "%7B%7Bsecret:", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      guard index > 0, let end = part.firstRange(of: "%7D%7D") else {
        return (index > 0 ? "%7B%7Bsecret:" : "") + part
      }
      return "{{secret:" + part[..<end.lowerBound] + "}}" + part[end.upperBound...]
    }.joined()
  }
}
