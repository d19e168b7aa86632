internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
package import ApusEndpoints
internal import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `spec check`: asks what is safe to ask, and tells where the answers do not fit.
package struct SpecificationCheck {
  package struct Limits {
    /// A path, a tag or the id of an operation.
    package var only: String?
    package var rate = Rate.careful
    package var most = 50
    /// Whether nobody is asked first.
    package var trusts = false

    package init() {}
  }

  private let sender: any RequestSender
  private let loaded: LoadedSpecification
  private let limits: Limits

  package init(sender: any RequestSender, loaded: LoadedSpecification, limits: Limits) {
    (self.sender, self.loaded, self.limits) = (sender, loaded, limits)
  }

  /// After so many failures one after the other there is nobody to ask.
  private static let mostFailures = 3

  package func run(_ output: Output) async throws -> Outcome {
    guard let base = sender.book.base, let mount = loaded.mount(at: base), let whole = loaded.whole else {
      throw CommandFailure(
        .usageCommand, "the description is about no base that is set", try: ["spec", "base"])
    }
    let plan = CheckPlan(whole, only: limits.only, most: limits.most)
    guard !plan.requests.isEmpty else {
      throw CommandFailure(
        .usageArgument,
        plan.skipped.isEmpty ? "there is no such operation" : "no operation has all its examples",
        details: Self.skipped(plan), try: ["ls -r"])
    }
    for line in Self.list(plan) { output.note(line) }
    if sender.isOffline { return .ok }
    let count = Units.count(plan.requests.count, "request")
    let question = "send \(count) to \(base.origin), \(limits.rate)? "
    guard limits.trusts || sender.environment.confirm(question) else {
      throw CommandFailure(.cancelled, "nothing was sent: nobody allowed it", try: ["spec check --trust"])
    }
    return try await ask(plan, at: base.origin.description + mount, output)
  }

  private func ask(_ plan: CheckPlan, at place: String, _ output: Output) async throws -> Outcome {
    var pace = Pace(sender.environment.clock, every: limits.rate.interval)
    var misfits = 0
    var failures = 0
    var asked = 0
    for request in plan.requests {
      guard (try? await pace.wait()) != nil, !Task.isCancelled else { return .failed(.cancelled) }
      let (line, words) = Self.line(request, at: place)
      var prepared = try sender.prepare(RequestLine(native: words))
      try sender.depart(&prepared)
      let record = await sender.exchange(prepared, line: line)
      asked += 1
      if record.exchange.response?.status == 429 {
        try output.show(Lines([Self.title(request, record)]))
        try finish(asked - 1, misfits, output)
        throw CommandFailure(
          .http(429),
          "the server limits the rate: \(Units.count(plan.requests.count - asked, "request")) not sent",
          try: ["spec check --rate 10/m"])
      }
      let problems = Self.problems(request, record)
      failures = record.failure == nil ? 0 : failures + 1
      if record.failure?.code == .cancelled { return .failed(.cancelled) }
      if !problems.isEmpty { misfits += 1 }
      try output.show(Lines([Self.title(request, record)] + Self.lines(of: problems)))
      if failures >= Self.mostFailures, let code = record.failure?.code {
        throw CommandFailure(code, "\(failures) requests after each other got no answer; no more are sent")
      }
    }
    try finish(asked, misfits, output)
    return misfits == 0 ? .ok : .failed(.expectFailed)
  }

  private func finish(_ asked: Int, _ misfits: Int, _ output: Output) throws {
    let fit = "\(asked - misfits) of \(asked) answers fit"
    try output.show(Lines([Line(fit, misfits == 0 ? .heading : .warning)]))
  }

  // MARK: One of them

  private static func line(_ request: CheckPlan.Request, at place: String) -> (String, Words) {
    let query = request.query.map(RequestContext.DescribedField.init).formEncoded
    let url = place + request.path + (query.isEmpty ? "" : "?" + query)
    let headers = request.headers.map { ItemPrinter().print(.header, name: $0.name, value: $0.value) }
    let line = ([request.operation.method.rawValue.lowercased(), ItemPrinter().quoted(url)] + headers)
      .joined(separator: " ")
    return (line, Words(line))
  }

  private static func problems(_ request: CheckPlan.Request, _ record: Record) -> [String] {
    if let failure = record.failure { return [failure.message] }
    guard let head = record.exchange.response else { return [] }
    let isEmpty = record.exchange.body.byteCount == 0
    let type = head.headers["Content-Type"].map { HeaderParameters.essence(of: $0) }
    let document = isEmpty ? nil : try? record.document()
    let found = AnswerCheck(
      request.operation, status: head.status, type: type, body: document?.root, isEmpty: isEmpty
    ).problems
    return found
  }

  private static func title(_ request: CheckPlan.Request, _ record: Record) -> Line {
    let status = record.exchange.response?.status
    let words = status.map { Line("\($0)", .status($0)) } ?? Line("---", .error)
    return words + Line(" ") + Line(request.operation.method.rawValue, .method) + Line(" ")
      + Line(request.path, .url) + Line("  $\(record.number)", .dim)
  }

  private static func lines(of problems: [String]) -> [Line] {
    let rest = problems.count - 3
    return problems.prefix(3).map { Line("    \($0)", .warning) }
      + (rest > 0 ? [Line("    and \(rest) more", .dim).retold] : [])
  }

  // MARK: Before they are sent

  private static func list(_ plan: CheckPlan) -> [Line] {
    let most = 15
    let lines = plan.requests.prefix(most).map { request in
      Line("  \(request.operation.method) ", .dim) + Line(request.path, .url)
    }
    let rest = plan.requests.count - most
    return lines + (rest > 0 ? [Line("  … \(rest) more", .dim).retold] : [])
      + (plan.beyond > 0 ? [Line("\(plan.beyond) more are not asked; --max asks more", .dim).retold] : [])
      + skipped(plan)
  }

  private static func skipped(_ plan: CheckPlan) -> [Line] {
    guard let first = plan.skipped.first else { return [] }
    let rest = plan.skipped.count - 1
    let more = rest > 0 ? ", and \(Units.count(rest, "other"))" : ""
    return [Line("left out: \(first.operation): \(first.reason)\(more)", .dim).retold]
  }
}
