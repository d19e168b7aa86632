internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
package import ApusSurroundings

/// `preview [--why] LINE` and `preview [LINE] --against LINE`
package struct PreviewCommand: Asks {
  private static let line = Operand("LINE", .line, "a line to preview", try: "preview get /users")
  private static let pasted = Operand(
    "PASTED", .line, "a line of curl's", try: "preview get /users --against curl https://…")
  private static let against = "--against"
  private static let why = "--why"

  package static let spec = CommandSpec(
    section: .teaching,
    summary: "show the exact request a line would send, and send nothing",
    forms: [
      [.operand(line)], [.word(why, "where each line comes from"), .operand(line)],
      [.word(against, "how the last request differs"), .operand(pasted.shown(as: "curl …"))],
      [.operand(line), .word(against), .operand(pasted.shown(as: "curl …"))],
    ],
    examples: [
      CommandSpec.Example(
        "preview post /gists public:=false description='Hi'", "a JSON body, as it would go out"),
      CommandSpec.Example("preview get /users q==日本", "how a query is encoded"),
      CommandSpec.Example("preview --why get /users", "where each line of it comes from"),
      CommandSpec.Example(
        "preview get /users --against curl http://localhost/users", "what differs from a pasted line"),
    ],
    details: [
      "`--why` says of each line whether it was typed, set for the session, or comes from a profile, a credential, the cookie "
        + "jar or a description; the rest is there by default.",
      "`--against` takes a pasted line to its end, and compares it with a line before it, or with the last request.",
    ])

  private enum Wish {
    case show(AskingLine)
    case why(AskingLine)
    case compare(AskingLine?, RequestLine, Range<Int>)
  }

  private let wish: Wish

  package init(_ line: LineArguments) throws(LineProblem) {
    let words = line.words
    if let mark = words.first(where: { $0.text == Self.against }) {
      let pasted = try line.require(Self.pasted)
      let start = words.first?.range.lowerBound ?? mark.range.lowerBound
      let before = line.line.part(start..<mark.range.lowerBound)
      wish = .compare(
        start < mark.range.lowerBound ? try AskingLine(before) : nil,
        try RequestLine(anyDialect: line.line.remainder(from: pasted.range.lowerBound)), mark.range)
      return
    }
    let asked = try AskingLine(line.remainder(from: Self.line))
    wish = words.first?.text == Self.why ? .why(asked) : .show(asked)
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    switch wish {
    case .show(let line): return try sender.preview(try sender.prepare(line))
    case .why(let line):
      let why = try await RequestReasons(line, sender)
      output.mask.learn(from: why.request)
      defer { if let note = why.note { output.note(note) } }
      try output.show(why.view)
    case .compare(let line, let pasted, let range):
      let ours = try await request(of: line, sender, at: range)
      var context = RequestContext(files: sender.environment.files)
      context.variables = try PastedNames(sender).variables(for: pasted)
      let theirs = try pasted.prepare(in: context).request
      for request in [ours, theirs] { output.mask.learn(from: request) }
      try output.show(RequestComparison(ours, pasted.asItsProgramSends(theirs)) { $0.maskingBody })
    }
    return .ok
  }

  /// What a line would send, its cookies included, or what was sent last.
  private func request(
    of line: AskingLine?, _ sender: Sender, at range: Range<Int>
  ) async throws -> Request {
    guard let line else { return try sender.answers.lastRecord(at: range).sentRequest }
    var request = try sender.prepare(line).request
    if let cookies = await sender.cookies(for: request) { request.headers = request.headers.adding(cookies) }
    return request
  }
}

extension Sender {
  /// What the cookie jar adds to a request.
  func cookies(for request: Request) async -> HeaderField? {
    guard request.options.usesCookies else { return nil }
    let lines = await environment.cookies.lines().filter { $0.goes(to: request.url) && !$0.isOver }
    return lines.isEmpty ? nil : HeaderField(name: "Cookie", value: lines.pairs)
  }
}
