package import ApusLanguage

/// What is known of a command without running it, but for its names, which stand in `CommandList`: help and completion are
/// made of this, and its line is read by it.
package struct CommandSpec: Sendable {
  package enum Section: String, Sendable, CaseIterable {
    case sending, looking, session, checking, saving, typed, teaching, leaving
  }

  package struct Example: Sendable {
    package let line: String
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  package let section: Section
  /// One line, without a full stop.
  package let summary: String
  /// How its line is written: usage, Tab, reading and help come from this.
  package let syntax: LineSyntax
  /// Lines that run as they are printed, one after the other, in the practice API.
  package var examples: [Example] { makeExamples() }
  private let makeExamples: @Sendable () -> [Example]
  /// What the forms and the examples do not show. May be empty.
  package let details: [String]
  /// Whether `|` and `>` end the command's own words.
  package let readsTail: Bool

  /// - Parameters:
  ///   - forms: The ways to write its line. Options that are in none of them stand in `options`.
  ///   - expected: What is missing where there is nothing behind its name, such as "what to check".
  ///   - usual: A line that is well written, for who did not know what to write.
  package init(
    section: Section, summary: String, forms: [LineForm], options: [CommandOption] = [],
    expected: String? = nil, try usual: String? = nil,
    examples: @autoclosure @escaping @Sendable () -> [Example], details: [String] = [],
    readsTail: Bool = true
  ) {
    self.section = section
    self.summary = summary
    syntax = LineSyntax(forms, options: options, expected: expected, try: usual)
    makeExamples = examples
    self.details = details
    self.readsTail = readsTail
  }
}
