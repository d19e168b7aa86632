/// A value and the exchange it was read from.
public struct Reply<Value: Sendable>: Sendable {
  public let value: Value
  public let exchange: Exchange
}
