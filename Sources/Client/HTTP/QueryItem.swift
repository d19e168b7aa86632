internal import ApusEncodings

/// One `name=value` of a query. The same name may stand in several items; their order is kept.
public struct QueryItem: Sendable, Hashable {
  public let name: String
  /// `nil` makes a bare `name` with no `=`.
  public let value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  /// Joins items with every character that could be read as structure percent-encoded, so that a value such as
  /// `2021-11-11T16:28:46+0900` arrives as it was.
  public static func encode(_ items: [QueryItem]) -> String {
    items.map { item in
      let name = PercentEncoding.encode(item.name, for: .queryValue)
      return item.value.map { name + "=" + PercentEncoding.encode($0, for: .queryValue) } ?? name
    }.joined(separator: "&")
  }
}
