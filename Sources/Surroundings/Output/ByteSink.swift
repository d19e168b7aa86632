/// Somewhere bytes can go: the terminal, a file, a command's input, a test's memory.
package protocol ByteSink: AnyObject, Sendable {
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed)
}
