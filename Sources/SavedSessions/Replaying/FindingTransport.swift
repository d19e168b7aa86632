internal import ApusClient
internal import ApusRecordings

/// Answers from a cassette requests that have marks in them, too.
struct FindingTransport: Transport {
  let cassette: CassetteTransport
  let finder: VariableFinder

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard var recorded = finder.recorded(insteadOf: request, among: cassette.leftBehind) else {
      return try await cassette.send(request)
    }
    recorded.options = request.options
    return try await cassette.send(recorded)
  }
}
