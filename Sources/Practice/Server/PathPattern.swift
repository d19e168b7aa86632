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
