internal import ApusClient
package import ApusSurroundings
internal import ApusSystem
internal import Synchronization

/// The lines that the program was given, one at a time, for a conversation: `apus ws URL < lines.txt`.
package final class InputLines: Sendable {
  private struct State {
    /// A line is one message, however long it is.
    var splitter = LineSplitter(longestLine: .max)
    var waiting: [[UInt8]] = []
    /// How many were taken.
    var count = 0
    var isAtEnd = false
  }

  private let descriptor: Descriptor
  private let state = Mutex(State())
  private let isStopped = Atomic(false)

  package init(descriptor: Int32 = 0) { self.descriptor = Descriptor(descriptor) }

  /// A desk that reads them.
  package var desk: TalkDesk {
    TalkDesk(read: { _, _ in await self.next() }, stop: { self.isStopped.store(true, ordering: .relaxed) })
  }

  private func next() async -> TalkDesk.Input {
    if let line = takeWaiting() { return line }
    return await awaited()
  }

  private func takeWaiting() -> TalkDesk.Input? {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return nil }
      state.count += 1
      let line = String(validating: state.waiting.removeFirst(), as: UTF8.self)
      return line.map(TalkDesk.Input.line) ?? .noText(line: state.count)
    }
  }

  private func awaited() async -> TalkDesk.Input {
    await withCheckedContinuation { continuation in
      // Waiting for a pipe must hold up nobody else.
      let thread = SystemThread.start { continuation.resume(returning: self.read()) }
      if let thread { thread.detach() } else { continuation.resume(returning: .end) }
    }
  }

  private func read() -> TalkDesk.Input {
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      if let line = takeWaiting() { return line }
      if state.withLock({ $0.isAtEnd }) || isStopped.load(ordering: .relaxed) { return .end }
      guard (try? Readiness.wait(for: descriptor, .reading, milliseconds: 50)) ?? true else { continue }
      let count = (try? descriptor.read(into: &piece)) ?? 0
      state.withLock { state in
        if count > 0 {
          state.waiting += state.splitter.lines(in: piece[..<count])
        } else {
          state.isAtEnd = true
          if let last = state.splitter.finish() { state.waiting.append(last) }
        }
      }
    }
  }
}
