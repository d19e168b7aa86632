internal import ApusEncodings

/// A path in which every value put in by interpolation is one segment, whatever characters it has.
///
///     let path: EndpointPath = "/users/\(login)"      // "a/b" becomes "a%2Fb": no value can change the route
public struct EndpointPath: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// Encoded, ready to be sent.
  public let description: String
  /// A value that was put in is empty, which would make it another route. Such a path is refused, not sent.
  let hasEmptyValue: Bool
  /// A `?` was written in it, which would be sent as `%3F`. Such a path is refused, too.
  let hasQuery: Bool

  /// A path that is always the same.
  public init(stringLiteral text: String) {
    description = PercentEncoding.encode(text, for: .writtenPath)
    hasEmptyValue = false
    hasQuery = text.utf8.contains(UInt8(ascii: "?"))
  }

  /// A path with values in it.
  public init(stringInterpolation: StringInterpolation) {
    description = stringInterpolation.text
    hasEmptyValue = stringInterpolation.hasEmptyValue
    hasQuery = stringInterpolation.hasQuery
  }

  /// How a path is put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var hasEmptyValue = false
    var hasQuery = false

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Puts in what is written between values.
    public mutating func appendLiteral(_ literal: String) {
      hasQuery = hasQuery || literal.utf8.contains(UInt8(ascii: "?"))
      text += PercentEncoding.encode(literal, for: .writtenPath)
    }

    /// Puts in a value as one segment.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let segment = PercentEncoding.encode(value.description, for: .segment)
      if segment.isEmpty { hasEmptyValue = true }
      // A segment of dots alone would climb.
      text += segment == "." || segment == ".." ? segment.replacing(".", with: "%2E") : segment
    }

    /// Puts in a list as one segment, such as `a,b`. A value that has the separator in it does not become two, unless that is
    /// one of `-._~`, which are never encoded.
    public mutating func appendInterpolation(
      _ values: [some CustomStringConvertible], separatedBy separator: String
    ) {
      appendPieces(values.map { Self.piece($0) }, separatedBy: separator)
    }

    /// Puts in the names and values of an object as one segment, such as `R=100,G=200`, ordered by their names.
    public mutating func appendInterpolation(
      _ members: [String: some CustomStringConvertible], pairedBy pair: String, separatedBy separator: String
    ) {
      let pair = PercentEncoding.encode(pair, for: .writtenPath)
      let pieces = members.sorted { $0.key < $1.key }.map { Self.piece($0.key) + pair + Self.piece($0.value) }
      appendPieces(pieces, separatedBy: separator)
    }

    private static func piece(_ value: some CustomStringConvertible) -> String {
      PercentEncoding.encode(value.description, for: .queryValue)
    }

    private mutating func appendPieces(_ pieces: [String], separatedBy separator: String) {
      let whole = pieces.joined(separator: PercentEncoding.encode(separator, for: .writtenPath))
      if whole.isEmpty { hasEmptyValue = true }
      text += whole == "." || whole == ".." ? whole.replacing(".", with: "%2E") : whole
    }

    /// Puts in several segments as they are.
    public mutating func appendInterpolation(path: String) {
      hasQuery = hasQuery || path.utf8.contains(UInt8(ascii: "?"))
      text += PercentEncoding.encode(path, for: .writtenPath)
    }
  }
}
