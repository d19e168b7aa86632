/// A part of a line that was pasted, and what it says.
package struct LinePart: Sendable {
  /// What is wrong with a part.
  package enum Flaw: String, Sendable {
    /// It breaks a rule.
    case invalid
    /// No table has it.
    case unknown
    /// It changes nothing where it stands.
    case useless = "without effect"
  }

  /// As it may be shown: credentials read `•••`.
  package let text: String
  /// A sentence.
  package let meaning: String
  package let flaw: Flaw?

  init(_ text: String, _ meaning: String, _ flaw: Flaw? = nil) {
    self.text = text
    self.meaning = meaning
    self.flaw = flaw
  }

  static func invalid(_ text: String, _ reason: String) -> LinePart { LinePart(text, reason, .invalid) }
  static func unknown(_ text: String, _ reason: String) -> LinePart { LinePart(text, reason, .unknown) }
}
