/// Why a text is not a path: where, what could have stood there, and what stood there instead.
public struct PathSyntaxError: Error, Sendable, Hashable {
  /// The place in the path's text.
  public let position: Position
  /// What could have stood there.
  public let expected: String
  /// "`}`", "the end of the path".
  public let found: String

  /// The byte of the path's UTF-8, counted from 0.
  public var offset: Int { position.offset }
  /// Counts Unicode scalars from 1, in the line if the text has several.
  public var column: Int { position.column }

  init(expected: String, at offset: Int, in text: [UInt8]) {
    position = Position(of: offset, in: text[...])
    self.expected = expected
    found = excerpt(of: text[min(offset, text.count)...]) ?? "the end of the path"
  }
}

extension PathSyntaxError: CustomStringConvertible {
  /// What was expected, what was found, and at which character.
  public var description: String {
    let place = position.line == 1 ? "column \(column)" : position.description
    return "expected \(expected), found \(found) (\(place))"
  }
}
