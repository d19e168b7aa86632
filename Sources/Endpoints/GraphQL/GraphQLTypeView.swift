internal import ApusGraphQL
package import ApusText

/// A type as its schema writes it.
package struct GraphQLTypeView: View {
  private let definition: [String]

  /// `nil` where the schema has no type of that name.
  package init?(_ name: String, in known: KnownGraphQL) {
    guard let type = known.schema.type(named: name) else { return nil }
    definition = type.definition
  }

  package func lines(on screen: Screen) -> [Line] {
    definition.enumerated().map { place, text in
      guard place > 0, let end = text.firstIndex(where: { $0 == "(" || $0 == ":" }) else { return Line(text) }
      return (Line(String(text[..<end]), .key) + Line(String(text[end...])))
        .cut(to: screen.width, glyphs: screen.glyphs)
    }
  }
}
