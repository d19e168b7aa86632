internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusSurroundings

/// What is waited for: a check as `expect` has it, or a filter (RFC 9535) of the whole answer.
struct AwaitedCheck: Sendable {
  private enum Check: Sendable {
    case expect(ExpectCommand)
    case filter(Path)
  }

  private let check: Check

  init(_ word: Word) throws(LineProblem) {
    let text = word.template.shown
    guard text.hasPrefix("@") || text.hasPrefix("?") || text.hasPrefix("!@") else {
      do {
        let line = try CommandLine(Words("expect \(text)", readsTail: false))
        let arguments = try LineArguments(line, by: ExpectCommand.spec.syntax)
        check = .expect(try ExpectCommand(arguments))
        try arguments.finish()
      } catch {
        throw LineProblem(
          "`--until` takes what `expect` takes: \(error.message)", at: word.range, try: "help expect")
      }
      return
    }
    do {
      check = .filter(try Path("$[?\(text.drop { $0 == "?" })]"))
    } catch {
      throw LineProblem("expected \(error.expected), found \(error.found)", at: word.range, try: "help paths")
    }
  }

  func holds(in answers: Answers) throws -> Bool {
    switch check {
    case .expect(let command):
      do {
        try command.check(in: answers)
        return true
      } catch let failure as CommandFailure {
        // What has no body yet may have one later.
        guard [.expectFailed, .bodyEmpty, .decodeSyntax].contains(failure.code) else { throw failure }
        return false
      }
    case .filter(let path):
      guard let text = try? answers.records.focusedRecord?.document().root.text,
        // A filter looks at the elements of something.
        let list = try? Document("[\(text)]")
      else { return false }
      return path.first(in: list.root) != nil
    }
  }
}
