internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
package import ApusSavedSessions
internal import ApusWords

/// Makes a lesson of a saved session: what was asked becomes an exercise, and what was only looked at is shown.
package struct LessonFromSession {
  private let session: PlayedSession

  package init(_ session: PlayedSession) { self.session = session }

  /// The text of the lesson, in the session's own language.
  package var text: String { language.speaking { lesson } }

  private var language: SpokenLanguage { session.document.frontMatter.language }

  private var lesson: String {
    var text = "---\nlesson: 1\ntitle: \(title)\nlanguage: \(language.rawValue)\n---\n\n"
    var prose = ""
    for (number, part) in session.document.parts.enumerated() {
      switch part {
      case .prose(let words): prose += Self.withoutTitle(words)
      case .rules: break
      case .block:
        for step in session.steps where step.part == number {
          text += prose.trimmed.isEmpty ? Self.words(for: step) + "\n\n" : prose.trimmed + "\n\n"
          text += Self.blocks(of: step)
          prose = ""
        }
      }
    }
    return text + (prose.trimmed.isEmpty ? "" : prose.trimmed + "\n")
  }

  private var title: String {
    for case .prose(let words) in session.document.parts {
      if let line = words.split(separator: "\n").first(where: { $0.hasPrefix("# ") }) {
        return String(line.dropFirst(2).trimmingBlanks.prefix(72))
      }
    }
    let name = session.name.components(of: ".").first ?? session.name
    return String((name.isEmpty ? said("A lesson") : name).prefix(72))
  }

  private static func withoutTitle(_ prose: String) -> String {
    prose.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("# ") }
      .joined(separator: "\n")
  }

  private static func words(for step: PlayedStep) -> String {
    guard let request = step.recordings.last?.exchange.request else { return said("Look at this.") }
    return said("Send a \(request.method) to `\(request.url.path)`.")
  }

  private static func blocks(of step: PlayedStep) -> String {
    let line = step.step.command.replacing("\n", with: " ")
    let ending = step.step.expectedFailure.map { "\n? \($0.name)" } ?? ""
    guard let recording = step.recordings.last else { return block("show", line + ending) }
    let request = recording.exchange.request
    var goal = ["request method \(request.method)", "request path \"\(request.url.path)\""]
    for item in request.url.queryItems {
      // A goal names an item by one word.
      guard !item.name.contains(where: { $0.isWhitespace || $0 == "\"" }),
        let value = quoted(item.value ?? "")
      else { continue }
      goal.append("request query \(item.name) \(value)")
    }
    if let failure = recording.failure {
      goal.append("error \(failure.code.name)")
    } else if let status = recording.exchange.response?.status {
      goal.append("status \(status)")
    }
    return block("goal", goal.joined(separator: "\n"))
      + block("hint", said("Its method is \(request.method). Query items: \(request.url.queryItems.count)."))
      + block("answer", line + ending)
  }

  /// In the quotes that it does not have itself; `nil` where it cannot stand in a line of a goal.
  private static func quoted(_ value: String) -> String? {
    guard !value.contains(where: { $0 == "\\" || $0.isNewline }) else { return nil }
    return ["\"", "'"].first { !value.contains($0) }.map { $0 + value + $0 }
  }

  private static func block(_ name: String, _ text: String) -> String { "```\(name)\n\(text)\n```\n\n" }
}
