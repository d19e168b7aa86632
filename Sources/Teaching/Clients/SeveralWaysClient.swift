/// D. One client with several ways to call it: a closure, a `Single`, a `Future`.
///
/// It looks at the status first and keeps status and bytes; it expects a body with every success.
enum SeveralWaysClient: ClassicClient {
  static let name = "D, several ways"

  static func report(_ answer: PlatformAnswer) -> ClientReport {
    switch answer {
    case .notMade: return .error(".invalidRequest", losing: "why")
    case .failed(let name, let hadBegun):
      return .error(".network(.\(name))", losing: hadBegun ? "what had arrived" : nil)
    case .answered(let status, let bytes, let decodes):
      guard (200..<300).contains(status) else {
        return .error(".http(status: \(status), data:)", losing: "the headers")
      }
      if decodes { return .value() }
      return .error(".decoding(DecodingError)", losing: bytes.isEmpty ? "that it was done" : "the bytes")
    }
  }
}
