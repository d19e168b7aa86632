#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How a terminal treats what is typed.
package struct TerminalMode {
  private var mode: termios
  private let descriptor: Descriptor

  /// The mode of the terminal behind a descriptor; `nil` where there is none.
  package init?(of descriptor: Descriptor) {
    var mode = termios()
    guard tcgetattr(descriptor.number, &mode) == 0 else { return nil }
    self.mode = mode
    self.descriptor = descriptor
  }

  /// As the system has it.
  var settings: termios { mode }

  /// Whether ^C is a signal, not a key.
  package var sendsSignals: Bool { mode.c_lflag & tcflag_t(ISIG) != 0 }

  /// Whether what is typed is shown.
  package var showsKeys: Bool {
    get { mode.c_lflag & tcflag_t(ECHO) != 0 }
    set { if newValue { mode.c_lflag |= tcflag_t(ECHO) } else { mode.c_lflag &= ~tcflag_t(ECHO) } }
  }

  /// Has each key come by itself, unseen, and none of them be a signal. What is written stays as it was.
  package mutating func readKeys() {
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    withUnsafeMutableBytes(of: &mode.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
  }

  /// Has the terminal go on in this mode.
  ///
  /// - Parameter keepsKeys: whether what was typed before and not read is still to be read.
  package func apply(keepsKeys: Bool = false) {
    var mode = mode
    tcsetattr(descriptor.number, keepsKeys ? TCSADRAIN : TCSAFLUSH, &mode)
  }
}
