internal import ApusEncodings

/// The path of a file within a repository: `docs/guide.md`.
public struct FilePath: WordParameter, Hashable {
  public let description: String

  public init(_ path: String) { description = path }

  /// Reads a path.
  ///
  /// - Throws: what the decoder throws for what is no text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// As it stands in a URL: no part of it can change the route.
  var encoded: String {
    description.split(separator: "/").map { part in
      let segment = PercentEncoding.encode(String(part), for: .segment)
      return segment == "." || segment == ".." ? segment.replacing(".", with: "%2E") : segment
    }.joined(separator: "/")
  }

  public static func standIn(named name: String) -> FilePath { FilePath("{\(name)}") }
}

extension FilePath: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
