/// What reading a line ended with. Ctrl-C is a key like any other, not an error.
package enum LineResult: Sendable, Hashable {
  /// A whole logical line, without its final newline. It holds newlines where it was continued.
  case line(String)
  /// Ctrl-C: what was typed is gone, and the next read starts afresh.
  case interrupted
  /// Ctrl-D on an empty line, the end of the file, or a terminal that hung up.
  case end
}
