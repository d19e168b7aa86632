package import ApusJSON
package import ApusLanguage
package import ApusServices

/// What a line names as a type: one of the program's own, or a shape.
package enum WantedType: Sendable {
  case known(KnownType, isList: Bool)
  /// One the user has named, or one written out.
  case shape(JSONShape, name: String)

  package var name: String {
    switch self {
    case .known(let type, let isList): isList ? "[\(type.name)]" : type.name
    case .shape(_, let name): name
    }
  }
}

extension KnownType {
  /// The type of that name, whatever its case.
  package static func named(_ name: some StringProtocol) -> KnownType? {
    all.first { $0.name == name } ?? all.first { $0.name.lowercased() == name.lowercased() }
  }
}

extension WantedType {
  /// `GitHub.User`, `[GitHub.User]`, `User` if a shape has that name, or `{ id: integer }`.
  ///
  /// - Parameter shapes: those that have names.
  package init(_ text: String, at range: Range<Int>, among shapes: [String: JSONShape]) throws(LineProblem) {
    if let type = KnownType.named(text) {
      self = .known(type, isList: false)
      return
    }
    if text.hasPrefix("["), text.hasSuffix("]"), let type = KnownType.named(text.dropFirst().dropLast()) {
      self = .known(type, isList: true)
      return
    }
    do throws(ShapeSyntaxError) {
      self = .shape(try JSONShape(notation: text) { shapes[$0] }, name: text)
    } catch {
      throw Self.problem(error, in: text, at: range, among: shapes)
    }
  }

  private static func problem(
    _ error: ShapeSyntaxError, in text: String, at range: Range<Int>, among shapes: [String: JSONShape]
  ) -> LineProblem {
    let isWord = !text.contains { "{}[]()|?:,\" ".contains($0) }
    guard isWord else {
      let place = range.lowerBound + min(error.offset, range.count)
      return LineProblem(
        "expected \(error.expected), found \(error.found)", at: place..<min(place + 1, range.upperBound),
        try: "help shape")
    }
    let meant = nearest(to: text, among: names(with: shapes) + JSONShape.words)
    return LineProblem(
      "there is no type and no shape named \(text)", at: range, try: meant.map { "as \($0)" } ?? "as")
  }

  /// The names that stand for a type: the program's types, then the user's shapes.
  package static func names(with shapes: [String: JSONShape]) -> [String] {
    KnownType.all.map(\.name) + shapes.keys.sorted()
  }
}
