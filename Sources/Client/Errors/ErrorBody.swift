/// The body of an answer that is no success.
public enum ErrorBody<Value: Sendable>: Sendable {
  case typed(Value)
  /// It did not decode as the error the API documents. The bytes are in the exchange.
  case raw([UInt8])

  public var value: Value? {
    if case .typed(let value) = self { value } else { nil }
  }
}
