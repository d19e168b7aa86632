internal import ApusClient
internal import ApusContracts
internal import ApusExplorer
package import ApusLanguage
internal import ApusSavedSessions

extension CommandOption {
  package static let live = CommandOption("--live", "compares shapes")
  package static let update = CommandOption(
    "--update", "keeps prose, order, and every line and elision that still matches")
  package static let base = CommandOption(
    "--base", "asks another server instead of the session's own", takes: Operand("URL"))
  package static let against = CommandOption(
    "--against", "asks a second server the same, and shows where it differs", takes: Operand("URL"))
  package static let timeout = CommandOption(
    "--timeout", "is the time for a request", takes: Operand("S"))
  package static let retryRequests = CommandOption(
    "--retry",
    "asks up to N times more where nobody answers, or 429, 502, 503 or 504 comes, and asking again is harmless",
    takes: Operand("N", .number))
  package static let trust = CommandOption("--trust", "allows all of it")
  package static let strict = CommandOption("--strict", "ends at the first step that is not as written")
  package static let allowEmpty = CommandOption("--allow-empty", "permits a page without steps")
  package static let noted = CommandOption(
    "--noted", "makes what is only noted drift", takes: Operand("red"))
  package static let acceptFailures = CommandOption("--accept-failures", "writes it though a step fails now")
  package static let rule = CommandOption(
    "--rule", "writes a rule into the file first, for all of its steps or that of FILE:LINE",
    takes: Operand("'RULE'"),
    isRepeated: true)
  package static let widen = CommandOption(
    "--widen", "asks so many times, and writes a rule for each place that is not always alike",
    takes: Operand("N", .number))
  package static let writes = CommandOption("--writes", "asks so what changes something, too")
  package static let ask = CommandOption("--ask", "asks what to do with each change")
  package static let recordedFiles = CommandOption("--recorded-files", "sends files as they were recorded")

  /// What it takes only where it asks again.
  package static let ofLiveReplay = [base, against]
  /// What `replay` takes with all of its forms.
  package static let ofReplay =
    [
      timeout, retryRequests, trust, strict, allowEmpty, acceptFailures, ask, noted, rule, widen, writes,
      recordedFiles,
    ]
    + ofSuite

  /// Those of `replay` that take a value. Behind the program's name it may be attached: `--base=URL`.
  package static let valuesOfReplay = (ofLiveReplay + ofReplay).filter { $0.value != nil }
}

extension ReplayOptions {
  /// The options of a line. One that does nothing there is refused: whoever gave it expects that it does.
  package init(_ line: LineArguments) throws(LineProblem) {
    self.init()
    mode = line.has(.update) ? .update : line.has(.live) ? .live : .recorded
    trusts = line.has(.trust)
    if let word = line.value(.base) { base = try Self.base(word) }
    if let word = line.value(.against) { against = try Self.base(word) }
    timeout = try line.value(.timeout)?.timeout()
    retries = try line.value(.retryRequests)?.number(atLeast: 1)
    isStrict = line.has(.strict)
    allowsEmpty = line.has(.allowEmpty)
    acceptsFailures = line.has(.acceptFailures)
    widens = try line.value(.widen)?.number(atLeast: 1)
    widensWrites = line.has(.writes)
    if widens != nil, mode == .recorded { mode = .live }
    notesAreDrift = try line.value(.noted).map(Self.isRed) ?? false
    asks = line.has(.ask)
    usesRecordedFiles = line.has(.recordedFiles)
    rules = try line.values(.rule).map { word throws(LineProblem) in
      do throws(LineProblem) {
        return try Rule(word.template.shown)
      } catch {
        throw LineProblem(error.message, at: word.range, try: "help rules")
      }
    }
    if mode == .recorded {
      try Self.refuse(
        [.base, .against, .timeout, .retryRequests, .trust, .allow, .recordedFiles, .noted], in: line,
        "has no effect where nothing is sent", .live)
    }
    if against != nil {
      try Self.refuse(
        [.jobs, .widen, .rule, .noted, .recordedFiles, .report], in: line,
        "has no effect where two servers are compared", .live)
    }
    if mode == .update || widens == nil {
      try Self.refuse(
        [.writes] + (mode == .update ? [.widen] : []), in: line, "has no effect here", .live)
    }
    if mode != .update {
      try Self.refuse([.acceptFailures, .ask], in: line, "has no effect where nothing is written", .update)
    } else {
      try Self.refuse([.against], in: line, "has no effect where what comes is written down", .live)
      try Self.refuse([.strict], in: line, "has no effect where what differs is written down", .live)
      try Self.refuse(
        [.jobs, .only, .repeats, .rows, .shuffle], in: line, "has no effect where each file is written once",
        .live)
    }
    suite = try ReplayOptions.Suite(line)
  }

  private static func refuse(
    _ options: [CommandOption], in line: LineArguments, _ reason: String, _ other: CommandOption
  ) throws(LineProblem) {
    guard let word = line.first(of: options) else { return }
    throw LineProblem(
      "\(word.text) \(reason); it goes with \(other.name)", at: word.range,
      try: "replay \(other.name) FILE")
  }

  private static func isRed(_ word: Word) throws(LineProblem) -> Bool {
    guard word.text == "red" else {
      throw LineProblem(
        "\(CommandOption.noted.name) takes red", at: word.range, try: "replay --live --noted red FILE")
    }
    return true
  }

  private static func base(_ word: Word) throws(LineProblem) -> WebURL {
    let url = try word.url()
    guard url.user == nil, url.query == nil, url.fragment == nil else {
      throw LineProblem(
        .requestURL, "expected a URL without a user, a query and a fragment",
        at: word.range)
    }
    return url
  }
}

extension CommandOption {
  package static let jobs = CommandOption(
    "--jobs", "replays N files at the same time", takes: Operand("N", .number))
  package static let shard = CommandOption(
    "--shard", "replays the second of five parts", takes: Operand("2/5"))
  package static let only = CommandOption(
    "--only",
    "runs the steps with TEXT in them, in a heading above or in the file's name, and those they need",
    takes: Operand("TEXT"))
  package static let tag = CommandOption(
    "--tag", "replays sessions with that tag at their head", takes: Operand("TAG"), isRepeated: true)
  package static let repeats = CommandOption(
    "--repeat", "replays everything N times", takes: Operand("N", .number))
  package static let shuffle = CommandOption(
    "--shuffle", "changes the order of files, the same for the same N", takes: Operand("N", .number))
  package static let variable = CommandOption(
    "--var", "sets a variable, in place of what a line sets with `let`", takes: Operand("NAME=VALUE"),
    isRepeated: true)
  package static let variableFile = CommandOption(
    "--vars", "takes them from a file", takes: Operand("FILE", .file), isRepeated: true)
  package static let environment = CommandOption(
    "--env", "takes them from http-client.env.json beside the session", takes: Operand("NAME"))
  package static let rows = CommandOption(
    "--rows", "replays once for each row of a table", takes: Operand("FILE", .file))
  package static let allow = CommandOption(
    "--allow", "allows only some of it: \(Grants.usage)", takes: Operand("LIST"), isRepeated: true)
  package static let report = CommandOption(
    "--report", "tells other programs: \(ReplayOptions.Report.usage)",
    takes: Operand(
      "FORM=FILE", .words(ReplayOptions.Report.Form.allCases.map { Operand.Choice($0.usage, $0.meaning) })),
    isRepeated: true)

  /// The options of `replay` that are about several sessions together.
  static let ofSuite = [
    jobs, shard, only, tag, repeats, shuffle, variable, variableFile, environment, rows, allow, report,
  ]
}

extension ReplayOptions.Suite {
  /// The options of a line.
  init(_ line: LineArguments) throws(LineProblem) {
    self.init()
    jobs = try line.value(.jobs)?.number(atLeast: 1) ?? 1
    repeats = try line.value(.repeats)?.number(atLeast: 1) ?? 1
    if let word = line.value(.shuffle) { seed = UInt64(try word.number(atLeast: 0)) }
    if let word = line.value(.shard) {
      guard let shard = Shard(word.text) else {
        throw LineProblem(
          "expected a part and how many there are, as 2/5, found \(word.text)", at: word.range)
      }
      self.shard = shard
    }
    selection = line.value(.only).map { StepSelection(text: $0.text) }
    tags = line.values(.tag).map(\.text)
    variableFiles = line.values(.variableFile).map(\.text)
    environment = line.value(.environment)?.text
    rows = line.value(.rows)?.text
    for word in line.values(.variable) { try set(word) }
    for word in line.values(.allow) {
      var grants = grants ?? Grants()
      let wrong = grants.add(word.text)
      self.grants = grants
      guard let wrong else { continue }
      throw LineProblem(
        "expected \(Grants.usage), found \(wrong.isEmpty ? "nothing" : wrong)", at: word.range)
    }
    for word in line.values(.report) {
      guard let target = ReplayOptions.Report(word.text) else {
        throw LineProblem("expected \(ReplayOptions.Report.usage), found \(word.text)", at: word.range)
      }
      if reports.contains(where: { $0.path == target.path }) {
        throw LineProblem("expected another place for each report, found \(word.text) too", at: word.range)
      }
      reports.append(target)
    }
  }

  private mutating func set(_ word: Word) throws(LineProblem) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Variables.isName(parts[0]) else {
      throw LineProblem(
        "expected NAME=VALUE, found \(word.text)", at: word.range, try: "replay --var id=1 FILE")
    }
    variables[String(parts[0])] = String(parts[1])
  }
}
