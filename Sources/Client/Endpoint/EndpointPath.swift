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

    /// Puts in several segments as they are.
    public mutating func appendInterpolation(path: String) {
      hasQuery = hasQuery || path.utf8.contains(UInt8(ascii: "?"))
      text += PercentEncoding.encode(path, for: .writtenPath)
    }
  }
}
