#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file being written: `> file` makes or empties it, `>> file` goes on at its end.
package final class FileSink: ByteSink {
  package struct Problem: Error, Sendable {
    package let path: String
    package let reason: String
  }

  private let descriptor: Int32
  private let sink: DescriptorSink

  package init(path: String, appends: Bool) throws(Problem) {
    let mode = O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : O_TRUNC)
    descriptor = open(path, mode, 0o666)
    guard descriptor >= 0 else { throw Problem(path: path, reason: String(cString: strerror(errno))) }
    sink = DescriptorSink(descriptor)
  }

  deinit { close(descriptor) }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { try sink.write(bytes) }
}
