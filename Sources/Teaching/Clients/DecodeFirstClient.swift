/// E. A Combine pipeline: `dataTaskPublisher`, `map(\.data)`, `decode`, `mapError`.
///
/// It decodes before it has looked at the status, so an error of the server reads as one of decoding.
enum DecodeFirstClient: ClassicClient {
  static let name = "E, Combine"

  static func report(_ answer: PlatformAnswer) -> ClientReport {
    switch answer {
    case .notMade: return .error(".invalidURL", losing: "why")
    case .failed(let name, let hadBegun):
      return .error(".response(.\(name))", losing: hadBegun ? "what had arrived" : nil)
    case .answered(_, _, decodes: true): return .value()
    case .answered(let status, let bytes, decodes: false):
      let loss =
        (200..<300).contains(status) ? (bytes.isEmpty ? "that it was done" : "the bytes") : "the status"
      return .error(".parse(DecodingError)", losing: loss)
    }
  }
}
