internal import System

/// Somewhere bytes can go: the terminal, a file, a command's input, a test's memory.
package protocol ByteSink: AnyObject, Sendable {
  func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed)
}

/// Nobody reads any more, or the disk is full.
package struct SinkClosed: Error, Sendable, Hashable {
  /// The system's words; empty when the reader merely stopped reading, which is no failure.
  package let reason: String
  /// The user wants no more of it.
  package var isInterruption = false

  package static let interrupted = SinkClosed(reason: "interrupted", isInterruption: true)
}

extension SinkClosed {
  init(_ error: SystemError) { self.init(reason: error == .brokenPipe ? "" : error.description) }
}

extension ByteSink {
  package func write(_ text: String) throws(SinkClosed) { try write(Array(text.utf8)[...]) }
}

/// An open descriptor, which is not closed by this.
package final class DescriptorSink: ByteSink {
  private let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    do throws(SystemError) {
      try Descriptor(descriptor).write(bytes)
    } catch {
      throw SinkClosed(error)
    }
  }
}
