/// B. A client without libraries whose requests decode themselves, and whose errors are four.
///
/// It looks at the status first and keeps its number only.
enum ResultClient: ClassicClient {
  static let name = "B, Result"

  static func report(_ answer: PlatformAnswer) -> ClientReport {
    switch answer {
    case .notMade: return .error(".unknown(.badURL)")
    case .failed(let name, let hadBegun):
      return .error(".unknown(.\(name))", losing: hadBegun ? "what had arrived" : nil)
    case .answered(let status, let bytes, let decodes):
      guard (200..<300).contains(status) else {
        return .error(".server(\(status))", losing: bytes.isEmpty ? "the headers" : "the body")
      }
      if decodes { return .value() }
      return .error(".decode(DecodingError)", losing: bytes.isEmpty ? "the status" : "the bytes")
    }
  }
}
