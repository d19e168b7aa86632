#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file being written: `> file` makes or empties it, `>> file` goes on at its end.
package final class FileSink: ByteSink {
  private let descriptor: Int32
  private let sink: DescriptorSink

  package init(path: String, appends: Bool) throws(FileProblem) {
    let mode = O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : O_TRUNC)
    descriptor = open(path, mode, 0o666)
    guard descriptor >= 0 else { throw .system() }
    sink = DescriptorSink(descriptor)
  }

  deinit { close(descriptor) }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { try sink.write(bytes) }
}
