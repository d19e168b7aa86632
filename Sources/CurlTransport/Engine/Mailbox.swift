import Synchronization

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
  /// So many were posted. Whoever takes has seen all that was made before a post: the lock says so, too, but not to the
  /// thread sanitizer, which cannot see a Mutex.
  private let posted = Atomic(0)

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
    let letters = state.withLock { state in
      defer { state = State() }
      return state.letters
    }
    _ = posted.load(ordering: .acquiring)
    return letters
  }

  /// `false` when nobody will take it.
  func post(_ letter: Letter) -> Bool {
    posted.add(1, ordering: .releasing)
    return state.withLock { state in
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
    posted.add(1, ordering: .releasing)
    return state.withLock { state in
      guard case .open(let bell) = state.phase else { return false }
      state.add(.run(job, executor), ringing: bell)
      return true
    }
  }

  /// Whether something was posted since.
  var hasLetters: Bool { state.withLock { !$0.letters.isEmpty } }

  /// Takes everything that was posted since.
  func take() -> [Letter] {
    let letters = state.withLock { state in
      let letters = state.letters
      state.letters.removeAll(keepingCapacity: true)
      return letters
    }
    _ = posted.load(ordering: .acquiring)
    return letters
  }
}
