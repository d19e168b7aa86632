/// A place in Swift source, and the steps that all its readers take.
struct TokenCursor {
  let tokens: [SwiftToken]
  var at = 0
  /// How many types the one that is being read stands in.
  var depth = 0

  /// What stands so many tokens further on; `nil` outside of the source.
  func token(_ ahead: Int = 0) -> SwiftToken? {
    tokens.indices.contains(at + ahead) ? tokens[at + ahead] : nil
  }

  func isAt(_ text: Substring, _ ahead: Int = 0) -> Bool { token(ahead)?.text == text }

  func isAtAny(of texts: Set<Substring>) -> Bool { token().map { texts.contains($0.text) } ?? false }

  /// Steps over a token if it is that one.
  mutating func take(_ text: Substring) -> Bool {
    guard isAt(text) else { return false }
    at += 1
    return true
  }

  mutating func takeWord() -> SwiftToken? {
    guard let token = token(), token.isWord else { return nil }
    at += 1
    return token
  }

  /// Goes on to one of these, or to the end.
  mutating func skip(to texts: Set<Substring>) {
    while let token = token(), !texts.contains(token.text) { at += 1 }
  }

  /// At an opening bracket, goes on to what is behind the one that closes it.
  mutating func skipBrackets() {
    guard let open = token()?.text, let close = Self.closing[open] else { return }
    var depth = 0
    repeat {
      if isAt(open) { depth += 1 }
      if isAt(close) { depth -= 1 }
      at += 1
    } while depth > 0 && at < tokens.count
  }

  private static let closing: [Substring: Substring] = ["(": ")", "[": "]", "{": "}", "<": ">"]

  /// What was written from a place on, in one line.
  func written(from start: Int) -> String {
    guard start < at, at <= tokens.count else { return "" }
    let text = tokens[start].text
    return text.base[text.startIndex..<tokens[at - 1].text.endIndex].split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
