/// A value and the exchange it was read from.
public struct Reply<Value: Sendable>: Sendable {
  /// What the endpoint promises.
  public let value: Value
  /// All that happened: status, headers, timing, bytes.
  public let exchange: Exchange

  /// A reply made by hand, for previews and tests.
  public init(value: Value, exchange: Exchange) {
    self.value = value
    self.exchange = exchange
  }
}

extension Reply {
  /// Whether the server said that the value is still the one that an `ETagCache` has kept. Nothing need be drawn anew.
  public var isUnchanged: Bool { exchange.body.isUnchanged }
}
