internal import ApusClient

// `{id}` in the URL of a pasted line: documentation means a value, and the session may have one of that name.
extension Template {
  /// The template with the session's variables where it names them in braces.
  func fillingParts(from variables: Variables) -> Template {
    guard hasBrace else { return self }
    let glyphs = self.glyphs
    var filled = Template([], at: start)
    var at = 0
    for part in UnfilledPart.all(in: glyphs.map { $0.isTyped ? $0.scalar : nil })
    where variables.values[part.name] != nil {
      guard let first = glyphs[part.range].first, let last = glyphs[part.range].last else { continue }
      let place = first.range.lowerBound..<last.range.upperBound
      let hole = Template(
        [Fragment(kind: .variable(part.name), text: "", range: place)], at: place.lowerBound)
      filled = filled + slice(at..<part.range.lowerBound) + hole
      at = part.range.upperBound
    }
    return at == 0 ? self : filled + slice(at..<Int.max)
  }

  /// Names the first that has no value.
  func refusePlaceholders() throws(LineProblem) {
    let glyphs = self.glyphs
    let parts = UnfilledPart.all(in: glyphs.map { $0.isTyped ? $0.scalar : nil })
    guard let part = parts.first(where: { Variables.isName($0.name) }),
      let first = glyphs[part.range].first, let last = glyphs[part.range].last
    else { return }
    throw LineProblem(
      .requestVariable, "{\(part.name)} is not filled in; a brace that is meant is written %7B",
      at: first.range.lowerBound..<last.range.upperBound, try: "let \(part.name) = …")
  }
}
