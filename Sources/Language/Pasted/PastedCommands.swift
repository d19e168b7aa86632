import ApusClient

extension RequestLine {
  /// Reads a text that begins with a program's name: one command, or several, which are sent in turn.
  package init(pasted text: String, _ syntax: Words.Syntax) throws(LineProblem) {
    let words = PastedLine.wholeWords(text, syntax)
    if let problem = words.problems.first { throw problem }
    var requests: [RequestLine] = []
    for command in try PastedCommand.all(of: words) {
      var line = try RequestLine(command)
      let others = line.following
      line.following = []
      requests += [line] + others
    }
    guard var first = requests.first else { throw LineProblem("expected a command", at: 0..<0) }
    if first.redirected == nil, let input = PastedLine.Input(before: text) {
      first.redirected = input.redirected
      first.shellNames += input.names
    }
    self = first
    following = Array(requests.dropFirst())
  }

  private init(_ command: PastedCommand) throws(LineProblem) {
    switch command.program {
    case .curl: try self.init(curl: command.words)
    case .curlie: try self.init(curlie: command.words)
    case .httpie(let scheme): try self.init(httpie: command.words, scheme: scheme)
    case .wget: try self.init(wget: command.words)
    }
    take(command)
  }

  private mutating func take(_ command: PastedCommand) {
    redirected = command.fed
    shellNames = command.names.filter { name in templates.contains { $0.hasVariable(at: name.range) } }
    for place in following.indices { following[place].take(command) }
  }

  /// All that a variable may stand in.
  private var templates: [Template] {
    [url, json, redirected?.template].compactMap(\.self) + options.compactMap(\.value)
      + items.flatMap { [$0.name, $0.value] }
  }
}

/// One of the commands of a pasted text.
private struct PastedCommand {
  let program: PastedLine.Program
  /// From the program's name on.
  let words: Words
  let fed: RedirectedInput?
  let names: [ShellMarks.Name]

  static func all(of line: Words) throws(LineProblem) -> [PastedCommand] {
    var commands: [PastedCommand] = []
    var start = 0
    for end in line.shell.ends + [Int.max..<Int.max] {
      let range = start..<end.lowerBound
      if line.words.contains(where: { range.contains($0.range.lowerBound) }) {
        commands.append(try PastedCommand(line, range))
      }
      start = end.upperBound
    }
    if commands.count > 1, let tail = line.tail {
      throw LineProblem(
        "what comes of several commands is shown: nothing takes it behind the last", at: tail.range,
        tryInstead: "")
    }
    return commands
  }

  private init(_ line: Words, _ range: Range<Int>) throws(LineProblem) {
    let here = line.words.filter { range.contains($0.range.lowerBound) }
    let words = here.drop { PastedLine.isPreamble($0.text) }
    for word in here.prefix(here.count - words.count) { try Self.refuseChange(word) }
    guard let name = words.first, let program = PastedLine.Program(name.text) else {
      throw PastedLine.anotherCommand(at: line.shell.ends.last { $0.upperBound == range.lowerBound } ?? 0..<0)
    }
    self.program = program
    self.words = Words(line, words: Array(words))
    let fed = line.shell.fed.filter { range.contains($0.range.lowerBound) }
    if fed.count > 1 {
      throw LineProblem("a command is fed one thing; this is a second", at: fed[1].range, tryInstead: "")
    }
    self.fed = fed.first?.input
    names = line.shell.names.filter { range.contains($0.range.lowerBound) }
  }

  /// Variables that programs look at themselves.
  private static func refuseChange(_ word: Word) throws(LineProblem) {
    let name = word.text.prefix { $0 != "=" }.lowercased()
    let isLookedAt =
      name.hasSuffix("_proxy") || name.hasPrefix("ssl_cert") || name.hasPrefix("curl_")
      || ["netrc", "home", "ssl_dir"].contains(name)
    guard isLookedAt, word.text.contains("=") else { return }
    throw LineProblem(
      "\(word.text.prefix { $0 != "=" }) changes how the request is sent, and does not work before it here",
      at: word.range, try: name.hasSuffix("_proxy") ? "-x URL" : nil)
  }
}
