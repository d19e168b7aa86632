import ApusJSON
import ApusYAML

enum YAMLSample {
  /// What a text says, as JSON without white space.
  static func json(_ text: String) throws -> String {
    try YAMLDocument(Array(text.utf8)).document.compactText
  }

  /// The messages of a text's warnings, with their places.
  static func warnings(_ text: String) throws -> [String] {
    try YAMLDocument(Array(text.utf8)).warnings.map(\.description)
  }

  /// Why a text is refused; empty where it is not.
  static func refusal(_ text: String) -> String {
    do {
      _ = try YAMLDocument(Array(text.utf8))
      return ""
    } catch { return error.description }
  }
}
