import ApusClient
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What URLSession has to say, in the order in which it says it.
extension HopTransfer {
  func sent(_ byteCount: Int) {
    report { progress, _ in progress.sent = byteCount }
  }

  func received(_ response: HTTPURLResponse) {
    let problem = state.withLock { state in state.begin(ResponseHead(response), under: request.options.limits)
    }
    if let problem { return finish(problem) }
    let head = state.withLock { $0.isFinished ? nil : $0.outcome.response }
    if let head, !(request.options.followsRedirects && head.isRedirect) { request.options.onResponse?(head) }
  }

  func received(_ data: Data) {
    let delivery: (handler: BodySink.Handler, parts: [ArraySlice<UInt8>])?
    do {
      delivery = try state.withLock { state in
        guard !state.isFinished else { return nil }
        state.moved()
        return try data.withUnsafeBytes { bytes throws(TransferProblem) in try state.sink.accept(bytes) }
      }
    } catch {
      finish(error as? TransferProblem)
      return
    }
    report { progress, sink in progress.received = sink.byteCount }
    if let delivery, !delivery.parts.allSatisfy(delivery.handler) { finish(nil) }
  }

  /// There is no network, and the session waits for one: nothing moves until then.
  func waitsForNetwork() { state.withLock { $0.waitsForNetwork = true } }

  /// The server showed none of the keys that are known to be its.
  func refusedKeys(of host: String) {
    finish(TransferProblem(.tlsUntrusted, "\(host) showed none of the keys that are pinned for it"))
  }

  /// The session asks for a password that nobody has: the response that asked is the answer, and it is whole.
  func receivedChallenge() { finish(nil) }

  func completed(with error: (any Error)?, response: URLResponse?) {
    // A redirect that Foundation cannot follow is only told at the end.
    if let response = response as? HTTPURLResponse, state.withLock({ $0.outcome.response == nil }) {
      received(response)
    }
    let (head, byteCount) = state.withLock { ($0.outcome.response, $0.sink.byteCount) }
    if let error {
      finish(
        FailureMapping.problem(for: error as NSError, head: head, byteCount: byteCount), isComplete: true)
    } else if let head {
      state.withLock { $0.isFinished ? nil : $0.progress?.rest() }?()
      finish(shortfall(of: head, byteCount), isComplete: true)
    } else {
      finish(TransferProblem(.protocolStatus, "URLSession brought no HTTP response"), isComplete: true)
    }
  }

  /// A body that is shorter than the server said, should the session not have noticed.
  private func shortfall(of head: ResponseHead, _ byteCount: Int) -> TransferProblem? {
    // Of a redirect that Foundation cannot follow, it keeps no body.
    let mayBeDropped = (300..<400).contains(head.status)
    guard head.hasBody(answering: request.method), !mayBeDropped, !head.isEncoded,
      let length = head.contentLength, byteCount < length
    else { return nil }
    return TransferProblem(.bodyTruncated, "the body ended after \(byteCount) of \(length) bytes")
  }

  /// Notes that something moved, and tells whoever wants to know.
  private func report(_ change: (inout TransferMeter, BodySink) -> Void) {
    let due = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isFinished else { return nil }
      state.moved()
      guard var progress = state.progress else { return nil }
      change(&progress, state.sink)
      defer { state.progress = progress }
      return progress.due()
    }
    due?()
  }
}

extension HopTransfer.State {
  fileprivate mutating func moved() {
    lastActivity = .now
    waitsForNetwork = false
  }

  fileprivate mutating func begin(_ head: ResponseHead, under limits: Limits) -> TransferProblem? {
    guard !isFinished else { return nil }
    moved()
    if head.status < 200 {
      outcome.informational.append(head)
      return nil
    }
    outcome.response = head
    headAt = .now
    progress?.expected = head.isEncoded ? nil : head.contentLength
    if let problem = head.problem(under: limits) { return problem }
    do throws(TransferProblem) {
      try sink.begin(head)
      return nil
    } catch {
      return error
    }
  }
}
