internal import ApusSystem
internal import Synchronization

/// A screen whose output goes to a pager once it is more than so many rows, where that is wanted.
package final class PagingSink: ByteSink {
  fileprivate struct State {
    /// Starts the pager; `nil` where none is wanted.
    var start: (@Sendable () -> (any ShellInput)?)?
    var rowsLeft = 0
    var columns = 80
    /// The columns that the last row has already.
    var used = 0
    var held: [UInt8] = []
    var pager: (any ShellInput)?
  }

  /// Whether a pager has the terminal: what ^C says is then for it.
  static let isPagerUp = Atomic(false)

  private let base: any ByteSink
  private let state = Mutex(State())

  init(_ base: any ByteSink) { self.base = base }

  /// From here on more than so many rows go to a pager.
  func begin(rows: Int, columns: Int, _ start: @escaping @Sendable () -> (any ShellInput)?) {
    state.withLock { $0 = State(start: start, rowsLeft: rows, columns: max(1, columns)) }
  }

  /// Shows what was held back, or waits until the pager has been left. Returns whether there was one.
  func end() -> Bool {
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    if let pager = ended.pager {
      _ = pager.finish()
      Self.isPagerUp.store(false, ordering: .relaxed)
      return true
    }
    if !ended.held.isEmpty { try? base.write(ended.held[...]) }
    return false
  }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let (target, rest) = state.withLock { $0.target(of: bytes, base) }
    if let target { try target.write(rest) }
  }
}

extension PagingSink.State {
  /// Where bytes go, and what was held back with them; `nil` while it is not known yet.
  fileprivate mutating func target(
    of bytes: ArraySlice<UInt8>, _ base: any ByteSink
  ) -> ((any ByteSink)?, ArraySlice<UInt8>) {
    if let pager { return (pager, bytes) }
    guard let start else { return (base, bytes) }
    held += bytes
    count(bytes)
    guard rowsLeft < 0 else { return (nil, []) }
    pager = start()
    self.start = nil
    defer { held = [] }
    guard let pager else { return (base, held[...]) }
    PagingSink.isPagerUp.store(true, ordering: .relaxed)
    return (pager, held[...])
  }

  /// A row ends with its line, or where the screen does.
  private mutating func count(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      used += 1
      guard byte == UInt8(ascii: "\n") || used > columns * 4 else { continue }
      rowsLeft -= 1
      used = 0
    }
  }
}
