internal import ApusClient
package import ApusRecordings
internal import ApusRendering

/// Compares what came with what came when it was recorded: values may be others, structure may not.
package struct AnswerComparison: Sendable {
  let ignored: IgnoredPlaces

  package init(ignoring ignored: IgnoredPlaces) { self.ignored = ignored }

  /// What differs between answers, one by one, of which there should be as many; empty when nothing does.
  package func findings(from recorded: [Recording], to now: [Recording]) -> [Finding] {
    var findings: [Finding] = []
    if recorded.count != now.count {
      findings.append(
        Finding(
          .shape, promised: Units.count(recorded.count, "request"), found: Units.count(now.count, "request")))
    }
    // What differs in several is told once.
    for (old, new) in zip(recorded, now) {
      findings += self.findings(from: old, to: new).filter { !findings.contains($0) }
    }
    return findings
  }

  /// What differs between two answers; empty when nothing does.
  package func findings(from old: Recording, to new: Recording) -> [Finding] {
    findings(from: old, to: new, alike: [])
  }

  /// - Parameter alike: the answers that promise their shape together, where it is not one alone.
  func findings(from old: Recording, to new: Recording, alike: [Recording]) -> [Finding] {
    var findings: [Finding] = []
    if old.failure?.code != new.failure?.code {
      findings.append(
        Finding(
          .outcome, promised: old.failure?.code.name ?? "an answer",
          found: new.failure?.code.name ?? "an answer"))
    }
    guard let before = old.exchange.response, let now = new.exchange.response else { return findings }
    if before.status != now.status, !ignored.ignoresStatus {
      findings.append(Finding(.status, promised: "status \(before.status)", found: "status \(now.status)"))
    }
    findings += HeaderContract(promised: before.headers, ignored: ignored, asked: old.exchange.askedLast)
      .findings(in: now.headers, of: new.exchange.askedLast)
    findings += hops(from: old.exchange, to: new.exchange)
    guard old.failure == nil, new.failure == nil else { return findings }
    if Self.comparesBodies(before.status, now.status, ignored), !ignored.ignoresBody {
      findings += BodyContract(promised: old.exchange, ignored: ignored, alike: alike.map(\.exchange))
        .findings(in: new.exchange)
    }
    return findings + slowness(from: old.exchange, to: new.exchange)
  }

  /// Another status comes with another body, but for one that a rule lets stand for it: `status 200, 201`.
  static func comparesBodies(_ old: Int?, _ new: Int?, _ ignored: IgnoredPlaces) -> Bool {
    if old == new { return true }
    let hasBody: (Int) -> Bool = { 200..<300 ~= $0 && $0 != 204 && $0 != 205 }
    return ignored.ignoresStatus && old.map(hasBody) == true && new.map(hasBody) == true
  }

  /// The way that redirects led.
  private func hops(from old: Exchange, to new: Exchange) -> [Finding] {
    func way(_ exchange: Exchange) -> [Int] { exchange.hops.dropLast().compactMap { $0.response?.status } }
    let (before, now) = (way(old), way(new))
    guard before != now else { return steps(from: old, to: new) }
    func words(_ way: [Int]) -> String {
      way.isEmpty ? "answered at once" : "redirected by \(way.map(String.init).joined(separator: ", "))"
    }
    return [Finding(.status, ["- \(words(before))", "+ \(words(now))"], isNoted: true)]
  }

  /// Where each of the redirects led that were followed. What stands there is compared itself.
  private func steps(from old: Exchange, to new: Exchange) -> [Finding] {
    zip(old.hops.dropLast(), new.hops.dropLast()).flatMap { before, now -> [Finding] in
      guard let promised = before.response?.headers, let headers = now.response?.headers else { return [] }
      return HeaderContract(promised: promised, ignored: ignored, asked: before.sent.url)
        .location(in: headers, of: now.sent.url, isNoted: true)
    }
  }

  /// Ten times slower, and so much that somebody waits.
  private func slowness(from old: Exchange, to new: Exchange) -> [Finding] {
    let (before, now) = (old.duration, new.duration)
    guard before > .zero, now >= before * 10, now >= .milliseconds(250) else { return [] }
    return [Finding(.timing, ["- \(Units.time(before))", "+ \(Units.time(now))"], isNoted: true)]
  }
}

extension Exchange {
  /// What was asked at the end of all redirects.
  var askedLast: WebURL { hops.last?.sent.url ?? request.url }
}
