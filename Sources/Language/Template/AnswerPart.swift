import ApusClient

/// What braces and `let` name of an answer that is no part of its body: `header ETag`, `header Location $2`, `cookie sid`,
/// `status`, `status $2`.
package struct AnswerPart: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case header(String)
    case cookie(String)
    case status
  }

  package let kind: Kind
  /// `nil` is what was last received.
  package let number: Int?

  /// `nil` for what is something else, such as the name of a variable.
  package init?(_ text: String) {
    var words = text.split { $0 == " " || $0 == "\t" }[...]
    guard let first = words.popFirst() else { return nil }
    switch first {
    case "header", "cookie":
      // Its number may stand before the name too.
      let number = words.first.flatMap(Self.number)
      if number != nil { words = words.dropFirst() }
      guard let name = words.popFirst(), Self.isName(name) else { return nil }
      kind = first == "header" ? .header(String(name)) : .cookie(String(name))
      let last = words.first.flatMap(Self.number)
      guard words.isEmpty || words.count == 1 && last != nil && number == nil else { return nil }
      self.number = number ?? last
    case "status":
      let number = words.first.flatMap(Self.number)
      guard words.isEmpty || words.count == 1 && number != nil else { return nil }
      kind = .status
      self.number = number
    default: return nil
    }
  }

  /// `$2`
  private static func number(_ word: Substring) -> Int? {
    word.hasPrefix("$") && word.dropFirst().utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int(word.dropFirst()) : nil
  }

  /// A header's name is of the same signs as a method.
  private static func isName(_ word: Substring) -> Bool {
    HTTPMethod(String(word)) != nil && !word.hasPrefix("$")
  }
}
