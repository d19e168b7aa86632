internal import ApusClient
internal import ApusSurroundings

extension Sender {
  /// Asks the same once more, so many times. What may change something is not asked again.
  ///
  /// - Parameter count: how many answers are wanted; 1 is what came already.
  func samples(_ count: Int, like request: @autoclosure () throws -> Request) async throws -> [Exchange] {
    guard count > 1 else { return [] }
    let request = try request()
    guard request.method.isSafe, !isOffline else {
      let reason = isOffline ? "nothing is sent offline" : "a \(request.method) may change something"
      throw CommandFailure(.usageCommand, "it is not asked \(count) times: \(reason)", try: ["help rules"])
    }
    let meter = ProgressMeter(output.console)
    defer { meter.clear() }
    var samples: [Exchange] = []
    while samples.count < count {
      try Task.checkCancellation()
      switch await attempt(request) {
      case .success(let exchange): samples.append(exchange)
      case .failure(let failure):
        throw CommandFailure(.expectFailed, "expected \(count) answers, found \(failure.code.name)")
      }
      meter.update(requests: samples.count, of: count)
    }
    return samples
  }
}
