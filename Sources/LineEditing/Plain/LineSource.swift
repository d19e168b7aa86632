import ApusSystem

/// The lines of a file descriptor as they are: no editing, no joining.
///
/// Invalid UTF-8 is repaired with U+FFFD, `\r\n` ends a line as `\n` does, and the last line needs no newline. The mark that
/// some editors put before the first line is none of it.
struct LineSource {
  private let descriptor: Descriptor
  private let wakeup: Wakeup?
  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var isFirst = true

  /// `wakeup` ends a wait when SIGINT comes.
  init(descriptor: Int32, wakeup: Wakeup? = nil) {
    self.descriptor = descriptor < 0 ? .none : Descriptor(descriptor)
    self.wakeup = wakeup
  }

  /// What is there before the first line is read: up to 64 KB of a file, what one read brings of a pipe. It waits for
  /// that, and the lines are read as if nobody had looked.
  mutating func beginning() -> [UInt8] {
    while bytes.isEmpty, fill() == .more {}
    return bytes
  }

  mutating func next() -> LineResult {
    while true {
      if let newline = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { consume(upTo: newline + 1) }
        return .line(text(upTo: newline))
      }
      searched = bytes.count
      switch fill() {
      case .more: continue
      case .interrupted:
        consume(upTo: bytes.count)
        return .interrupted
      case .end:
        guard start < bytes.count else { return .end }
        defer { consume(upTo: bytes.count) }
        return .line(text(upTo: bytes.count))
      }
    }
  }

  private mutating func text(upTo end: Int) -> String {
    var line = bytes[start..<end]
    if isFirst, line.starts(with: Self.mark) { line.removeFirst(Self.mark.count) }
    isFirst = false
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// U+FEFF.
  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  private mutating func consume(upTo end: Int) {
    start = end
    searched = end
  }

  private enum Filled {
    case more, interrupted, end
  }

  private mutating func fill() -> Filled {
    guard waitForInput() else { return .interrupted }
    bytes.removeFirst(start)
    searched -= start
    start = 0
    do {
      let block = try descriptor.read(upTo: 65_536)
      bytes += block
      return block.isEmpty ? .end : .more
    } catch {
      return error.passes ? .more : .end
    }
  }

  /// `false` when an interrupt came first. Without a descriptor there is nothing to wait for: reading says what is wrong.
  private func waitForInput() -> Bool {
    var entries = [
      Readiness.Entry(descriptor, .reading), Readiness.Entry(wakeup?.pipe.readEnd ?? .none, .reading),
    ]
    while descriptor != .none {
      guard let isReady = try? Readiness.wait(for: &entries) else { return true }
      if let wakeup, entries[1].isReady {
        if wakeup.drain().contains(.interrupted) { return false }
      } else if isReady {
        return true
      }
    }
    return true
  }
}
