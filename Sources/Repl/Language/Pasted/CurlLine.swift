import APIClient

extension RequestLine {
  /// Reads a pasted `curl …` line; the first word is `curl`.
  package init(curl words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    try PastedLine.refuseSeveralCommands(words.words)
    let (options, positionals) = try OptionReader.read(words.words.dropFirst(), in: .curl)
    try Self.refuseBodyOfHead(options)
    let urls =
      options.filter { $0.option == .url }.compactMap(\.value) + positionals.map(\.template)
    let sorted = urls.sorted { $0.range.lowerBound < $1.range.lowerBound }
    if sorted.count > 1 {
      throw LineProblem(
        .requestURL, "expected one URL: requests are sent one at a time here", at: sorted[1].range)
    }
    guard let url = sorted.first else {
      let end = words.words.last?.range.upperBound ?? 0
      throw LineProblem(.requestURL, "expected a URL after curl", at: end..<end, try: "curl https://…")
    }
    self.init(
      text: words.text, dialect: .curl, method: nil, url: url, items: [], json: nil, options: options,
      tail: words.tail)
  }
}

extension RequestLine {
  private static func refuseBodyOfHead(_ options: [OptionUse]) throws(LineProblem) {
    guard options.contains(where: { $0.option == .head }),
      !options.contains(where: { $0.option == .dataInQuery }),
      let body = options.first(where: { RequestOption.bodies.contains($0.option) && $0.option != .uploadFile }
      )
    else { return }
    throw LineProblem(.requestBody, "a HEAD request has no body", at: body.range, try: "-X HEAD")
  }
}

/// What pasted lines have in common.
enum PastedLine {
  /// A shell would run these as commands of their own.
  static func refuseSeveralCommands(_ words: [Word]) throws(LineProblem) {
    for word in words where word.range.count == word.text.utf8.count {
      guard ["&&", "||", ";", "&"].contains(word.text) else { continue }
      throw LineProblem("expected one command: this begins another", at: word.range)
    }
  }

  /// How to read a line that begins with the name of a program; `nil` when it does not, or when the name is a
  /// command here: `curl` and `http` alone, or with a number, export a request.
  static func syntax(of text: String) -> (program: Program, syntax: WordSyntax)? {
    var name = text.firstWord
    // Documentation shows the shell's prompt.
    if name == "$" { name = text[name.endIndex...].firstWord }
    guard let program = Program(name.lowercased()) else { return nil }
    let arguments = text[name.endIndex...].trimmed
    // `curl | sh` and `curl > file` name no request to send either.
    guard let first = arguments.first, first != "|", first != ">", Int(arguments) == nil,
      Int(arguments.prefix { !$0.isWhitespace }) == nil
    else {
      return nil
    }
    let isWindows =
      program == .curl && (text.contains("^\"") || text.contains("^\n") || text.contains("^\r\n"))
    return (program, isWindows ? .windows : .shell)
  }

  enum Program: Equatable {
    case curl
    case httpie(scheme: String)

    init?(_ name: String) {
      switch name {
      case "curl", "curl.exe": self = .curl
      case "http": self = .httpie(scheme: "http")
      case "https": self = .httpie(scheme: "https")
      default: return nil
      }
    }
  }

  /// The words of a pasted line, without the shell's prompt before them.
  static func words(_ text: String, _ syntax: WordSyntax) -> Words {
    Words(text, syntax: syntax).droppingPrompt()
  }
}

extension Words {
  fileprivate func droppingPrompt() -> Words {
    guard words.first?.text == "$" else { return self }
    return Words(self, words: Array(words.dropFirst()))
  }
}
