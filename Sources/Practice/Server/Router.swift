/// Finds the route for a request. Routes are tried in the order of the list; the first that fits answers.
/// A fallback answers only for paths that no other route has.
struct Router: Sendable {
  /// By first segment, so that a request is compared with a handful of patterns.
  private let routes: [String: [Route]]

  init(_ routes: [Route]) {
    self.routes = Dictionary(grouping: routes) { $0.pattern.firstSegment }
  }

  struct Match {
    var parameters: [String: String] = [:]
    var keepsBody = true
    let answer: (Call) -> Response
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

/// A path with holes: `/users/{login}`, or `/github/{rest...}` for everything below.
struct PathPattern: Sendable {
  private enum Part: Sendable {
    case literal(String)
    case hole(String)
    case rest(String)
  }

  let text: String
  private let parts: [Part]

  init(_ text: String) {
    self.text = text
    parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.first == "{", part.last == "}" else { return .literal(String(part)) }
      let name = part.dropFirst().dropLast()
      return name.hasSuffix("...") ? .rest(String(name.dropLast(3))) : .hole(String(name))
    }
  }

  /// The names of the holes, in order.
  var names: [String] {
    parts.compactMap { part in
      switch part {
      case .literal: nil
      case .hole(let name), .rest(let name): name
      }
    }
  }

  /// As OpenAPI has it, where a hole is a hole.
  var template: String { text.replacing("...}", with: "}") }

  var firstSegment: String {
    if case .literal(let text)? = parts.first { return text }
    return ""
  }

  /// The text in each hole; nil when the path does not fit. A hole is never empty.
  func match(_ segments: [String]) -> [String: String]? {
    var found: [String: String] = [:]
    for (index, part) in parts.enumerated() {
      if case .rest = part { return found }
      guard index < segments.count else { return nil }
      switch part {
      case .literal(let text): if text != segments[index] { return nil }
      case .hole(let name):
        if segments[index].isEmpty { return nil }
        found[name] = segments[index]
      case .rest: return found
      }
    }
    return parts.count == segments.count ? found : nil
  }
}
