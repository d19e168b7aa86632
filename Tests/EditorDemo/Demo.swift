import ApusLineEditing
import ApusText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An echo with the whole editor, for tests that need a process of its own: job control and real signals.
@main
enum Demo {
  static func main() {
    let environment = ["TERM", "NO_COLOR", "HOME", "EDITRC"].reduce(into: [String: String]()) {
      result, name in
      result[name] = getenv(name).map { String(cString: $0) }
    }
    let terminal = Terminal(environment: environment)
    let editrc = EditrcFile.path(environment: environment)
    guard terminal.canMoveCursor,
      let editor = EditLineReader(terminal: terminal, hooks: hooks, editrc: editrc)
    else {
      return echo(PlainTerminalReader(terminal: terminal))
    }
    echo(editor)
  }

  private static func echo(_ reader: some LineReader) {
    let prompt = Prompt(
      StyledText("demo> ", .prompt), right: StyledText("200", .dim))
    while true {
      switch reader.readLine(prompt) {
      case .line(let line): print("read: \(line)")
      case .interrupted: print("interrupted")
      case .end: return print("end")
      }
      fflush(nil)
    }
  }

  private static var hooks: EditorHooks {
    var hooks = EditorHooks()
    hooks.isComplete = { text in text.filter { $0 == "{" }.count <= text.filter { $0 == "}" }.count }
    hooks.highlight = { text in
      let word = text.prefix { $0 != " " }
      return [StyledSpan(0..<word.utf8.count, .command)]
    }
    hooks.complete = { text, cursor in
      let words =
        ["get", "head", "post"].map { Candidate($0, meaning: "the method \($0.uppercased())") }
        + (1...40).map { Candidate("/users/\($0)", meaning: "日本語 user \($0)") }
      let start = text.utf8.prefix(cursor).lastIndex(of: UInt8(ascii: " ")).map { text.utf8.index(after: $0) }
      let from = start.map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
      let word = String(text.utf8.dropFirst(from).prefix(cursor - from)) ?? ""
      return Completion(replacing: from..<cursor, words.filter { $0.text.hasPrefix(word) })
    }
    return hooks
  }
}
