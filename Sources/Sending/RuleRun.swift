package import ApusClient
package import ApusContracts
internal import ApusSurroundings

/// Rules that are checked where it may be asked again.
package struct RuleRun {
  private let sender: any RequestSender

  package init(sender: any RequestSender) { self.sender = sender }

  /// What the last answer does not keep of what rules promise.
  package func breaches(of rules: Rules, in scope: any RuleScope, asksAgain: Bool) async throws
    -> [RuleBreach]
  {
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
  package func samples(_ count: Int, like request: @autoclosure () throws -> Request) async throws
    -> [Exchange]
  {
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
