internal import Synchronization

/// Output that ^C stops: what has written much gets no further than the piece it is at. What has written little may say
/// what it has to say: half a list, and why it is half.
package final class InterruptibleSink: ByteSink {
  private let base: any ByteSink
  private let state = Mutex((byteCount: 0, isAtLineStart: true))

  /// So much may be written, whatever happens, and so much at once. Twice this is the most that comes after a ^C.
  static let piece = 16 << 10

  package init(_ base: any ByteSink) { self.base = base }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    // A file may be asked to be empty.
    guard !bytes.isEmpty else { return try base.write(bytes) }
    var rest = bytes
    while !rest.isEmpty {
      let next = rest.prefix(Self.piece)
      let written = state.withLock { $0.byteCount }
      if written >= Self.piece {
        OutputGate.waitUntilOpen()
        if Task.isCancelled { throw .interrupted }
      }
      do throws(SinkClosed) {
        try base.write(next)
      } catch {
        // Who has enough of it need not be told in the middle.
        if error.reason.isEmpty, next.startIndex > bytes.startIndex { return }
        throw error
      }
      state.withLock { state in
        state.byteCount += next.count
        state.isAtLineStart = next.last == UInt8(ascii: "\n")
      }
      rest = rest.dropFirst(next.count)
    }
  }

  /// Whether what was written so far ends a line.
  package var isAtLineStart: Bool { state.withLock { $0.isAtLineStart } }

  /// Whether so much was written that ^C stops it.
  var isLong: Bool { state.withLock { $0.byteCount >= Self.piece } }

  /// Another line is run.
  package func reset() { state.withLock { $0 = (0, true) } }
}
