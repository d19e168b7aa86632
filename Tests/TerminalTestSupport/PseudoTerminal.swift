import Foundation
import Synchronization

/// Both ends of a pseudo-terminal.
package final class PseudoTerminal: Sendable {
  package let slave: Int32
  private let master: Int32
  private let open = Mutex((master: true, slave: true))
  private let undecoded = Mutex<[UInt8]>([])

  package struct Failure: Error {}

  /// So many milliseconds a test waits for what must come. Only one that has failed waits so long: a program may take its
  /// time to start on a machine that does other things.
  package static let patience: Int32 = 60_000

  package init(columns: Int, rows: Int) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.master, &ends.slave, nil, nil, &size) == 0 else { throw Failure() }
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends.master, F_SETFL, O_NONBLOCK)
    (master, slave) = ends
  }

  deinit {
    closeMaster()
    closeSlave()
  }

  /// The name of the user's side, for a child process to open. `ttyname` would share one buffer with every thread.
  package var slaveName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(slave, &name, name.count) == 0 else { return "" }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  package func closeMaster() {
    if open.withLock({ exchange(&$0.master) }) { close(master) }
  }

  package func closeSlave() {
    if open.withLock({ exchange(&$0.slave) }) { close(slave) }
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
    var wait = pollfd(fd: isOpen ? master : -1, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return nil }
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &block, block.count)
    guard count > 0 else { return nil }
    return undecoded.withLock { bytes in
      bytes += block.prefix(count)
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
