internal import ApusClient
internal import ApusRendering

/// All there is to say about an incident, ready to be drawn.
package struct Explanation: Sendable {
  let incident: Incident
  let progress: RequestProgress
  let facts: [Fact]
  let guesses: [String]
  let excerpt: Excerpt?
  let ownReport: String?
  let ownKeeps: String?
  let clients: [(name: String, report: ClientReport)]
  /// Lines to type, each of which works.
  package let suggestions: [String]

  /// More facts than this are more than somebody reads.
  private static let mostFacts = 9

  package init(of incident: Incident) {
    self.incident = incident
    progress = RequestProgress(of: incident)
    let failure = incident.failure
    let certain = failure.map { FailureFacts.certain($0.code, incident.exchange) } ?? []
    let isCut = FailureFacts.isCut(failure?.code)
    let found = incident.exchange.map { FactFinders.facts(in: $0, isCut: isCut) } ?? []
    // What the failure says already is not said again.
    let others = found.filter { fact in failure.map { !fact.text.contains($0.message) } ?? true }
    facts = Array((certain + others).prefix(Self.mostFacts))
    guesses = failure.map { FailureFacts.guesses($0.code, incident.exchange) } ?? []
    excerpt = failure?.excerpt ?? incident.exchange.flatMap { Evidence.excerpt(of: $0, failure?.code) }
    ownReport = OwnClient.report(of: incident)
    ownKeeps = OwnClient.keeps(incident)
    let reports = ClassicClients.reports(of: incident)
    // Of a success only those are worth a line that make something else of it.
    clients = failure == nil ? reports.filter { $0.report.kind != .value } : reports
    suggestions = Self.suggestions(incident, facts)
  }

  /// Two or three lines that fit this very incident.
  private static func suggestions(_ incident: Incident, _ facts: [Fact]) -> [String] {
    var lines: [String] = []
    if let failure = incident.failure {
      lines =
        failure.suggestions + facts.compactMap(\.suggestion).prefix(1)
        + Suggestions.lines(for: failure.code, incident.exchange)
      lines.append("explain \(failure.code.status.map(String.init) ?? failure.code.name)")
    } else {
      lines = facts.compactMap(\.suggestion) + ["raw"]
      let status = incident.exchange?.response?.status
      let isBroken = incident.exchange.map(JSONBody.isBroken) ?? false
      if isBroken { lines.append("explain decode.syntax") }
      if let status, !isBroken { lines.append("explain \(status)") }
    }
    var seen: Set<String> = []
    let distinct = lines.map { incident.betterLines[$0] ?? $0 }.filter {
      $0 != "explain" && seen.insert($0).inserted
    }
    // The last one leads on, so it is never left out.
    return Array(distinct.prefix(2)) + distinct.dropFirst(2).suffix(1)
  }
}
