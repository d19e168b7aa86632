internal import ApusEncodings
internal import ApusJSON

/// What another program puts into a query: what would end the value or the query is escaped, variables stay.
enum QueryText {
  static func encoded(_ text: String) -> String {
    HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .hole(let name): "{{\(name)}}"
      case .unclosed(let rest): encodedText("{{" + rest)
      case .text(let text): encodedText(text)
      }
    }.joined()
  }

  private static func encodedText(_ text: String) -> String {
    let text = text.replacing(["&": "%26", "#": "%23"])
    return PercentEncoding.encode(text, for: .writtenQuery)
  }
}
