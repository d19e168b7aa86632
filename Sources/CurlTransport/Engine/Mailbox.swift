import APIClient
import Dispatch
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
  /// To be called once.
  let answer: Answer<Result<Exchange, TransportFailure>>
}

/// Goes on with what waits. A function, because the types of continuations are made up at run time: that takes a look
/// at all the program's types, and would be done even where nothing is sent.
package typealias Answer<Value> = @Sendable (_ value: Value) -> Void

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
  case listCookies(Answer<[StoredCookie]>)
  case clearCookies(Answer<Void>)
  case replaceCookies(CookieLines, Answer<CookieLines>)
  case run(UnownedJob, TransferExecutor)
  case close
}

extension Letter {
  /// Answers for a thread or a library that is not there; `problem` says why not.
  func turnAway(_ problem: String?) {
    switch self {
    case .send(let job):
      let exchange = Exchange(request: job.request, startedAt: job.startedAt)
      let failure = TransportFailure(
        .unreachable, "libcurl is needed for every request and could not be loaded",
        underlying: problem, exchange: exchange)
      job.answer(.failure(failure))
    case .listCookies(let answer): answer([])
    case .clearCookies(let answer): answer(())
    case .replaceCookies(_, let answer): answer(CookieLines())
    case .run(let job, let executor): DispatchQueue.global().async { executor.run(job) }
    case .cancel, .close: break
    }
  }
}

/// Hands letters to the thread that takes them, and wakes it.
final class Mailbox: Sendable {
  private enum Phase {
    /// Nobody takes letters.
    case closed
    /// Somebody is about to.
    case expected
    case open(Bell)
  }

  private struct State {
    var letters: [Letter] = []
    var phase = Phase.closed

    /// The thread is woken once for all that waits, but not by itself: it looks again before it rests. It cannot
    /// end while the lock is held.
    mutating func add(_ letter: Letter, ringing bell: Bell) {
      if letters.isEmpty, !bell.isOwnThread { bell.ring() }
      letters.append(letter)
    }
  }

  private let state = Mutex(State())

  /// Has letters kept until somebody takes them; `false` when there is somebody already.
  func expect() -> Bool {
    state.withLock { state in
      guard case .closed = state.phase else { return false }
      state.phase = .expected
      return true
    }
  }

  /// The calling thread takes letters from now on, and `bell` wakes it.
  func open(_ bell: Bell) { state.withLock { $0.phase = .open(bell) } }

  /// Nobody takes letters any more. Returns those that nobody took.
  func close() -> [Letter] {
    state.withLock { state in
      defer { state = State() }
      return state.letters
    }
  }

  /// `false` when nobody will take it.
  func post(_ letter: Letter) -> Bool {
    state.withLock { state in
      switch state.phase {
      case .closed: return false
      case .expected: state.letters.append(letter)
      case .open(let bell): state.add(letter, ringing: bell)
      }
      return true
    }
  }

  /// Posts a part of a task; `false` when nobody is there to run it by now.
  func post(_ job: UnownedJob, for executor: TransferExecutor) -> Bool {
    state.withLock { state in
      guard case .open(let bell) = state.phase else { return false }
      state.add(.run(job, executor), ringing: bell)
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
}
