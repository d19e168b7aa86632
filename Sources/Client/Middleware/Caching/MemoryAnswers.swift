internal import Synchronization

/// Answers in memory. Those that were not asked for longest are given up first.
final class MemoryAnswers: AnswerStore {
  private struct Kept {
    let answer: KeptAnswer
    var usedAt: Int
  }

  private struct State {
    var answers: [String: Kept] = [:]
    var byteCount = 0
    var time = 0

    mutating func remove(_ key: String) {
      byteCount -= answers.removeValue(forKey: key)?.answer.body.count ?? 0
    }
  }

  private let byteLimit: Int
  private let state = Mutex(State())

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  func answer(for key: String) -> KeptAnswer? {
    state.withLock { state in
      state.time += 1
      state.answers[key]?.usedAt = state.time
      return state.answers[key]?.answer
    }
  }

  func keep(_ answer: KeptAnswer, for key: String) {
    state.withLock { state in
      state.remove(key)
      guard answer.body.count <= byteLimit else { return }
      state.time += 1
      state.answers[key] = Kept(answer: answer, usedAt: state.time)
      state.byteCount += answer.body.count
      while state.byteCount > byteLimit,
        let oldest = state.answers.min(by: { $0.value.usedAt < $1.value.usedAt })
      {
        state.remove(oldest.key)
      }
    }
  }

  func remove(_ key: String) { state.withLock { $0.remove(key) } }

  func removeAll() { state.withLock { $0 = State() } }
}
