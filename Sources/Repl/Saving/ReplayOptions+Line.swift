internal import APIClient
internal import Language
internal import SavedSessions

extension ReplayOptions {
  /// Takes the options of a line. One that does nothing there is refused: whoever gave it expects that it does.
  init(_ options: inout LineOptions, of line: CommandLine) throws(LineProblem) {
    self.init()
    let isLive = options.flag("--live")
    mode = options.flag("--update") ? .update : isLive ? .live : .recorded
    trusts = options.flag("--trust")
    base = try options.value("--base").map { word throws(LineProblem) in try Self.base(word) }
    timeout = try options.value("--timeout").map { word throws(LineProblem) in try word.timeout() }
    isStrict = options.flag("--strict")
    allowsEmpty = options.flag("--allow-empty")
    acceptsFailures = options.flag("--accept-failures")
    if mode == .recorded {
      try Self.refuse(
        ["--base", "--timeout", "--trust"], in: line, "has no effect where nothing is sent", "--live")
    }
    if mode != .update {
      try Self.refuse(["--accept-failures"], in: line, "has no effect where nothing is written", "--update")
    } else {
      try Self.refuse(["--strict"], in: line, "has no effect where what differs is written down", "--live")
    }
  }

  private static func refuse(
    _ flags: [String], in line: CommandLine, _ reason: String, _ other: String
  ) throws(LineProblem) {
    guard let word = line.arguments.first(where: { flags.contains($0.text) }) else { return }
    throw LineProblem(
      "\(word.text) \(reason); it goes with \(other)", at: word.range, try: "replay \(other) FILE")
  }

  private static func base(_ word: Word) throws(LineProblem) -> WebURL {
    let url = try word.url()
    guard url.user == nil, url.query == nil, url.fragment == nil else {
      throw LineProblem(
        .requestURL, "--base takes a URL without a user, a query and a fragment", at: word.range)
    }
    return url
  }
}
