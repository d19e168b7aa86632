/// The input of what follows `|` on a line.
package protocol ShellInput: ByteSink {
  /// Ends the input and waits for the command; returns its exit status, of one that a signal ended 128 and its number. The second call does nothing.
  func finish() -> Int32
}
