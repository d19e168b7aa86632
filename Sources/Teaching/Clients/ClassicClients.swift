internal import ApusClient

/// The five, and what each would have reported.
package enum ClassicClients {
  private static let all: [any ClassicClient.Type] = [
    TypedErrorClient.self, ResultClient.self, ForcedTryClient.self, SeveralWaysClient.self,
    DecodeFirstClient.self,
  ]

  /// Empty where no client is involved.
  package static func reports(of incident: Incident) -> [(name: String, report: ClientReport)] {
    // None of them opens a WebSocket.
    if incident.failure == nil, incident.exchange?.conversation != nil { return [] }
    guard let answer = PlatformAnswer(incident) else { return [] }
    return all.map { ($0.name, $0.report(answer)) }
  }
}
