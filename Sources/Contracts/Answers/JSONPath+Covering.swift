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

  /// Whether a place of a body is one that they lead to, or holds one.
  func lie(below location: Location, in body: Node) -> Bool {
    contains { $0.nodes(in: body).contains { $0.path.steps.starts(with: location.steps) } }
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
