package import ApusClient
package import ApusLanguage
package import ApusSurroundings
internal import ApusText
internal import Synchronization

/// Sends a request as often as its line wants that.
package struct Resending {
  private let transport: any Transport
  private let output: Output
  private let clock: SessionClock
  private let meter: ProgressMeter?

  /// - Parameter meter: what draws on the row that a note would go on with.
  package init(
    over transport: any Transport, _ output: Output, _ clock: SessionClock, _ meter: ProgressMeter?
  ) {
    self.transport = transport
    self.output = output
    self.clock = clock
    self.meter = meter
  }

  package func send(
    _ request: Request, of prepared: PreparedRequest, _ live: LiveBody?
  ) async throws(TransportError) -> Exchange {
    guard prepared.showing.reconnects, let live else {
      return try await retrying(request, as: prepared.paging)
    }
    let reconnect = Reconnect(
      attempts: prepared.paging.retries ?? 5, wait: clock.pause, note: live.sayAgain)
    return try await reconnect.send(request, next: transport)
  }

  /// Sends a request as often as its line allows and helps, and says so.
  private func retrying(
    _ request: Request, as paging: PreparedRequest.Paging
  ) async throws(TransportError) -> Exchange {
    guard let retries = paging.retries, retries > 0 else { return try await transport.send(request) }
    if request.body?.isRepeatable == false {
      output.note(Line("what comes from a pipe is sent once, whatever --retry says", .dim))
    }
    let tries = Tries()
    let (console, clock) = (output.console, clock)
    var retry = RetryMiddleware(attempts: retries + 1, jitter: 0) { pause in
      try await Countdown(console, clock, tries.last).wait(pause)
    }
    retry.includesAll = paging.retriesAllErrors
    retry.delay = paging.retryDelay
    retry.beforePause = { tries.add($0) }
    let result: Result<Exchange, TransportError>
    do {
      result = .success(try await retry.send(request, next: transport))
    } catch {
      result = .failure(error)
    }
    meter?.clear()
    if let said = tries.sentence(before: result) { output.note(Line(said, .dim)) }
    if !retry.mayRepeat(request), request.body?.isRepeatable ?? true, RetryMiddleware.mayHelp(after: result) {
      output.note(
        Line("a \(request.method) is not tried again; ", .dim) + Line("--retry-all-errors", .command)
          + Line(" does", .dim))
    }
    return try result.get()
  }
}

/// What came of the tries before the last.
private final class Tries: Sendable {
  private let outcomes = Mutex<[String]>([])

  func add(_ result: Result<Exchange, TransportError>) {
    let word =
      switch result {
      case .success(let exchange): exchange.response.map { "\($0.status)" } ?? "no answer"
      case .failure(let failure): failure.code.name
      }
    outcomes.withLock { $0.append(word) }
  }

  var last: String { outcomes.withLock { $0.last ?? "" } }

  /// `nil` where there was one try, and where somebody ended the waiting for another.
  func sentence(before last: Result<Exchange, TransportError>) -> String? {
    let outcomes = outcomes.withLock { $0 }
    if case .failure(let failure) = last, failure.code == .cancelled { return nil }
    return outcomes.isEmpty
      ? nil : "asked \(outcomes.count + 1) times; before this: \(outcomes.joined(separator: ", "))"
  }
}
