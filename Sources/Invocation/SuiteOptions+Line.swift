internal import ApusExplorer
package import ApusLanguage
internal import ApusSavedSessions

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
    "--report", "tells other programs: \(ReportTarget.usage)",
    takes: Operand("FORM=FILE", .words(ReportTarget.Form.allCases.map { Choice($0.usage, $0.meaning) })),
    isRepeated: true)

  /// The options of `replay` that are about several sessions together.
  static let ofSuite = [
    jobs, shard, only, tag, repeats, shuffle, variable, variableFile, environment, rows, allow, report,
  ]
}

extension SuiteOptions {
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
      guard let wrong = grants.add(word.text) else { continue }
      throw LineProblem(
        "expected \(Grants.usage), found \(wrong.isEmpty ? "nothing" : wrong)", at: word.range)
    }
    for word in line.values(.report) {
      guard let target = ReportTarget(word.text) else {
        throw LineProblem("expected \(ReportTarget.usage), found \(word.text)", at: word.range)
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
