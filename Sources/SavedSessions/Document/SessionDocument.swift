package import APIClient

/// A saved session, `NAME.session.md`: prose for people, and `console` blocks that are run.
///
/// What is read is kept: prose byte for byte, steps and expected lines in order, blank lines where they were. Only the
/// front matter is laid out anew. `SessionDocument(parsing: document.text)` is equal to `document`.
package struct SessionDocument: Sendable, Hashable {
  package var frontMatter: FrontMatter
  package var parts: [Part]

  package enum Part: Sendable, Hashable {
    /// Whole lines with their ends, kept as they are.
    case prose(String)
    case block(ConsoleBlock)
  }

  package init(frontMatter: FrontMatter = FrontMatter(), parts: [Part] = []) {
    self.frontMatter = frontMatter
    self.parts = parts
  }

  /// Reads a document. Errors name `file`.
  package init(parsing text: String, file: String = "session.md") throws(SessionSyntaxError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  package init(parsing bytes: [UInt8], file: String = "session.md") throws(SessionSyntaxError) {
    var parser = try SessionParser(bytes, file: file)
    self = try parser.document()
  }

  /// All steps in order.
  package var steps: [Step] {
    parts.flatMap { part -> [Step] in
      if case .block(let block) = part { block.steps } else { [] }
    }
  }

  /// The same document with each step replaced by what `change` makes of it, in order. Prose stays.
  package func mapSteps<Failure: Error>(
    _ change: (Step, ConsoleBlock.Mode) throws(Failure) -> Step
  ) throws(Failure) -> SessionDocument {
    var result = self
    for (index, part) in parts.enumerated() {
      guard case .block(var block) = part else { continue }
      for place in block.steps.indices {
        block.steps[place] = try change(block.steps[place], block.mode)
      }
      result.parts[index] = .block(block)
    }
    return result
  }
}

/// A fenced block that is run: `console`, perhaps with `{mode=json}`.
package struct ConsoleBlock: Sendable, Hashable {
  /// What its fence says.
  package static let language = "console"

  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// What is not said: `exact` from a recording. Live it is the shape of what was received that counts.
    case usual
    /// Line by line, as it stood on the screen.
    case exact
    /// The body, shown as JSON, as a value: layout and order of keys do not matter.
    case json
    /// The body's shape only.
    case shape
  }

  package var mode: Mode
  package var steps: [Step]

  package init(mode: Mode = .usual, steps: [Step]) {
    self.mode = mode
    self.steps = steps
  }
}

/// A line that was entered, what is expected on the screen, and how it should end.
///
/// Trailing blanks are dropped and control characters are made visible, so that every step can be written and read.
package struct Step: Sendable, Hashable {
  /// What stands after `$ ` and `> `, joined by line breaks.
  package let command: String
  /// What is expected on the screen, elisions included.
  package let expected: [String]
  package let outcome: StepOutcome?
  /// Blank lines between the outcome and what follows, kept for the eye.
  package let blankLinesAfterOutcome: Int
  /// Where the step begins in the file it was read from.
  package let place: SourceLine

  package init(
    command: String, expected: [String] = [], outcome: StepOutcome? = nil, blankLinesAfterOutcome: Int = 0,
    place: SourceLine = SourceLine(1)
  ) {
    self.command = RecordableText.lines(of: command).joined(separator: "\n")
    self.expected = expected.flatMap { RecordableText.lines(of: $0) }
    self.outcome = outcome
    self.blankLinesAfterOutcome = outcome == nil ? 0 : max(0, blankLinesAfterOutcome)
    self.place = place
  }

  /// The failure the step should end in; `nil` means that it should succeed, which is also what no outcome means.
  package var expectedFailure: FailureCode? {
    if case .failure(let code) = outcome { code } else { nil }
  }

  /// The same step with other expectations.
  package func with(expected: [String], outcome: StepOutcome?) -> Step {
    Step(
      command: command, expected: expected, outcome: outcome, blankLinesAfterOutcome: blankLinesAfterOutcome,
      place: place)
  }
}

/// What stands after `? `.
package enum StepOutcome: Sendable, Hashable, CustomStringConvertible {
  case ok
  case failure(FailureCode)

  /// `nil` for a word that is neither `ok` nor the code of a failure.
  package init?(named name: String) {
    if name == "ok" {
      self = .ok
    } else if let code = FailureCode(named: name) {
      self = .failure(code)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .ok: "ok"
    case .failure(let code): code.name
    }
  }
}

/// A line number that is told in messages and takes no part in comparisons.
package struct SourceLine: Sendable, Hashable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func == (left: SourceLine, right: SourceLine) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
