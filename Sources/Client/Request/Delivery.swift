/// Where the body of the final response goes. Bodies of redirects are always dropped.
public enum Delivery: Sendable {
  /// Into the exchange.
  case memory
  /// Into a file, which is written beside its place and put there when the body is whole; the exchange says how much.
  /// What fails leaves the old file as it was, and so does an answer that is no success: its body is in the exchange.
  case file(path: String)
  /// To a handler, decoded, as it arrives; `false` ends the transfer, which is no failure.
  case chunks(@Sendable (ArraySlice<UInt8>) -> Bool)
}

extension RequestOptions {
  /// Where the body of this response goes: a file is for what was asked for, not for an error's words.
  package func delivery(for head: ResponseHead) -> Delivery {
    if let eventDelivery, head.isSuccess, head.isEventStream { return eventDelivery }
    guard case .file = delivery, !head.isSuccess else { return delivery }
    return .memory
  }
}
