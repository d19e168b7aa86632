import APIClient
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One request on its way to the transport's thread.
struct Job: Sendable {
  let request: Request
  let ticket: Ticket
  let proxies: ProxyEnvironment
  let startedAt = Date.now
  let submitted = ContinuousClock.now
  let continuation: CheckedContinuation<Result<Exchange, TransportFailure>, Never>
}

/// Names one request, and says whether it was cancelled, perhaps before the transport's thread heard of it.
final class Ticket: Sendable {
  private let cancelled = Atomic(false)

  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }
  func cancel() { cancelled.store(true, ordering: .releasing) }
}

/// What other threads ask of the transport's thread.
enum Letter: Sendable {
  case send(Job)
  case cancel(Ticket)
  case listCookies(CheckedContinuation<[StoredCookie], Never>)
  case clearCookies(CheckedContinuation<Void, Never>)
  case run(UnownedJob, TransferExecutor)
  case close
}

/// Hands letters to the transport's thread, starts that thread with the first one, and wakes it.
final class Mailbox: Sendable {
  private enum Phase {
    case asleep
    case starting
    case running(WakeCall)
    case broken(String)
  }

  private struct State {
    var letters: [Letter] = []
    var phase = Phase.asleep

    /// The thread is woken once for all that waits, but not by itself: it looks again before it rests. It cannot
    /// end while the lock is held.
    mutating func add(_ letter: Letter, waking wake: WakeCall) {
      if letters.isEmpty, !wake.isOwnThread { wake.call() }
      letters.append(letter)
    }
  }

  private let state = Mutex(State())
  private let load: @Sendable () -> String?

  init(loading load: @escaping @Sendable () -> String?) { self.load = load }

  /// Starts the thread, unless it runs already.
  func open() {
    let isFirst = state.withLock { state in
      guard case .asleep = state.phase else { return false }
      state.phase = .starting
      return true
    }
    if isFirst, !startThread({ self.runEngine() }) { fail("the system has no thread for it") }
  }

  func post(_ letter: Letter) {
    if case .send = letter { open() }
    let unread: (letter: Letter, problem: String?)? = state.withLock { state in
      switch state.phase {
      case .asleep: return (letter, nil)
      case .broken(let problem): return (letter, problem)
      case .starting: state.letters.append(letter)
      case .running(let wake): state.add(letter, waking: wake)
      }
      return nil
    }
    if let unread { unread.letter.returnToSender(unread.problem) }
  }

  /// Posts a part of a task; `false` when nobody is there to run it.
  func post(_ job: UnownedJob, for executor: TransferExecutor) -> Bool {
    state.withLock { state in
      guard case .running(let wake) = state.phase else { return false }
      state.add(.run(job, executor), waking: wake)
      return true
    }
  }

  /// Whether something was posted since.
  var hasLetters: Bool { state.withLock { !$0.letters.isEmpty } }

  /// Takes everything that was posted since.
  func take() -> [Letter] {
    state.withLock { state in
      let letters = state.letters
      state.letters.removeAll(keepingCapacity: true)
      return letters
    }
  }

  private func runEngine() {
    if let problem = load() {
      fail(problem)
    } else if let engine = Engine(mailbox: self) {
      state.withLock { $0.phase = .running(engine.wakeCall) }
      engine.run()
      // Only the transport's end ends the loop, so nobody is left who could post.
      state.withLock { $0.phase = .asleep }
    } else {
      fail("libcurl could not be started")
    }
  }

  private func fail(_ problem: String) {
    let letters = state.withLock { state in
      state.phase = .broken(problem)
      let letters = state.letters
      state.letters = []
      return letters
    }
    for letter in letters { letter.returnToSender(problem) }
  }
}

extension Letter {
  /// Answers for a thread that does not run.
  fileprivate func returnToSender(_ problem: String?) {
    switch self {
    case .send(let job):
      let exchange = Exchange(request: job.request, startedAt: job.startedAt)
      let failure = TransportFailure(
        .unreachable, "libcurl is needed for every request and could not be loaded",
        underlying: problem, exchange: exchange)
      job.continuation.resume(returning: .failure(failure))
    case .listCookies(let continuation): continuation.resume(returning: [])
    case .clearCookies(let continuation): continuation.resume()
    case .cancel, .close, .run: break
    }
  }
}
