internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusInvocation
package import ApusLanguage

/// Finds the command of a line.
struct Dispatcher {
  let commands: CommandList
  /// Whether a word is a key of what paths look into: somebody who types it alone has forgotten the dot.
  var isKey: (String) -> Bool = { _ in false }

  /// What a line asks for; `nil` when there is nothing on it, or only a comment.
  func command(for text: String) throws(LineProblem) -> Dispatched? {
    switch try ParsedLine.parse(text, readsTail: { commands.command(named: $0)?.spec.readsTail ?? true }) {
    case .nothing: nil
    case .path(let line): Dispatched(command: try PathCommand(line), tail: line.tail, isExact: line.isExact)
    case .request(let line): Dispatched(command: RequestCommand(line), tail: line.tail)
    case .items(let items): Dispatched(command: try ItemsCommand(items), tail: nil)
    case .command(let line): try command(of: line)
    }
  }

  private func command(of line: CommandLine) throws(LineProblem) -> Dispatched {
    let name = line.name.text.lowercased()
    if name.hasPrefix("!"), let number = Int(name.dropFirst()) {
      return Dispatched(command: RerunCommand(number, at: line.name.range), tail: line.words.tail)
    }
    guard let command = commands.command(named: name) else { throw unknown(line.name, in: line) }
    if line.arguments.map(\.text) == ["--help"] {
      let help = try CommandLine(Words("help \(line.name.text)"))
      return Dispatched(
        command: try HelpCommand(LineArguments(help, by: HelpCommand.spec.syntax)), tail: line.words.tail)
    }
    // Whatever looks at an answer takes it, so none of them has to know.
    let exact = line.without(ParsedLine.PathLine.exact).flatMap {
      command.spec.section == .looking ? $0 : nil
    }
    return Dispatched(
      command: try command.command(of: exact ?? line), tail: line.words.tail, isExact: exact != nil)
  }

  /// The nearest command with the rest of the line, when there is a rest; otherwise a line that shows it at work.
  private func unknown(_ word: Word, in line: CommandLine) -> LineProblem {
    if line.arguments.isEmpty, isKey(word.text) {
      return LineProblem(
        .usageCommand, "there is no command \(word.text); a dot before it looks into the response",
        at: word.range,
        try: ".\(word.text)")
    }
    if let problem = FamiliarWords.problem(ofShell: word) { return problem }
    if word.kind == .json {
      return LineProblem(
        .usageCommand, "a JSON value is the body of a request", at: word.range, try: "post / \(word.text)")
    }
    if word.text.contains("/") {
      return LineProblem(
        .usageCommand, "there is no command \(word.text); a request begins with its method", at: word.range,
        try: "get \(line.words.text.trimmed)")
    }
    return LineProblem(
      .usageCommand, "there is no command \(word.text)", at: word.range, try: suggestion(for: word, in: line))
  }

  /// A line that runs as it stands.
  private func suggestion(for word: Word, in line: CommandLine) -> String {
    let rest = line.verbatim
    if let meant = FamiliarWords.line(for: word.text) {
      let isLine = isWhole(meant)
      // A command of one word takes what followed the other one; `help paths` and `auth bearer` are whole lines, and
      // nobody who begins with `how` goes on with a topic.
      let isAlone = rest.isEmpty || isLine && (meant.contains(" ") || meant == "help")
      guard isAlone else { return joined(meant, rest) }
      return isLine ? meant : commands.exampleLine(of: meant)
    }
    if let meant = nearest(to: word.text, among: commands.names) {
      return rest.isEmpty ? commands.exampleLine(of: meant) : joined(meant, rest)
    }
    return nearest(to: word.text, among: KnownAPI.own.map(\.name)).map { "use \($0)" } ?? "help"
  }

  /// A command with what was typed behind another; its help where it takes no such thing.
  private func joined(_ meant: String, _ rest: String) -> String {
    let line = "\(meant) \(rest)"
    return isWhole(line) ? line : "help \(meant.split(separator: " ").first ?? "")"
  }

  private func isWhole(_ line: String) -> Bool { (try? command(for: line)) != nil }
}

extension CommandList {
  /// A line that shows the command of that name at work.
  func exampleLine(of name: String) -> String {
    let spec = command(named: name)?.spec
    let example = spec?.examples.first { $0.line.hasPrefix(name) } ?? spec?.examples.first
    return example?.line ?? name
  }
}

/// What a line asks for: a command, and how what it shows is wanted.
package struct Dispatched {
  package let command: any Command
  package let tail: Tail?
  /// Whether text of answers is to have the spelling that came.
  package var isExact = false
}

extension LineReading {
  /// By this program's own commands.
  static var ofProgram: LineReading {
    let dispatcher = Dispatcher(commands: .all)
    return LineReading(
      isLine: { line throws(LineProblem) in try dispatcher.command(for: line) != nil },
      mask: { MaskedLine($0) })
  }
}
