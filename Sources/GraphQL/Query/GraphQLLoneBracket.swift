/// A bracket of a document that has no other: it is never closed, or closes nothing.
package struct GraphQLLoneBracket: Sendable, Hashable {
  package let message: String
  package let range: Range<Int>

  /// One that opens and is never closed.
  package static func opening(_ sign: Character, at place: Int) -> Self {
    Self(message: "the `\(sign)` that opens here is never closed", range: place..<place + 1)
  }

  /// One that closes, where nothing is open.
  package static func closing(_ sign: Character, at place: Int) -> Self {
    Self(
      message: "one `\(sign)` too many: nothing is open that it could close", range: place..<place + 1)
  }
}

extension GraphQLSyntaxError {
  /// The bracket that made a text end too late or too early; `nil` where something else is wrong.
  package func loneBracket(in text: String) -> GraphQLLoneBracket? {
    let bytes = Array(text.utf8)
    // What stands behind the place of the error is not to blame for it.
    var lexer = GraphQLLexer(bytes, in: 0..<range.upperBound)
    var brackets = GraphQLBrackets()
    while true {
      let token = lexer.next()
      if token.kind == .broken { return nil }
      if token.kind == .end { break }
      _ = brackets.take(token)
    }
    let sign = { (place: Int) in Character(Unicode.Scalar(bytes[place])) }
    if let place = brackets.surplus { return .closing(sign(place), at: place) }
    let isAtEnd = range.isEmpty
    return (isAtEnd ? brackets.unclosed : brackets.forgotten).map { .opening(sign($0), at: $0) }
  }
}
