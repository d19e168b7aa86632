internal import ApusJSON

extension [JSONPath] {
  /// Whether a place of a body is one that they lead to, or below one.
  func cover(_ location: Location, in body: Node) -> Bool {
    guard !isEmpty else { return false }
    // An element that is new may lack what the others have: nothing stands at that place in either.
    let pattern = location.pattern
    return contains { path in
      path.covers(pattern) || path.nodes(in: body).contains { location.steps.starts(with: $0.path.steps) }
    }
  }

  /// Whether a place of a body is one that they lead to.
  func lead(to location: Location, in body: Node) -> Bool {
    guard !isEmpty else { return false }
    let pattern = location.pattern
    return contains { path in
      path.isSpelled(pattern) || path.nodes(in: body).contains { $0.path.steps == location.steps }
    }
  }

  /// Whether all that another leads to is what they lead to, or below that, by how they are spelled.
  func cover(_ other: JSONPath) -> Bool { contains { $0.covers(other.places) } }

  /// Whether a place of a body is one that they lead to, or holds one.
  func lie(below location: Location, in body: Node) -> Bool {
    contains { $0.nodes(in: body).contains { $0.path.steps.starts(with: location.steps) } }
  }
}

extension JSONPath {
  /// Whether a place of all elements, such as `.items[*].id`, is spelled as this path is, or stands below it.
  fileprivate func covers(_ pattern: String) -> Bool {
    let text = places
    if text == "." { return true }
    guard pattern.hasPrefix(text) else { return false }
    let rest = pattern.dropFirst(text.count)
    return rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[")
  }

  /// Whether it is spelled as a place of all elements is.
  func isSpelled(_ pattern: String) -> Bool { places == pattern }

  /// Whether it leads to what is in each element of a list.
  var isOfElements: Bool { places.contains("[*]") }

  /// The lists whose elements it leads into.
  var lists: [JSONPath] {
    places.ranges(of: "[*]").compactMap { element in
      let list = String(places[..<element.lowerBound])
      return try? JSONPath(list.isEmpty ? "." : list.hasPrefix("[") ? ".\(list)" : list)
    }
  }

  /// As places of all elements are spelled.
  fileprivate var places: String {
    let text = description.hasPrefix(".[") ? String(description.dropFirst()) : description
    return text.replacing("[]", with: "[*]")
  }

  /// What it leads to where a list stands alone; `nil` where it does not lead there, or leads there as it is.
  func taken(outOf list: Location?) -> JSONPath? {
    guard let list, !list.steps.isEmpty, places != "." else { return nil }
    if covers(list.pattern) { return try? JSONPath(".") }
    guard places.hasPrefix(list.pattern + "[") else { return nil }
    return try? JSONPath("." + places.dropFirst(list.pattern.count))
  }

  /// What it leads to where a list that stood alone stands in something.
  func put(into list: Location?) -> JSONPath? {
    guard let list, !list.steps.isEmpty, places.hasPrefix("[") else { return nil }
    return try? JSONPath(list.pattern + places)
  }
}
