package import ApusJSON

/// The places of answers that may be others each time: `header.date`, `body.items[*].updated_at`, `body`.
package struct IgnoredPlaces: Sendable {
  private var headers: Set<String> = []
  /// Whether something else judges the status, and the body as it is.
  package private(set) var ignoresStatus = false
  private(set) var ignoresBody = false
  /// Of bodies.
  private var paths: [JSONPath] = []
  /// Those where only the kind of a value is judged by something else: what an object or a list holds is none.
  private var kinds: [JSONPath] = []
  /// Those of them at which values are judged by something else, which must be there all the same.
  private var needed: [JSONPath] = []

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
        // All of it is also what has no places.
        if place == "body" { ignoresBody = true }
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
    result.kinds += rules.judgedKinds
    result.needed += rules.neededPaths.filter { $0.isOfElements && !paths.cover($0) }
    result.ignoresStatus = ignoresStatus || rules.judgesStatus
    result.ignoresBody = ignoresBody || rules.judgesBody
    return result
  }

  /// The same, and a header.
  func adding(header name: String) -> IgnoredPlaces {
    var result = self
    result.headers.insert(name.lowercased())
    return result
  }

  /// The same for a list that was taken out of where it stands: what was below that is below the list.
  package func taken(outOf list: Location?) -> IgnoredPlaces {
    adding { $0.taken(outOf: list) }
  }

  /// The same where such a list is put back.
  func put(into list: Location?) -> IgnoredPlaces {
    adding { $0.put(into: list) }
  }

  private func adding(_ change: (JSONPath) -> JSONPath?) -> IgnoredPlaces {
    var result = self
    result.paths += paths.compactMap(change)
    result.kinds += kinds.compactMap(change)
    result.needed += needed.compactMap(change)
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
    paths.cover(location, in: body) || kinds.lead(to: location, in: body)
  }

  /// What stands at them in a body.
  package func nodes(in body: Node) -> [Node] {
    guard !paths.isEmpty || !kinds.isEmpty else { return [] }
    return paths.flatMap { $0.nodes(in: body) }
      + kinds.flatMap { $0.nodes(in: body) }.filter { !$0.isContainer }
  }

  package var areOfBodies: Bool { !paths.isEmpty || !kinds.isEmpty }

  /// Whether a value that was at a place of a body must be there, though what it is does not count.
  func needs(_ location: Location) -> Bool {
    needed.contains { $0.isSpelled(location.pattern) }
  }
}
