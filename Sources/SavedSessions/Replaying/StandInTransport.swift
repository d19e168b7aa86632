internal import ApusClient
internal import ApusEncodings
internal import ApusRecordings

/// Answers from a cassette that was recorded with other values of variables: where a request has them, with what was
/// recorded in its place.
struct StandInTransport: Transport {
  private let cassette: CassetteTransport
  private let values: [String]

  /// - Parameter values: what variables hold now, each of which may have been another.
  init(_ cassette: CassetteTransport, for values: [String]) {
    self.cassette = cassette
    self.values = values.filter { !$0.isEmpty }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    do throws(TransportError) {
      return try await cassette.send(request)
    } catch {
      guard error.code == .replayMissing, let recorded = recorded(insteadOf: request) else { throw error }
      var other = recorded
      other.options = request.options
      return try await cassette.send(other)
    }
  }

  /// The next request that was recorded and may be this one but for its values.
  private func recorded(insteadOf request: Request) -> Request? {
    let parts = Self.parts(of: request.url)
    guard parts.contains(where: isVariable) || isVariable(Self.text(of: request)) else { return nil }
    return cassette.leftBehind.lazy.map(\.exchange.request).first { other in
      let others = Self.parts(of: other.url)
      return other.method == request.method && others.count == parts.count
        && zip(parts, others).allSatisfy { $0 == $1 || isVariable($0) }
    }
  }

  private func isVariable(_ text: String) -> Bool { values.contains { text.contains($0) } }

  /// Segments of the path, and names and values of the query.
  private static func parts(of url: WebURL) -> [String] {
    "\(url)".split(omittingEmptySubsequences: false) { "/?&=".contains($0) }.map(PercentEncoding.decode)
  }

  private static func text(of request: Request) -> String {
    guard case .bytes(let bytes) = request.body?.content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
