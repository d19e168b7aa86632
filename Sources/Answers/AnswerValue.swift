internal import ApusClient
package import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings

extension Records {
  /// The one value that a path in braces names: `{{.items[0].id}}`, `{{$2.id}}`.
  package func value(
    at path: String, for range: Range<Int>, limit: Int?
  ) throws(LineProblem) -> VariableValue {
    let (answerPath, start) = try place(of: path, at: range)
    var matches = answerPath.path.matches(in: start.root, limit: limit)
    let (found, another) = (matches.next(), matches.next())
    try Self.check(matches.effort, of: path, at: range)
    guard let first = found else { throw Self.nothing(at: path, answerPath, from: start, range) }
    guard another == nil else {
      let only = start.place(of: first)
      throw LineProblem(
        .requestVariable, "several values are at \(path), and one is needed", at: range,
        tryInstead: "{{\(only)}}")
    }
    return .json(first)
  }

  /// What a loop over a path goes over: the elements of the one list it names, or all values it selects.
  package func values(
    at path: String, for range: Range<Int>, limit: Int?
  ) throws(LineProblem) -> [VariableValue] {
    let (answerPath, start) = try place(of: path, at: range)
    var matches = answerPath.path.matches(in: start.root, limit: limit)
    var found: [Node] = []
    while let node = matches.next() { found.append(node) }
    try Self.check(matches.effort, of: path, at: range)
    guard let first = found.first else { throw Self.nothing(at: path, answerPath, from: start, range) }
    return answerPath.path.isSingular
      ? VariableValue.json(first).elements : found.map { VariableValue.json($0) }
  }

  /// A path as it is read, and where it begins to look.
  private func place(
    of path: String, at range: Range<Int>
  ) throws(LineProblem) -> (path: AnswerPath, start: AnswerPath.Start) {
    let answerPath: AnswerPath
    do throws(LineProblem) {
      answerPath = try AnswerPath(path, at: range)
    } catch {
      throw LineProblem(
        .requestVariable, "\(path) is not a path: \(error.message)", at: range, try: "help paths")
    }
    let whole = try root(of: answerPath.number, path, at: range)
    return (answerPath, AnswerPath.Start(of: answerPath, in: self, whole: whole))
  }

  /// What `$_` names.
  package func selected(at range: Range<Int>) throws(LineProblem) -> JSONDocument {
    if let selection { return selection }
    throw LineProblem(
      .requestVariable, "nothing was selected yet that $_ could name", at: range, try: "select . --first 3")
  }

  /// Refuses what was not looked through to its end.
  private static func check(_ effort: Effort, of path: String, at range: Range<Int>) throws(LineProblem) {
    switch effort.end {
    case .cancelled: throw LineProblem(.cancelled, "interrupted", at: range)
    case .tooMuch:
      let failure = CommandFailure(tooMuchFor: path)
      throw LineProblem(.requestVariable, failure.message, at: range, try: failure.suggestions.first)
    case nil: break
    }
  }

  /// The body that a path looks into.
  private func root(of number: Int?, _ path: String, at range: Range<Int>) throws(LineProblem) -> Node {
    let record: Record
    switch (number, focus) {
    case (AnswerPath.selection?, _): return try selected(at: range).root
    case (let number?, _):
      guard let numbered = self[number] else {
        throw LineProblem(.requestVariable, "there is no request \(number)", at: range, try: "history")
      }
      record = numbered
    case (nil, .file(_, let document)): return document.root
    case (nil, .record(let looked)): record = looked
    case (nil, .nothing):
      throw LineProblem(
        .requestVariable, "there is no response yet to take \(path) from", at: range, try: "get /")
    }
    guard !record.exchange.body.bytes.isEmpty, let document = try? record.document() else {
      let what = record.exchange.body.bytes.isEmpty ? "has no body" : "is not JSON"
      throw LineProblem(
        .requestVariable, "nothing is at \(path): response \(record.number) \(what)", at: range,
        try: "headers")
    }
    return document.root
  }

  private static func nothing(
    at path: String, _ answerPath: AnswerPath, from start: AnswerPath.Start, _ range: Range<Int>
  ) -> LineProblem {
    let what = "nothing is at \(path)"
    var effort = Effort()
    guard let end = answerPath.path.deadEnd(in: start.root, within: &effort) else {
      return LineProblem(.requestVariable, what, at: range)
    }
    let place = start.place(of: end.reached)
    let reason = end.reason(at: place).map { "\(what): \($0)" } ?? what
    guard let meant = end.meant(at: place)?.replacing("[]", with: "[0]") else {
      return LineProblem(.requestVariable, reason, at: range)
    }
    // The keys are another line; a path takes the place of the one that leads nowhere.
    if Variables.isPath(meant), let other = try? AnswerPath(meant, at: range),
      other.path.first(in: start.root) != nil
    {
      return LineProblem(.requestVariable, reason, at: range, tryInstead: "{{\(meant)}}")
    }
    return LineProblem(
      .requestVariable, reason, at: range, try: meant.hasPrefix("keys") ? meant : "keys \(place)")
  }
}
