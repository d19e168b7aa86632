package import ApusClient
internal import ApusContracts
package import ApusSurroundings

/// A line that was entered, what is expected on the screen, and how it should end.
///
/// Trailing blanks are dropped and control characters are made visible, so that every step can be written and read.
package struct Step: Sendable, Hashable {
  /// What stands after `$ ` and `> `, joined by line breaks.
  package let command: String
  /// What is expected on the screen, elisions included.
  package let expected: [String]
  package let outcome: Step.Outcome?
  /// Blank lines between the outcome and what follows, kept for the eye.
  package let blankLinesAfterOutcome: Int
  /// Where the step begins in the file it was read from.
  package let place: SourceLine

  package init(
    command: String, expected: [String] = [], outcome: Step.Outcome? = nil, blankLinesAfterOutcome: Int = 0,
    place: SourceLine = SourceLine(1)
  ) {
    self.command = RecordableText.lines(of: command).joined(separator: "\n")
    self.expected = expected.flatMap { RecordableText.lines(of: $0) }
    self.outcome = outcome
    self.blankLinesAfterOutcome = outcome == nil ? 0 : max(0, blankLinesAfterOutcome)
    self.place = place
  }

  /// The failure the step should end in; `nil` means that it should succeed, which is also what no outcome means.
  package var expectedFailure: ErrorCode? {
    if case .failure(let code) = outcome { code } else { nil }
  }

  /// The same step with other expectations.
  package func with(expected: [String], outcome: Step.Outcome?) -> Step {
    Step(
      command: command, expected: expected, outcome: outcome, blankLinesAfterOutcome: blankLinesAfterOutcome,
      place: place)
  }
}

extension Step {
  /// How a line of output is written that would read as something else: with one `\` more before it.
  enum Escaping {
    static func escape(_ line: String, isFirst: Bool) -> String {
      needsEscape(line.drop { $0 == "\\" }, isFirst) ? "\\" + line : line
    }

    static func unescape(_ line: String, isFirst: Bool) -> String {
      line.hasPrefix("\\") && needsEscape(line.drop { $0 == "\\" }, isFirst) ? String(line.dropFirst()) : line
    }

    /// Only right behind a command does `> ` continue it.
    private static func needsEscape(_ line: Substring, _ isFirst: Bool) -> Bool {
      line.content(after: "$") != nil || line.content(after: "?") != nil
        || (isFirst && line.content(after: ">") != nil) || line.drop { $0 == " " }.hasPrefix("```")
    }
  }
}

extension Character {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension StringProtocol {
  /// What stands behind a mark and a blank; nothing behind the mark alone; `nil` for a line that begins otherwise.
  func content(after mark: Unicode.Scalar) -> String? {
    // By scalars: a combining mark behind the blank belongs to the content.
    guard unicodeScalars.first == mark else { return nil }
    let rest = unicodeScalars.dropFirst()
    guard rest.isEmpty || rest.first == " " else { return nil }
    return String(String.UnicodeScalarView(rest.dropFirst()))
  }
}

extension Step {
  /// A line number that is told in messages and takes no part in comparisons.
  package struct SourceLine: Sendable, Hashable {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package static func == (left: SourceLine, right: SourceLine) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }
}

extension Step {
  /// What stands after `? `.
  package enum Outcome: Sendable, Hashable, CustomStringConvertible {
    case ok
    case failure(ErrorCode)

    /// `nil` for a word that is neither `ok` nor the code of a failure.
    package init?(named name: String) {
      if name == "ok" {
        self = .ok
      } else if let code = ErrorCode(named: name) {
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
}

extension Step.Outcome {
  package init(_ outcome: ApusSurroundings.Outcome) {
    switch outcome {
    case .ok, .quit: self = .ok
    case .failed(let code): self = .failure(code)
    }
  }
}
