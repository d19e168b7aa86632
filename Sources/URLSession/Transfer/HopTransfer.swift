import ApusClient
import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: what URLSession's callbacks, the deadlines and a cancelled task say of it, brought to
/// one outcome under one lock. Whoever comes first decides; all later news is ignored.
final class HopTransfer: Sendable {
  struct State {
    var outcome = HopOutcome()
    var sink: BodySink
    var continuation: CheckedContinuation<HopOutcome, Never>?
    var isFinished = false
    /// On until something moves again.
    var waitsForNetwork = false
    var task: URLSessionTask?
    /// Off once a redirect has been answered; see `mayAnswerRedirect`.
    var mayCancelTask = true
    /// Fires when a deadline may have passed.
    var timer: (any DispatchSourceTimer)?
    var startedAt = ContinuousClock.now
    var lastActivity = ContinuousClock.now
    var headAt: ContinuousClock.Instant?
    var progress: TransferMeter?
  }

  let request: Request
  let state: Mutex<State>
  /// For this hop and those before it together.
  let deadline: ContinuousClock.Instant?

  /// - Parameter size: how large the request's body is.
  init(_ request: Request, sink: BodySink, deadline: ContinuousClock.Instant?, toSend size: Int? = nil) {
    self.request = request
    self.deadline = deadline
    var progress = request.options.onProgress.map { TransferMeter($0) }
    progress?.toSend = size
    state = Mutex(State(sink: sink, progress: progress))
  }

  /// Sends, and waits for the outcome. Cancelling the task is an outcome at once.
  func run(_ outgoing: OutgoingRequest, in sessions: SessionPool) async -> HopOutcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFinished = state.withLock { state in
          guard !state.isFinished else { return true }
          state.continuation = continuation
          state.timer = makeDeadlineTimer()
          return false
        }
        if isFinished {
          continuation.resume(returning: state.withLock { $0.outcome })
        } else {
          scheduleDeadlines()
          sessions.start(outgoing, for: self)
        }
      }
    } onCancel: {
      finish(TransferProblem(.cancelled, "the request was cancelled"))
    }
  }

  /// Whether an outcome is there already.
  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Takes the task that carries this transfer. A transfer that has ended meanwhile ends it.
  func attach(_ task: URLSessionTask) {
    let isFinished = state.withLock { state in
      state.task = task
      return state.isFinished
    }
    if isFinished { cancelTask() }
  }

  /// Brings the transfer to its outcome, unless it has one; `nil` is success.
  func finish(_ problem: TransferProblem?, isComplete: Bool = false) {
    let continuation = state.withLock { state -> CheckedContinuation<HopOutcome, Never>? in
      guard !state.isFinished else { return nil }
      state.isFinished = true
      state.close(with: problem)
      defer { state.continuation = nil }
      return state.continuation
    }
    guard let continuation else { return }
    continuation.resume(returning: state.withLock { $0.outcome })
    if !isComplete { cancelTask() }
  }

  /// Whether the caller may answer a redirect. On Linux a task that is cancelled between a redirect's question
  /// and its answer ends the process, so only one of the two ever happens.
  func mayAnswerRedirect() -> Bool {
    state.withLock { state in
      guard !state.isFinished else { return false }
      state.mayCancelTask = false
      return true
    }
  }

  private func cancelTask() {
    let task = state.withLock { $0.mayCancelTask ? $0.task : nil }
    // Cancelling waits for the session's queue, which may be the one that called us.
    if let task { SessionPool.cancelling.async { task.cancel() } }
  }
}

extension HopTransfer.State {
  fileprivate mutating func close(with problem: TransferProblem?) {
    let now = ContinuousClock.now
    outcome.problem = problem
    outcome.body = sink.received(isWhole: problem == nil)
    outcome.timing.total = now - startedAt
    if let headAt, outcome.timing.download == nil { outcome.timing.download = now - headAt }
    timer?.cancel()
    timer = nil
  }
}
