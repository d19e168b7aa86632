internal import ApusRedaction

/// What is served in the place of values that were redacted: a text of the same name is always the same one, so that a
/// token that was given out is known when it comes back.
struct FakeValues {
  /// The names of what was filled, each once and in order.
  private(set) var names: [String] = []

  static func value(of name: String) -> String {
    "fake-" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
  }

  mutating func filled(_ text: String) -> String {
    guard text.contains("{{" + SecretPlaceholder.prefix) else { return text }
    return SecretPlaceholder.names(in: text).reduce(text) { text, name in
      if !names.contains(name) { names.append(name) }
      return text.replacing(SecretPlaceholder.text(name), with: Self.value(of: name))
    }
  }

  mutating func filled(_ bytes: [UInt8]) -> [UInt8] {
    guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
    return Array(filled(text).utf8)
  }
}
