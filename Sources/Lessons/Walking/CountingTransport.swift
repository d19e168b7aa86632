internal import ApusClient
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Counts what the lines of a lesson send, and ends a line that wants to send more than it may. What somebody types is
/// not counted.
final class CountingTransport: Transport {
  private struct State {
    /// What the line that runs may send; nil while what runs was typed.
    var line: LessonAllowance?
    /// Rings when that is used up.
    var bell: AsyncStream<Never>.Continuation?
    var overdrawn: LessonAllowance?
  }

  private let base: any Transport
  private let walk = LessonAllowance(LessonAllowance.ofWalk)
  private let proof: LessonAllowance?
  private let state = Mutex(State())

  /// - Parameter proof: what it shares with other walks through the lesson.
  init(_ base: any Transport, proof: LessonAllowance?) { (self.base, self.proof) = (base, proof) }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let most = usedUp() else { return try await base.send(request) }
    // What hears the bell gets its turn, though the line would send the next at once.
    await Task.yield()
    throw TransportError(
      .cancelled, "a lesson may send no more than \(most) requests here, so nothing was sent",
      exchange: Exchange(request: request, startedAt: Date()))
  }

  /// The limit that there was nothing left of, if one was used up.
  private func usedUp() -> Int? {
    state.withLock { state in
      guard let line = state.line else { return nil }
      let limits = [line, walk, proof].compactMap(\.self)
      guard let overdrawn = limits.first(where: { !$0.take() }) else { return nil }
      state.overdrawn = overdrawn
      state.bell?.finish()
      return overdrawn.most
    }
  }

  /// What the last line wanted more of than there is.
  func takeOverdrawn() -> LessonAllowance? {
    state.withLock { state in
      defer { state.overdrawn = nil }
      return state.overdrawn
    }
  }

  /// Runs a line of the lesson. One that goes on and on is cancelled once it has sent what it may.
  func counting<Result: Sendable>(_ run: @escaping @Sendable () async -> Result) async -> Result? {
    let (stream, bell) = AsyncStream.makeStream(of: Never.self)
    state.withLock { $0 = State(line: LessonAllowance(LessonAllowance.ofLine), bell: bell) }
    defer { state.withLock { ($0.line, $0.bell) = (nil, nil) } }
    return await withTaskGroup(of: Result?.self) { group in
      group.addTask { await run() }
      group.addTask {
        for await _ in stream {}
        return nil
      }
      var result: Result?
      // Whichever ends first ends the other.
      for await ended in group {
        result = result ?? ended
        group.cancelAll()
      }
      return result
    }
  }
}
