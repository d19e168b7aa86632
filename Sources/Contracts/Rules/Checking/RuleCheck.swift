internal import ApusAnswers
package import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings

/// Checks what rules promise of an answer.
package struct RuleCheck {
  let scope: any RuleScope
  /// Answers to the same request, for what is promised of a share of many.
  let samples: [Exchange]

  package init(_ scope: any RuleScope, samples: [Exchange] = []) {
    (self.scope, self.samples) = (scope, samples)
  }

  /// The promises of a step's rules that are not kept; what is wrong with a rule itself, or cannot be looked at, is one
  /// too. What a file promises of all answers is about those that have it, or had.
  package func breaches(of rules: Rules) throws -> [RuleBreach] {
    let ofFile = try rules.ofFile.flatMap { isAbout($0) ? try told($0) : [] }
    return try ofFile + rules.own.flatMap(told)
  }

  private func told(_ rule: Rule) throws -> [RuleBreach] {
    do {
      return try breaches(of: rule)
    } catch let problem as LineProblem {
      return [RuleBreach(rule, found: problem.message)]
    } catch let failure as CommandFailure {
      return [RuleBreach(rule, found: failure.message)]
    }
  }

  /// Whether the answer has what a rule is about, or the one before it had.
  private func isAbout(_ rule: Rule) -> Bool {
    switch rule.subject {
    case .status, .time, .body: return true
    case .header(let name):
      let now = try? scope.judged().exchange.response?.headers.contains(name)
      return now == true || scope.earlier?.exchange.response?.headers.contains(name) == true
    case .path(let path):
      guard let answerPath = try? path.filled(from: scope.variables) else { return true }
      if (try? scope.matches(of: answerPath, at: path.range).isEmpty) == false { return true }
      return scope.earlier?.document.flatMap { answerPath.path.first(in: $0.root) } != nil
    }
  }

  /// The promises of a rule that are not kept, each with what there was.
  package func breaches(of rule: Rule) throws -> [RuleBreach] {
    if rule.needsEarlierAnswer, scope.earlier == nil {
      throw CommandFailure(
        .usageCommand, "there is no earlier answer to compare with", try: ["history", "help rules"])
    }
    if case .path(let path) = rule.subject { return try breaches(of: rule, at: path) }
    if case .header(let name) = rule.subject, rule.isOptional,
      try scope.judged().exchange.response?.headers.contains(name) != true
    {
      return []
    }
    var found: [String] = []
    for promise in rule.promisesOfFound {
      if case .ignore = promise { continue }
      switch rule.subject {
      case .status: found += try status(promise)
      case .time(let time): found += try self.time(time, promise)
      case .header(let name): found += try header(name, promise)
      case .body: found += try body(promise)
      case .path: break
      }
    }
    return found.map { RuleBreach(rule, found: $0) }
  }

  // MARK: What is no path

  private func status(_ promise: Promise) throws -> [String] {
    let answer = try scope.judged()
    guard let status = answer.exchange.response?.status else { return [answer.absence] }
    let holds: Bool
    switch promise {
    case .statuses(let patterns): holds = patterns.contains { $0.matches(status) }
    case .compared(let comparison):
      let wanted = try comparison.value.text(from: scope.variables)
      holds = Int(wanted).map { comparison.sign.holds(status, $0) } ?? false
    case .exact: holds = scope.earlier?.exchange.response?.status == status
    default: holds = true
    }
    return holds ? [] : ["status \(status)"]
  }

  private func time(_ time: MeasuredTime, _ promise: Promise) throws -> [String] {
    guard case .time(let sign, let limit) = promise else { return [] }
    guard let percentile = time.percentile else {
      let answer = try scope.judged()
      guard let found = answer.exchange.time(of: time.phase) else { return ["no such time"] }
      return sign.holds(found, limit) ? [] : [Units.time(found)]
    }
    // Where nobody asked as often, nothing is known.
    let times = samples.prefix(time.sampleCount).compactMap { $0.time(of: time.phase) }.sorted()
    guard times.count == time.sampleCount else { return [] }
    let found = times[min(times.count, max(1, (times.count * percentile + 99) / 100)) - 1]
    return sign.holds(found, limit) ? [] : ["\(Units.time(found)) of \(times.count)"]
  }

  private func header(_ name: String, _ promise: Promise) throws -> [String] {
    let response = try scope.judged().exchange.response
    return try TextCheck(scope, missing: "no such header").found(
      promise, in: response?.headers.values(of: name) ?? [],
      earlier: scope.earlier?.exchange.response?.headers.values(of: name) ?? [])
  }

  private func body(_ promise: Promise) throws -> [String] {
    if case .described(let operation) = promise { return try scope.misfits(with: operation) }
    return try TextCheck(scope, missing: "no body").found(
      promise, in: Self.text(try scope.judged()), earlier: scope.earlier.map(Self.text) ?? [])
  }

  private static func text(_ answer: JudgedAnswer) -> [String] {
    let bytes = answer.exchange.text.bytes
    return bytes.isEmpty ? [] : [String(decoding: bytes, as: UTF8.self)]
  }

  // MARK: Paths

  private func breaches(of rule: Rule, at path: RulePath) throws -> [RuleBreach] {
    if rule.promises.allSatisfy({ if case .ignore = $0 { true } else { false } }) { return [] }
    let answerPath = try path.filled(from: scope.variables)
    let values = try scope.matches(of: answerPath, at: path.range)
    if values.isEmpty, rule.isOptional { return [] }
    let before =
      rule.promises.contains(where: \.usesEarlierAnswer)
      ? scope.earlier?.document.map { answerPath.path.nodes(in: $0.root) } : nil
    var check = ValueCheck(scope, earlier: before ?? [])
    var breaches: [RuleBreach] = []
    let hasNoElements = values.isEmpty && hasNoElements(at: answerPath)
    for promise in rule.promisesOfFound where !(hasNoElements && promise.isKeptByNone) {
      if case .shape(let type?) = promise, !values.isEmpty {
        if let breach = try breach(of: rule, values, type) { breaches.append(breach) }
      } else {
        breaches += try check.found(promise, in: values).map { RuleBreach(rule, found: $0) }
      }
    }
    return breaches
  }

  /// Whether a path leads into a list that is empty now. Beside an earlier answer that is only a risk, which the
  /// comparison with it tells; alone it is nothing.
  private func hasNoElements(at path: AnswerPath) -> Bool {
    guard path.number == nil, scope.earlier != nil, let root = try? scope.judged().document?.root else {
      return false
    }
    return path.path.lists.contains { list in
      let found = list.nodes(in: root)
      return !found.isEmpty && found.allSatisfy { $0.isContainer && $0.count == 0 }
    }
  }

  private func breach(of rule: Rule, _ values: [TreePlace.Value], _ type: RuleText) throws -> RuleBreach? {
    do {
      try scope.check(values, areOf: type)
      return nil
    } catch let failure as CommandFailure where failure.code == .expectFailed {
      return RuleBreach(rule, found: failure.message, failure)
    }
  }
}

extension Exchange {
  /// How long a phase of the last hop took, or all of them; `nil` where nobody knows.
  fileprivate func time(of phase: MeasuredTime.Phase) -> Duration? {
    guard phase != .total else { return duration }
    guard let timing = hops.last?.timing else { return nil }
    let known = timing.wait ?? timing.connect
    switch phase {
    case .total: return duration
    // A connection that was open already took no time.
    case .dns: return timing.dns ?? known.map { _ in .zero }
    case .connect: return timing.connect ?? known.map { _ in .zero }
    case .tls: return timing.tls ?? known.map { _ in .zero }
    case .download: return timing.download
    case .firstByte:
      guard let wait = timing.wait else { return nil }
      let before = [timing.queue, timing.dns, timing.connect, timing.tls, timing.request]
      return before.compactMap(\.self).reduce(wait, +)
    }
  }
}
