package import ApusJSON

/// The places of answers that may be others each time: `header.date`, `body.items[*].updated_at`, `body`.
package struct IgnoredPlaces: Sendable {
  private var headers: Set<String> = []
  /// Whether something else judges the status, and the body as it is.
  package private(set) var ignoresStatus = false
  private(set) var ignoresBody = false
  /// Of bodies.
  package private(set) var paths: [JSONPath] = []

  /// What is no such place.
  package struct Refusal: Error {
    package let place: String
  }

  /// `header.date` is always one of them, as a server's clock goes on.
  package init(_ places: [String]) throws(Refusal) {
    headers = ["date"]
    for place in places {
      if place.hasPrefix("header."), place != "header." {
        headers.insert(place.dropFirst("header.".count).lowercased())
      } else if place.hasPrefix("body"), let path = Self.path(String(place.dropFirst("body".count))) {
        paths.append(path)
      } else {
        throw Refusal(place: place)
      }
    }
  }

  /// The same, and the places at which rules judge: what they promise counts there, and not what came before.
  package func adding(_ rules: Rules) -> IgnoredPlaces {
    guard !rules.isEmpty else { return self }
    var result = self
    result.headers.formUnion(rules.judgedHeaders)
    result.paths += rules.judgedPaths
    result.ignoresStatus = ignoresStatus || rules.judgesStatus
    result.ignoresBody = ignoresBody || rules.judgesBody
    return result
  }

  private static func path(_ text: String) -> JSONPath? {
    if text.isEmpty { return try? JSONPath(".") }
    guard text.hasPrefix(".") || text.hasPrefix("[") else { return nil }
    return try? JSONPath(text.hasPrefix("[") ? "." + text : text)
  }

  package func ignores(header name: String) -> Bool { headers.contains(name.lowercased()) }

  /// Whether a place of a body is one of them, or below one.
  package func ignores(_ location: Location, in body: Node) -> Bool {
    guard !paths.isEmpty else { return false }
    // An element that is new may lack what the others have: nothing stands at that place in either.
    let pattern = location.pattern
    return paths.contains { path in
      path.covers(pattern) || path.nodes(in: body).contains { location.steps.starts(with: $0.path.steps) }
    }
  }
}

extension JSONPath {
  /// Whether a place of all elements, such as `.items[*].id`, is spelled as this path is, or stands below it.
  fileprivate func covers(_ pattern: String) -> Bool {
    var text = description.hasPrefix(".[") ? String(description.dropFirst()) : description
    if text == "." { return true }
    text = text.replacing("[]", with: "[*]")
    guard pattern.hasPrefix(text) else { return false }
    let rest = pattern.dropFirst(text.count)
    return rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[")
  }
}
