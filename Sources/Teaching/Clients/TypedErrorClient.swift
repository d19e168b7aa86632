/// A. A client from scratch whose requests name a `Response` and an `ErrorResponse`.
///
/// It looks at the status first; a success without a body is an `EmptyResponse`; an error's body is decoded, and
/// kept as bytes when that fails.
enum TypedErrorClient: ClassicClient {
  static let name = "A, typed errors"

  static func report(_ answer: PlatformAnswer) -> ClientReport {
    switch answer {
    case .notMade: return .error(".invalidURL", losing: "why")
    case .failed("notConnectedToInternet", _): return .error(".offline", losing: "why")
    case .failed: return .error(".transport", losing: "which failure it was")
    case .answered(let status, let bytes, let decodes):
      guard (200..<300).contains(status) else {
        return .error(
          bytes.isEmpty ? ".errorResponse(status: \(status))" : ".errorResponse(status: \(status), data:)",
          losing: "the headers")
      }
      if status == 204, bytes.isEmpty { return .value("EmptyResponse") }
      if bytes.isEmpty { return .error(".emptyResponse", losing: "the status") }
      return decodes ? .value() : .error(".undecodable", losing: "the place and the bytes")
    }
  }
}
