import ApusClient
internal import ApusSystem
import Foundation

/// One `send`: the request, the redirects that follow from it, and what has come of them so far.
///
///     request ──check──► prepared body ──┐
///                                        ▼
///                       OutgoingRequest ──HopTransfer──► HopOutcome ──RedirectChain──► done, or the next request
final class Conversation {
  private let request: Request
  private let sessions: SessionPool
  private let startedAt = Date()
  private let deadline: ContinuousClock.Instant?
  private var hops: [Hop] = []
  private var body = ReceivedBody()

  init(about request: Request, in sessions: SessionPool) {
    self.request = request
    self.sessions = sessions
    deadline = request.options.deadlines.total.map { ContinuousClock.now.advanced(by: $0) }
  }

  var exchange: Exchange { Exchange(request: request, startedAt: startedAt, hops: hops, body: body) }

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
    var next = request.movingUserToHeader()
    var chain = RedirectChain(from: next)
    var withheld: [String] = []
    let content = try OutgoingBody(next.body)
    let file = try outputFile()
    defer { leavePart(of: file) }

    while true {
      try Task.checkCancellation()
      let signed = next.signed()
      try signed.check()
      let outgoing = try OutgoingRequest(signed, body: content, withheld: withheld)
      let transfer = HopTransfer(next, sink: BodySink(next.options, file: file), deadline: deadline)
      let outcome = await transfer.run(outgoing, in: sessions)
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

  /// Looked at before anything is sent, so that a path that cannot be written costs no request.
  private func outputFile() throws(TransferProblem) -> OutputFile? {
    guard case .file(let path) = request.options.delivery else { return nil }
    do {
      return try OutputFile(path: path)
    } catch {
      throw TransferProblem(.requestParameter, "\(path) cannot be written: \(error.reason)")
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
