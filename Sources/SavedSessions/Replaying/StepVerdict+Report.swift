internal import ApusRendering
package import ApusText
internal import ApusWords

extension StepVerdict {
  /// One line a step, as a test would report it; below it what differs.
  package struct Report: View {
    private let verdict: StepVerdict
    private let file: String
    private let mode: ReplayMode
    private let time: Duration?

    /// - Parameter time: how long it took, where that is to be told.
    package init(_ verdict: StepVerdict, in file: String, _ mode: ReplayMode, time: Duration? = nil) {
      self.time = time
      self.verdict = verdict
      self.file = file
      self.mode = mode
    }

    package func lines(on screen: Screen) -> [Line] {
      let command = verdict.step.command.split(separator: "\n").first.map(String.init) ?? ""
      let time = time.map { Line("  " + Units.time($0, glyphs: screen.glyphs), .dim) } ?? Line()
      let first = (word + Line(command)).cut(to: screen.width - time.width, glyphs: screen.glyphs) + time
      if let reason = verdict.skipReason {
        return (word + Line("\(command): \(reason)")).wrapped(to: screen.width, indent: 10)
      }
      guard !verdict.findings.isEmpty else { return [first] }
      let place = Line(
        "         \(file):\(verdict.step.place.number): \(verdict.kinds.joined(separator: ", "))", .dim)
      let changes = verdict.spokenDifferences.map { Line("         ") + Self.styled($0) }
      return [first] + place.wrapped(to: screen.width, indent: 9)
        + changes.flatMap { $0.wrapped(to: screen.width, indent: 11) }
    }

    /// How it went, as wide in every language.
    private var word: Line {
      let (text, role) = state
      // A key of its own: as one word it might be anything's.
      let key = "a step: \(text)"
      let spoken = said(Sentence(key))
      var word = Line("  " + (spoken == key ? text : spoken), role)
      word.pad(to: 9)
      return word.text.hasSuffix(" ") ? word : word + Line(" ", role)
    }

    private var state: (String, Role) {
      if verdict.skipReason != nil { return ("skipped", .warning) }
      if verdict.isInterrupted { return ("ended", .warning) }
      if verdict.isNoted { return ("noted", .warning) }
      if verdict.isAsWritten { return ("ok", .ok) }
      if verdict.isWorse { return ("fails", .error) }
      if verdict.isLeftOut { return ("left", .warning) }
      return mode == .update ? ("new", .changed) : ("drift", .error)
    }

    private static func styled(_ difference: String) -> Line {
      switch difference.first {
      case "-": Line(difference, .removed)
      case "+": Line(difference, .added)
      default: difference == "  noted:" ? Line(difference, .dim).retold : Line(difference, .dim)
      }
    }
  }
}
