/// Gives every request to the sources of a mock.
struct MockRouter: Routing {
  private let mock: Mock
  private let faults: MockFaults

  init(_ mock: Mock) {
    self.mock = mock
    faults = MockFaults(share: mock.faults, seed: mock.seed)
  }

  func match(_ head: RequestHead) -> Router.Match {
    Router.Match { call in respond(to: MockRequest(call.request)) }
  }

  private func respond(to request: MockRequest) -> Response {
    let reader = request.field("Origin").flatMap { mock.readers.contains($0.lowercased()) ? $0 : nil }
    if let reader, request.method == "OPTIONS", let asked = request.field("Access-Control-Request-Method") {
      return preflight(reader, asked, request)
    }
    let more = reader.map(Self.fields(for:)) ?? []
    var answer = answer(request)
    if !namesReader(request) { answer.fields.removeAll { isOverruled($0.name, by: more) } }
    let fault = faults.next()
    var response = fault?.response(insteadOf: answer) ?? answer.response
    // What goes wrong on the way has no status of its own.
    let status = if case .bytes = response.body { response.status } else { answer.status }
    mock.log(line(request, status, fault))
    response.delay += mock.delay
    return response.adding(more)
  }

  /// Whether a source says itself whether the page may read it that asks. Who is no page says nothing of an origin.
  private func namesReader(_ request: MockRequest) -> Bool {
    guard mock.sourcesNameReaders, let origin = request.field("Origin") else {
      return mock.sourcesNameReaders
    }
    return mock.readersOfSources.contains(origin.lowercased())
  }

  /// Whether a field of an answer lets pages read it whom nobody here let: whoever recorded it meant another server.
  private func isOverruled(_ name: String, by own: [Field]) -> Bool {
    let name = name.lowercased()
    guard name.hasPrefix("access-control-") else { return false }
    return own.isEmpty || own.contains { $0.name.lowercased() == name }
  }

  private func answer(_ request: MockRequest) -> MockAnswer {
    for source in mock.sources {
      guard let answer = source.answer(request) else { continue }
      mock.asked(request, true)
      return answer
    }
    mock.asked(request, false)
    let nearest = mock.sources.lazy.compactMap { $0.nearest(to: request) }.first
    return .problem(
      404,
      "Nothing answers \(request.method) \(request.path)." + (nearest.map { " The nearest: \($0)." } ?? ""))
  }

  private func line(_ request: MockRequest, _ status: Int, _ fault: MockFault?) -> String {
    let query = request.query.isEmpty ? "" : "?…"
    return "\(request.method) \(request.path)\(query)  \(status)"
      + (fault.map { "  (\($0.words), on purpose)" } ?? "")
  }

  // MARK: Pages of other origins

  private func preflight(_ origin: String, _ method: String, _ request: MockRequest) -> Response {
    let asked = request.field("Access-Control-Request-Headers").map {
      [Field("Access-Control-Allow-Headers", $0)]
    }
    mock.log("OPTIONS \(request.path)  204")
    return .empty(
      204, Self.fields(for: origin) + [Field("Access-Control-Allow-Methods", method)] + (asked ?? []))
  }

  private static func fields(for origin: String) -> [Field] {
    [
      Field("Access-Control-Allow-Origin", origin), Field("Access-Control-Expose-Headers", "*"),
      Field("Vary", "Origin"),
    ]
  }
}
