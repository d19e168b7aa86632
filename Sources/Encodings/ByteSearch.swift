extension StringProtocol {
  /// Whether a text of ASCII stands somewhere in this one. `contains` looks at characters, which takes a hundred times as
  /// long: too long for what is asked of each answer.
  package func holds(_ part: StaticString) -> Bool {
    let count = part.utf8CodeUnitCount
    guard count > 0 else { return true }
    var rest = utf8[...]
    while rest.count >= count {
      if part.withUTF8Buffer({ rest.starts(with: $0) }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
