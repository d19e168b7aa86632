internal import ApusClient
internal import ApusEncodings

/// A path with names in it, such as `/users/{login}`, and perhaps items of a query that have to be there.
struct RoutePattern: Sendable, Hashable, CustomStringConvertible {
  let description: String
  private let segments: [Substring]
  private let items: [Substring]

  init(_ text: String) {
    description = text
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = (parts.first ?? "").split(separator: "/")
    items = parts.count > 1 ? parts[1].split(separator: "&") : []
  }

  /// What stands in a URL for each name, decoded; `nil` for a URL of another path.
  func values(in url: WebURL) -> [String: String]? {
    let others = url.path.split(separator: "/")
    guard others.count == segments.count else { return nil }
    var values: [String: String] = [:]
    for (segment, other) in zip(segments, others) {
      if let name = Self.name(in: segment) {
        values[name] = PercentEncoding.decode(other)
      } else if segment != other, PercentEncoding.decode(segment) != PercentEncoding.decode(other) {
        return nil
      }
    }
    let query = (url.query ?? "").split(separator: "&").map { PercentEncoding.decode($0) }
    guard items.allSatisfy({ query.contains(PercentEncoding.decode($0)) }) else { return nil }
    return values
  }

  /// How many segments it shares with a URL.
  func likeness(to url: WebURL) -> Int {
    zip(segments, url.path.split(separator: "/")).count { $0 == $1 || Self.name(in: $0) != nil }
  }

  private static func name(in segment: Substring) -> String? {
    guard segment.hasPrefix("{"), segment.hasSuffix("}"), segment.utf8.count > 2 else { return nil }
    return String(segment.dropFirst().dropLast())
  }
}
