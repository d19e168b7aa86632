/// Finds the route for a request. Routes are tried in the order of the list; the first that fits answers.
/// A fallback answers only for paths that no other route has.
struct Router: Routing {
  /// By first segment, so that a request is compared with a handful of patterns.
  private let routes: [String: [Route]]

  /// All routes there are. They are made when the first request comes, and once for all servers.
  static let all = Router(AllRoutes.routes)

  init(_ routes: [Route]) {
    let inOrder = routes.filter { !$0.isFallback } + routes.filter(\.isFallback)
    self.routes = Dictionary(grouping: inOrder) { $0.pattern.firstSegment }
  }

  struct Match {
    var parameters: [String: String] = [:]
    var keepsBody = true
    /// Held for as long as the connection waits for its next request, or lasts.
    var seat: (any Seat)?
    /// Whether the connection ends with the answer.
    var closes = false
    var answer: (Call) -> Response
  }

  func match(_ head: RequestHead) -> Match {
    let segments = head.target.segments
    var allowed: [String] = []
    for route in routes[segments.first ?? ""] ?? [] where allowed.isEmpty || !route.isFallback {
      guard let parameters = route.pattern.match(segments) else { continue }
      if route.methods.accept(head.method) {
        return Match(parameters: parameters, keepsBody: route.keepsBody, answer: route.answer)
      }
      allowed += route.methods.names
    }
    return head.method == "OPTIONS" ? options(allowed, head.target) : refusal(allowed, head.target.path)
  }

  private func options(_ allowed: [String], _ target: RequestTarget) -> Match {
    guard !allowed.isEmpty || target.path == "*" else { return refusal([], target.path) }
    let fields = allowed.isEmpty ? [] : [Self.allow(allowed)]
    return Match { _ in .empty(204, fields) }
  }

  private func refusal(_ allowed: [String], _ path: String) -> Match {
    if allowed.isEmpty {
      return Match { _ in .problem(404, "Nothing is at \(path). GET / lists what there is.") }
    }
    return Match { _ in
      .problem(405, "\(path) takes \(allowed.joined(separator: ", ")).", [Self.allow(allowed)])
    }
  }

  private static func allow(_ methods: [String]) -> Field {
    var names: [String] = []
    for name in methods + (methods.contains("GET") ? ["HEAD"] : []) + ["OPTIONS"] where !names.contains(name)
    {
      names.append(name)
    }
    return Field("Allow", names.joined(separator: ", "))
  }
}
