package import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusRendering
package import ApusSurroundings

extension AnswerBook {
  /// Does something with each value that a path selects, when it is found.
  package func forEachMatch(of argument: PathArgument, _ work: (Node) throws -> Void) throws {
    let answerPath = try argument.answerPath(in: self)
    let root = try start(of: answerPath, at: argument.range).root
    try answerPath.path.forEachMatch(in: root, limit: outputLimit, work)
  }

  /// The values a path selects, each with its place.
  package func matches(of argument: PathArgument) throws -> [PlacedNode] {
    try matches(of: argument.answerPath(in: self), at: argument.range)
  }

  package func matches(of path: AnswerPath, at range: Range<Int>) throws -> [PlacedNode] {
    let start = try start(of: path, at: range)
    var matches: [PlacedNode] = []
    try path.path.forEachMatch(in: start.root, limit: outputLimit) { matches.append(start.placed($0)) }
    return matches
  }

  /// Shows what a path selects in one of the ways there are.
  package func show(_ path: PathArgument, as view: ViewKind, _ output: Output) throws {
    let matches = try matches(of: path)
    if matches.isEmpty { try noteNothing(at: path, output) }
    var budget = try outputBudget(of: path)
    for match in matches {
      try Task.checkCancellation()
      try budget.take(match.node)
      try output.show(value: match.node, at: match.place, as: view)
    }
  }

  /// Lays out the text that a path selects, or a body that is one.
  package func showProse(at argument: PathArgument, _ output: Output) throws {
    let typed = try argument.text(in: self)
    if typed == ".", case .record(let record) = records.focus, !record.mayBeJSON,
      !record.exchange.body.bytes.isEmpty
    {
      return try output.show(prose: [String(decoding: record.text.bytes, as: UTF8.self)], of: "view markdown")
    }
    let found = try matches(of: argument)
    if found.isEmpty { return output.note(try nothing(at: argument)) }
    let texts = found.compactMap(\.node.string)
    guard !texts.isEmpty else {
      throw CommandFailure(.decodeType, "expected a text at \(typed) to lay out, found none", try: ["keys ."])
    }
    try output.show(prose: texts, of: "view markdown \(typed)")
  }
}
