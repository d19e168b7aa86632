internal import ApusEncodings

/// What the head of an answer says of the pages around it, besides `Link`. How to ask for them it does not say.
package struct PagingHeaders {
  private let headers: HeaderFields

  package init(_ headers: HeaderFields) { self.headers = headers }

  /// The header that says that there is more.
  package var more: String? {
    if let name = PageRules.nextHeaders.first(where: { value(of: $0).map { !$0.isEmpty } ?? false }) {
      return name
    }
    guard let range, let last = range.last, last < range.total &- 1 else { return nil }
    return Self.range
  }

  /// How many elements there are in all, and the header that says so.
  package var total: (count: Int, name: String)? {
    for name in PageRules.totalHeaders {
      if let count = value(of: name).flatMap({ Int($0) }) { return (count, name) }
    }
    return range.map { ($0.total, Self.range) }
  }

  private static let range = "Content-Range"

  /// `items 0-24/100`: the last of this page, counted from 0, and how many there are. One of bytes is about the body.
  private var range: (last: Int?, total: Int)? {
    let words = value(of: Self.range)?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() != "bytes" else { return nil }
    let sides = words[1].split(separator: "/")
    guard sides.count == 2, let total = Int(sides[1]) else { return nil }
    return (sides[0].split(separator: "-").last.flatMap { Int($0) }, total)
  }

  private func value(of name: String) -> String? { headers.first(name)?.shown.trimmed }
}
