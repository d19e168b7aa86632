/// Where somebody types what a conversation says, and sees what comes meanwhile.
package struct TalkDesk: Sendable {
  package enum Input: Sendable, Hashable {
    case line(String)
    /// A line, by its number, that is no text: its bytes are not UTF-8.
    case noText(line: Int)
    /// ^C.
    case interrupted
    /// ^D, or nothing more to read.
    case end
  }

  /// `nil` before anything came.
  package typealias Heard = @Sendable () -> [UInt8]?

  /// Reads one line. It takes as long as somebody types.
  ///
  /// - Parameter heard: the last message that came, as JSON, for whoever names a part of it.
  package let read: @Sendable (_ prompt: String, _ heard: @escaping Heard) async -> Input
  /// Shows whole lines above the one that is typed; `nil` where nobody types, and what comes goes where all output goes.
  package let show: (@Sendable (_ text: String) -> Void)?
  /// Ends the reading of a line that nobody will need.
  package let stop: @Sendable () -> Void

  package init(
    read: @escaping @Sendable (_ prompt: String, _ heard: @escaping Heard) async -> Input,
    show: (@Sendable (_ text: String) -> Void)? = nil, stop: @escaping @Sendable () -> Void = {}
  ) {
    (self.read, self.show, self.stop) = (read, show, stop)
  }
}
