/// A key or a form, taken apart: its words, and the numbers of its places between them.
struct PlacedText {
  enum Piece {
    case words(String)
    case place(Int)
  }

  /// Words stand before the first place, between places and after the last, though they may be empty.
  let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(text)
    // `{9}` of a pattern such as `[0-9]{9}` is no place: there are not so many.
    let most = text.utf8.count { $0 == UInt8(ascii: "{") }
    while let open = rest.firstIndex(of: "{") {
      words += rest[..<open]
      let digits = rest[rest.index(after: open)...].prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), number < most, rest[digits.endIndex...].first == "}" {
        pieces += [.words(words), .place(number)]
        words = ""
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        words.append("{")
        rest = rest[open...].dropFirst()
      }
    }
    self.pieces = pieces + [.words(words + rest)]
  }
}
