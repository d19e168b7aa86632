/// The body of an answer that is no success.
public enum ErrorBody<Value: Sendable>: Sendable {
  /// The value that was promised for errors.
  case typed(Value)
  /// It did not decode as the error the API documents, for this reason. The bytes are in the exchange, too.
  case raw([UInt8], ResponseDecodingError)

  /// The value where the body is one.
  public var value: Value? {
    if case .typed(let value) = self { value } else { nil }
  }

  /// Why it is not the documented error; `nil` where it is.
  public var problem: ResponseDecodingError? {
    if case .raw(_, let problem) = self { problem } else { nil }
  }
}
