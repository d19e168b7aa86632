import APIClient
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
    var task: URLSessionTask?
    /// Off once a redirect has been answered; see `mayAnswerRedirect`.
    var mayCancelTask = true
    var watch: Task<Void, Never>?
    var startedAt = ContinuousClock.now
    var lastActivity = ContinuousClock.now
    var headAt: ContinuousClock.Instant?
    var progress: ProgressMeter?
  }

  let request: Request
  let state: Mutex<State>
  private let deadline: ContinuousClock.Instant?

  init(_ request: Request, sink: BodySink, deadline: ContinuousClock.Instant?) {
    self.request = request
    self.deadline = deadline
    let progress = request.options.onProgress.map { ProgressMeter(report: $0) }
    state = Mutex(State(sink: sink, progress: progress))
  }

  /// Sends, and waits for the outcome. Cancelling the task is an outcome at once.
  func run(_ outgoing: OutgoingRequest, in sessions: SessionPool) async -> HopOutcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFinished = state.withLock { state in
          guard !state.isFinished else { return true }
          state.continuation = continuation
          state.watch = watchDeadlines()
          return false
        }
        if isFinished {
          continuation.resume(returning: state.withLock { $0.outcome })
        } else {
          sessions.start(outgoing, for: self)
        }
      }
    } onCancel: {
      finish(Problem(.cancelled, "the request was cancelled"))
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
  func finish(_ problem: Problem?, isComplete: Bool = false) {
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

  // MARK: - Deadlines

  private func watchDeadlines() -> Task<Void, Never> {
    Task { [weak self] in
      while let next = self?.nextDeadline() {
        do { try await Task.sleep(until: next, clock: .continuous) } catch { return }
        self?.checkDeadlines()
      }
    }
  }

  private func nextDeadline() -> ContinuousClock.Instant? {
    let idle = request.options.deadlines.idle
    return state.withLock { state in
      state.isFinished ? nil : [idle.map { state.lastActivity + $0 }, deadline].compactMap(\.self).min()
    }
  }

  /// Ends the transfer when a deadline has passed.
  func checkDeadlines() {
    let now = ContinuousClock.now
    let deadlines = request.options.deadlines
    if let deadline, let total = deadlines.total, now >= deadline {
      finish(Problem(.timeoutTotal, "the whole response did not come within \(total)"))
    } else if let idle = deadlines.idle, state.withLock({ now >= $0.lastActivity + idle }) {
      let started = state.withLock { $0.outcome.response != nil }
      let what = started ? "nothing more came" : "nothing came, and perhaps no connection was made,"
      finish(Problem(.timeoutIdle, "\(what) within \(idle)"))
    }
  }
}

extension HopTransfer.State {
  fileprivate mutating func close(with problem: Problem?) {
    let now = ContinuousClock.now
    outcome.problem = problem
    outcome.body = sink.received(isWhole: problem == nil)
    outcome.timing.total = now - startedAt
    if let headAt, outcome.timing.download == nil { outcome.timing.download = now - headAt }
    watch?.cancel()
    watch = nil
  }
}
