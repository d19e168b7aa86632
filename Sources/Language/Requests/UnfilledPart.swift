internal import ApusClient
internal import ApusEncodings

/// `{name}` in a URL: where documentation means a value. Sent as it is it asks for what nobody means.
package struct UnfilledPart {
  /// What is between the braces.
  package let name: String
  /// Its place, braces included, counted in characters.
  package let range: Range<Int>

  /// All of them in a text, in which what was filled in is `nil`. Two braces are a variable's, or were escaped.
  package static func all(in text: [Unicode.Scalar?]) -> [UnfilledPart] {
    text.indices.compactMap { open in
      guard text[open] == "{", open == 0 || text[open - 1] != "{" else { return nil }
      let content = text[(open + 1)...].prefix { $0.map(isAllowed) ?? false }
      let end = content.endIndex + 1
      guard end <= text.count, text[end - 1] == "}", end == text.count || text[end] != "}" else { return nil }
      var name = String.UnicodeScalarView()
      name.append(contentsOf: content.compactMap(\.self))
      let isExpression = name.first.map(isOperator) ?? false
      guard let first = isExpression ? name.dropFirst().first : name.first, isLetter(first),
        isExpression || name.allSatisfy(isPartOfName)
      else { return nil }
      return UnfilledPart(name: String(name), range: open..<end)
    }
  }

  /// A text with something else in place of each.
  package static func replaced(in text: String, by replacement: (_ name: String) -> String) -> String {
    var scalars = Array(text.unicodeScalars)
    for part in all(in: scalars).reversed() {
      scalars.replaceSubrange(part.range, with: replacement(part.name).unicodeScalars)
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// With braces that are meant to be sent.
  package static func encoded(in text: String) -> String { replaced(in: text) { "%7B\($0)%7D" } }

  /// Whether it may be left out, as `{?page,per_page}` and `{/id}` of URI templates (RFC 6570) may.
  var isOptional: Bool { name.unicodeScalars.first.map("?&;/".unicodeScalars.contains) ?? false }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    "?&/;+.".unicodeScalars.contains(scalar)
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || "-.0123456789".unicodeScalars.contains(scalar)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    isPartOfName(scalar) || isOperator(scalar) || scalar == "," || scalar == "*"
  }
}

extension Template {
  /// Refuses a URL with `{name}` in it, where somebody typed that or where a value that is the URL has it.
  ///
  /// - Parameter value: what could stand in place of a name.
  package func refuseUnfilledParts(_ value: (_ name: String) -> String = { _ in "1" }) throws(LineProblem) {
    guard hasBrace else { return }
    let glyphs = self.glyphs
    let start = fragments.first?.range
    let isWritten: (Glyph) -> Bool = { $0.isTyped || $0.range == start }
    let parts = UnfilledPart.all(in: glyphs.map { isWritten($0) ? $0.scalar : nil })
    guard let part = parts.first, let first = glyphs[part.range].first, let last = glyphs[part.range].last
    else { return }
    let place = first.range.lowerBound..<last.range.upperBound
    let message = "{\(part.name)} is not filled in; a brace that is meant is written %7B"
    guard first.isTyped else {
      throw LineProblem(.requestVariable, message, at: place, try: "help variables")
    }
    let (instead, end) = Self.filled(parts, in: glyphs, value)
    throw LineProblem(
      .requestVariable, message, at: place, tryInstead: instead,
      of: place.lowerBound..<max(place.upperBound, end))
  }

  /// What could stand in place of some parts, as far as nothing but what was typed lies between them; and where that ends.
  private static func filled(
    _ parts: [UnfilledPart], in glyphs: [Glyph], _ value: (_ name: String) -> String
  ) -> (text: String, end: Int) {
    var (text, end, at) = ("", 0, parts.first?.range.lowerBound ?? 0)
    for part in parts {
      let between = glyphs[at..<part.range.lowerBound]
      guard between.allSatisfy({ $0.isTyped && $0.scalar.map(UTF8.width) == $0.range.count }) else { break }
      text.unicodeScalars.append(contentsOf: between.compactMap(\.scalar))
      text += part.isOptional ? "" : value(part.name)
      (at, end) = (part.range.upperBound, glyphs[part.range].last?.range.upperBound ?? end)
    }
    return (text, end)
  }
}
