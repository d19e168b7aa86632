internal import ApusClient
internal import ApusRendering

/// All there is to say about an incident, ready to be drawn.
package struct Explanation: Sendable {
  let incident: Incident
  let progress: RequestProgress
  /// All of them; `perhaps` comes last.
  package let facts: [Fact]
  let excerpt: Excerpt?
  let ownReport: String?
  let ownKeeps: String?
  let clients: [(name: String, report: ClientReport)]
  /// Lines to type, each of which works.
  package let suggestions: [String]
  /// The line that shows all of it where a screen is too low; nil, the default, folds nothing.
  package var more: String?

  package init(of incident: Incident) {
    self.incident = incident
    progress = RequestProgress(of: incident)
    let failure = incident.failure
    let usual = failure.map { FailureFacts($0, incident) }
    let isCut = FailureFacts.isCut(failure?.code)
    let found = incident.exchange.map { FactFinders.facts(in: $0, isCut: isCut) } ?? []
    // What the failure says already is not said again.
    let others = found.filter { fact in failure.map { !fact.text.contains($0.message) } ?? true }
    let all = (usual?.seen ?? []) + others + (usual?.guesses ?? [])
    let known = all.filter { $0.level != .perhaps }
    facts =
      known.filter(\.isContradiction) + known.filter { !$0.isContradiction }
      + all.filter { $0.level == .perhaps }
    excerpt = failure?.excerpt ?? incident.exchange.flatMap { DecisivePlace.excerpt(of: $0, failure?.code) }
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
    // A line with a file that is still to be named does nothing as it stands.
    let typed = lines.map { incident.betterLines[$0] ?? $0 }.map {
      $0.contains(" FILE") ? "help options" : $0
    }
    let distinct = typed.filter {
      $0 != "explain" && seen.insert($0).inserted
    }
    let settled = Suggestions.settingBase(incident.missingBase, before: distinct)
    // The last one leads on, so it is never left out.
    return Array(settled.prefix(2)) + settled.dropFirst(2).suffix(1)
  }
}
