#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The screen's size in character cells.
package struct TerminalSize: Sendable, Hashable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  package static let standard = TerminalSize(columns: 80, rows: 24)

  /// The size to lay output out for: the environment's `COLUMNS` wins, then the terminal behind `descriptor`, then
  /// 80 × 24. It never fails.
  package static func forOutput(_ descriptor: Int32, environment: [String: String]) -> TerminalSize {
    var size = ofTerminal(descriptor) ?? standard
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), (1...10_000).contains(columns) {
      size.columns = columns
    }
    return size
  }

  /// How many pixels a cell has; `nil` where the terminal does not say.
  package static func pixelsOfCell(_ descriptor: Int32) -> (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    let (width, height) = (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// What the terminal itself says; `nil` when it is none or does not know. The editor uses this one, because it must
  /// agree with the terminal about the margin.
  package static func ofTerminal(_ descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
