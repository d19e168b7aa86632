internal import ApusEncodings
internal import ApusJSON

extension Node {
  /// The text of a string, a number or a keyword; `nil` of null and of what has parts.
  var plainText: String? {
    if isNull || isContainer { return nil }
    return string ?? text
  }

  /// A value as its program puts it into a text: JSON for what has parts.
  var asText: String { isNull ? "" : string ?? text }

  func text(_ key: String) -> String? { self[key]?.plainText }

  /// A text that is there and has something in it.
  func word(_ key: String) -> String? {
    guard let text = text(key)?.trimmed, !text.isEmpty else { return nil }
    return text
  }

  /// Whether the program passes it over.
  var isSwitchedOff: Bool {
    self["disabled"]?.boolean == true || self["enabled"]?.boolean == false
  }

  var line: Int { position.line }
}
