internal import ApusSystem
internal import Foundation
internal import Synchronization

/// Both ends of a pseudo-terminal, as a test has them: it waits for neither.
package final class PseudoTerminal: Sendable {
  private let pair: ApusSystem.PseudoTerminal
  package var slave: Int32 { pair.otherEnd.number }
  private var master: Int32 { pair.descriptor.number }
  private let open = Mutex((master: true, slave: true))
  private let undecoded = Mutex<[UInt8]>([])

  /// So many milliseconds a test waits for what must come. Only one that has failed waits so long: a program may take its
  /// time to start on a machine that does other things.
  package static let patience: Int32 = 60_000

  package init(columns: Int, rows: Int) throws {
    pair = try ApusSystem.PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows))
    _ = fcntl(pair.descriptor.number, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeMaster()
    closeSlave()
  }

  /// Starts a program on it, of which it becomes the terminal.
  func start(
    _ path: String, _ arguments: [String], environment: [String]
  ) throws -> ChildProcess {
    // It closes the user's side.
    open.withLock { $0.slave = false }
    return try pair.start(path, arguments, environment: environment)
  }

  package func closeMaster() {
    if open.withLock({ exchange(&$0.master) }) { pair.close() }
  }

  package func closeSlave() {
    if open.withLock({ exchange(&$0.slave) }) { pair.otherEnd.close() }
  }

  /// How many of the bytes the terminal took without waiting; `nil` when it is gone.
  package func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    return count >= 0 ? count : errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  package func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// What comes out within so many milliseconds; `nil` when nothing does, or the other side is closed.
  package func read(within milliseconds: Int32) -> String? {
    let isOpen = open.withLock { $0.master }
    let end = isOpen ? pair.descriptor : .none
    guard (try? Readiness.wait(for: end, .reading, milliseconds: milliseconds)) == true,
      let block = try? end.read(upTo: 65_536), !block.isEmpty
    else { return nil }
    return undecoded.withLock { bytes in
      bytes += block
      let whole = Self.wholeScalars(in: bytes)
      defer { bytes.removeFirst(whole) }
      return String(decoding: bytes.prefix(whole), as: UTF8.self)
    }
  }

  /// How many bytes there are without a scalar at the end that is cut.
  private static func wholeScalars(in bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(3).lastIndex { $0 >= 0xc0 }
    guard let tail else { return bytes.count }
    let length = bytes[tail] >= 0xf0 ? 4 : bytes[tail] >= 0xe0 ? 3 : 2
    return bytes.count - tail < length ? tail : bytes.count
  }
}

private func exchange(_ flag: inout Bool) -> Bool {
  defer { flag = false }
  return flag
}
