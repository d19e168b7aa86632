package import ApusSystem

/// Where the body of the final response goes. Bodies of redirects are always dropped.
public enum Delivery: Sendable {
  /// Into the exchange.
  case memory
  /// Into a file, which is written beside its place and put there when the body is whole; the exchange says how much.
  /// What fails leaves the old file as it was, and so does an answer that is no success: its body is in the exchange.
  case file(path: String)
  /// To a handler, decoded, as it arrives; `false` ends the transfer, which is no failure.
  case chunks(@Sendable (ArraySlice<UInt8>) -> Bool)
  /// Into the exchange while it is small; as soon as it is too much, all of it goes to a handler, as it arrives.
  case overflowing(Overflow)

  /// The same place, where somebody hears of each piece before its handler has it. Of what goes to no handler nothing is
  /// heard.
  package func heard(by listener: @escaping @Sendable (ArraySlice<UInt8>) -> Void) -> Delivery {
    func listening(
      _ handler: @escaping @Sendable (ArraySlice<UInt8>) -> Bool
    ) -> @Sendable (ArraySlice<UInt8>) -> Bool {
      { piece in
        listener(piece)
        return handler(piece)
      }
    }
    switch self {
    case .memory, .file: return self
    case .chunks(let handler): return .chunks(listening(handler))
    case .overflowing(var overflow):
      overflow.handler = listening(overflow.handler)
      return .overflowing(overflow)
    }
  }
}

extension Delivery {
  /// The file that a body goes to, opened before anything is sent, so that a path that cannot be written costs no request;
  /// `nil` where it goes elsewhere.
  package func outputFile() throws(TransferProblem) -> OutputFile? {
    guard case .file(let path) = self else { return nil }
    do {
      return try OutputFile(path: path)
    } catch {
      throw TransferProblem(.requestParameter, "\(path) cannot be written: \(error.reason)")
    }
  }
}
