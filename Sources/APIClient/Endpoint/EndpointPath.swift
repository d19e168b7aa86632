/// A path in which every value put in by interpolation is one segment, whatever characters it has.
///
///     let path: EndpointPath = "/users/\(login)"      // "a/b" becomes "a%2Fb": no value can change the route
public struct EndpointPath: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// Encoded, ready to be sent.
  public let description: String

  public init(stringLiteral text: String) {
    description = PercentEncoding.encode(text, for: .writtenPath)
  }

  public init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += PercentEncoding.encode(literal, for: .writtenPath)
    }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let segment = PercentEncoding.encode(value.description, for: .segment)
      // A segment of dots alone would climb.
      text += segment == "." || segment == ".." ? segment.replacing(".", with: "%2E") : segment
    }

    /// Puts in several segments as they are.
    public mutating func appendInterpolation(path: String) {
      text += PercentEncoding.encode(path, for: .writtenPath)
    }
  }
}
