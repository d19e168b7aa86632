package import ApusJSON
package import ApusLanguage

/// A value as a rule has it, with holes for variables.
package struct RuleValue: Sendable {
  package let word: Word
  /// It is a text, whatever it looks like.
  package let isQuoted: Bool

  package func text(from variables: Variables) throws(LineProblem) -> String {
    try word.template.filled(from: variables).visible(in: "a check")
  }

  /// The value as JSON: what is in quotes is a string, and so is what is no JSON.
  package func json(from variables: Variables) throws -> Node {
    let text =
      word.kind == .json
      ? try word.template.filledAsJSON(from: variables).visible(in: "a check")
      : try self.text(from: variables)
    if !isQuoted, let document = try? JSONDocument(text) { return document.root }
    return try JSONDocument(JSONString.quoted(text, .beyondASCII)).root
  }
}
