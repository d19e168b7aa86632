import ApusClient
internal import ApusSystem
import Foundation

/// One `send`: the request, the redirects that follow from it, and what has come of them so far.
///
///     request ──check──► prepared body ──┐
///                                        ▼
///                       OutgoingRequest ──HopTransfer──► HopOutcome ──RedirectChain──► done, or the next request
final class Conversation {
  let request: Request
  let sessions: SessionPool
  private let startedAt = Date()
  /// Begins with the transfer: waiting for a connection does not count.
  private var deadline: ContinuousClock.Instant?
  var hops: [Hop] = []
  private var body = ReceivedBody()

  init(about request: Request, in sessions: SessionPool) {
    self.request = request
    self.sessions = sessions
  }

  var exchange: Exchange {
    let exchange = Exchange(request: request, startedAt: startedAt, hops: hops, body: body)
    guard let line = request.options.webSocket, exchange.response?.status == 101 else { return exchange }
    return exchange.telling(line.conversation)
  }

  /// Sends until there is a final response. `nil` is success.
  func run() async -> TransferProblem? {
    do {
      try await sendAndFollow()
      return nil
    } catch let problem as TransferProblem {
      return problem
    } catch let problem as RedirectRefusal {
      return TransferProblem(problem)
    } catch let problem as RequestError {
      return TransferProblem(problem)
    } catch let problem as BodySource.Unreadable {
      return TransferProblem(problem)
    } catch {
      // All that is left is what `Task.checkCancellation` throws.
      return TransferProblem(.cancelled, "the request was cancelled")
    }
  }

  private func sendAndFollow() async throws {
    try request.check()
    try UnsupportedOptions.check(request)
    try sessions.configuration.check(request)
    var next = request.movingUserToHeader()
    #if !canImport(FoundationNetworking)
      if let line = request.options.webSocket { return try await talk(over: line, try next.signed()) }
    #endif
    var chain = RedirectChain(from: next)
    var withheld: [String] = []
    let content = try OutgoingBody(next.body)
    let file = try request.options.delivery.outputFile()
    defer { leavePart(of: file) }

    while true {
      try Task.checkCancellation()
      let signed = try next.signed()
      try signed.check()
      let outgoing = try OutgoingRequest(signed, body: content, withheld: withheld)
      let outcome = try await outcome(of: next, outgoing, to: file)
      hops.append(outcome.hop(for: outgoing.sent))
      body = outcome.body
      if let problem = outcome.problem { throw problem }
      guard let head = outcome.response, let step = try chain.next(after: head, to: next) else {
        return try put(file)
      }
      next = step.request
      withheld = step.withheld
    }
  }

  /// Sends one hop, as soon as there is a connection for it.
  private func outcome(
    of next: Request, _ outgoing: OutgoingRequest, to file: OutputFile?
  ) async throws -> HopOutcome {
    let turnstile = sessions.turnstile(for: outgoing)
    let waited = try await enter(turnstile)
    defer { turnstile?.leave() }
    if let total = request.options.deadlines.total {
      deadline = deadline?.advanced(by: waited) ?? ContinuousClock.now.advanced(by: total)
    }
    let transfer = HopTransfer(
      next, sink: BodySink(next.options, file: file), deadline: deadline,
      toSend: next.body == nil ? nil : outgoing.sent.bodyByteCount)
    var outcome = await transfer.run(outgoing, in: sessions)
    if waited > .zero {
      outcome.timing.queue = waited
      outcome.timing.total += waited
    }
    if let head = outcome.response { turnstile?.noteVersion(head.version) }
    return outcome
  }

  /// - Returns: how long there was no connection.
  private func enter(_ turnstile: Turnstile?) async throws(TransferProblem) -> Duration {
    guard let turnstile else { return .zero }
    let begun = ContinuousClock.now
    let patience = request.options.deadlines.waiting
    do throws(Turnstile.Refusal) {
      return try await turnstile.enter(within: patience) ? ContinuousClock.now - begun : .zero
    } catch {
      throw TransferProblem(error, waitingFor: patience)
    }
  }

  /// What came of a body that was cut stays beside its file.
  private func leavePart(of file: OutputFile?) {
    guard let part = file?.discard(leavingPart: true) else { return }
    body = ReceivedBody(
      bytes: body.bytes, byteCount: body.byteCount, wireByteCount: body.wireByteCount, file: body.file,
      part: part)
  }

  /// The body is whole: its file takes its place.
  private func put(_ file: OutputFile?) throws(TransferProblem) {
    guard let file, file.isBegun, case .file(let path) = request.options.delivery else { return }
    do { try file.keep() } catch { throw BodySink.unwritable(error) }
    body = ReceivedBody(
      bytes: body.bytes, byteCount: body.byteCount, wireByteCount: body.wireByteCount, file: path)
  }
}

extension Turnstile {
  /// One connection of HTTP/2 carries many requests, so that nothing need wait for another one.
  fileprivate func noteVersion(_ version: String) {
    if version == "HTTP/2" || version == "HTTP/3" { widen(to: 100) }
  }
}
