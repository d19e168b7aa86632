internal import ApusEncodings

/// One `name=value` of a query. The same name may stand in several items; their order is kept.
public struct QueryItem: Sendable, Hashable {
  /// As it was given, not encoded.
  public let name: String
  /// `nil` makes a bare `name` with no `=`.
  public let value: String?
  /// Values that commas stand between; `nil` for one value.
  private let values: [String]?
  private var keepsReserved = false

  /// - Parameters:
  ///   - name: as it is, not encoded.
  ///   - value: as it is, not encoded. `nil` makes a bare `name` with no `=`; for no item at all see `init(name:ifPresent:)`.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
    values = nil
  }

  /// A list in one item, `tags=a,b`, as APIs want it whose description says `explode: false`. The commas between the values are
  /// sent as they are; one inside a value is percent-encoded.
  public init(name: String, values: [String]) {
    self.name = name
    value = values.joined(separator: ",")
    self.values = values
  }

  /// An item for a value that is there; `nil` for one that is not.
  ///
  ///     var query: [QueryItem] { [QueryItem(name: "page", ifPresent: page)].compactMap(\.self) }
  public init?(name: String, ifPresent value: (some CustomStringConvertible)?) {
    guard let value else { return nil }
    self.init(name: name, value: value.description)
  }

  /// The item with its reserved characters sent as they are, `path=a/b:c` instead of `path=a%2Fb%3Ac`, as APIs want it whose
  /// description says `allowReserved: true`.
  ///
  /// `&`, `+`, `#`, `[` and `]` are percent-encoded all the same, since they would be read as something else, and so is a comma
  /// inside one of several values.
  public func keepingReserved() -> QueryItem {
    var item = self
    item.keepsReserved = true
    return item
  }

  /// Joins items with every character that could be read as structure percent-encoded, unless an item keeps it, so that a value such as
  /// `2021-11-11T16:28:46+0900` arrives as it was.
  public static func encode(_ items: [QueryItem]) -> String {
    items.map { item in
      let name = PercentEncoding.encode(item.name, for: .queryValue)
      return item.encodedValue(for: .queryValue).map { name + "=" + $0 } ?? name
    }.joined(separator: "&")
  }

  /// The value as it is sent: the commas between several stay commas.
  func encodedValue(for place: PercentEncoding.Place) -> String? {
    guard let values else {
      return value.map { PercentEncoding.encode($0, for: keepsReserved ? .keptQueryValue : place) }
    }
    return values.map { PercentEncoding.encode($0, for: keepsReserved ? .keptQueryElement : place) }
      .joined(separator: ",")
  }
}
