internal import ApusClient
package import ApusContracts
package import ApusRecordings
internal import ApusSending
internal import ApusSurroundings

/// Rules that are checked where it may be asked again.
struct RuleRun {
  let sender: any RequestSender

  /// What the last answer does not keep of what rules promise.
  func breaches(of rules: Rules, in scope: any RuleScope, asksAgain: Bool) async throws -> [RuleBreach] {
    let ofMany = asksAgain ? rules.all.filter { $0.sampleCount > 1 } : []
    do {
      let count = ofMany.map(\.sampleCount).max() ?? 1
      let samples = try await samples(count, like: scope.judged().exchange.request)
      return try RuleCheck(scope, samples: samples).breaches(of: rules)
    } catch let failure as CommandFailure {
      return try RuleCheck(scope).breaches(of: rules) + ofMany.map { RuleBreach($0, found: failure.message) }
    }
  }

  /// Asks the same once more, so many times. What may change something is not asked again.
  ///
  /// - Parameter count: how many answers are wanted; 1 is what came already.
  func samples(_ count: Int, like request: @autoclosure () throws -> Request) async throws -> [Exchange] {
    guard count > 1 else { return [] }
    var request = try request()
    // Nobody sees these answers, and no file gets them.
    request.options.delivery = .memory
    (request.options.onResponse, request.options.onProgress) = (nil, nil)
    guard request.method.isSafe, !sender.isOffline else {
      let reason = sender.isOffline ? "nothing is sent offline" : "a \(request.method) may change something"
      throw CommandFailure(.usageCommand, "it is not asked \(count) times: \(reason)", try: ["help rules"])
    }
    let meter = ProgressMeter(sender.output.console)
    defer { meter.clear() }
    var samples: [Exchange] = []
    while samples.count < count {
      try Task.checkCancellation()
      switch await sender.attempt(request) {
      case .success(let exchange): samples.append(exchange)
      case .failure(let failure):
        throw CommandFailure(.expectFailed, "expected \(count) answers, found \(failure.code.name)")
      }
      meter.update(requests: samples.count, of: count)
    }
    return samples
  }
}

extension Engine {
  package func breaches(
    of rules: Rules, beside earlier: Recording?, asksAgain: Bool
  ) async throws -> [RuleBreach] {
    var scope = AnswerScope(answers: context.answers)
    scope.recorded = earlier.map { JudgedAnswer($0.exchange, failure: $0.failure?.code) }
    return try await RuleRun(sender: context.sender).breaches(of: rules, in: scope, asksAgain: asksAgain)
  }
}
