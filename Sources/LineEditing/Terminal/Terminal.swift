#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal to read lines from, and what it can do.
package struct Terminal: Sendable, Hashable {
  package var input: Int32
  package var output: Int32
  /// Whether to use colours, dim text and the like.
  package var usesStyles: Bool
  /// Whether the cursor can be moved at all. When not, lines are read plainly.
  package var canMoveCursor: Bool

  package init(input: Int32 = 0, output: Int32 = 1, usesStyles: Bool = true, canMoveCursor: Bool = true) {
    self.input = input
    self.output = output
    self.usesStyles = usesStyles
    self.canMoveCursor = canMoveCursor
  }

  /// What the environment says of the terminal: `NO_COLOR` (not empty) turns styles off, `TERM=dumb` or no `TERM`
  /// everything.
  package init(input: Int32 = 0, output: Int32 = 1, environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    let isDumb = name.isEmpty || name == "dumb"
    self.init(
      input: input, output: output,
      usesStyles: !isDumb && environment["NO_COLOR", default: ""].isEmpty,
      canMoveCursor: !isDumb)
  }

  var size: TerminalSize { TerminalSize.ofTerminal(output) ?? .standard }

  /// Writes all of `text`, in one call where the terminal takes it. A terminal that is gone takes nothing.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { Self.write($0, to: output) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&wait, 1, -1) < 0, errno != EINTR { return }
      } else if errno != EINTR {
        return
      }
    }
  }
}
