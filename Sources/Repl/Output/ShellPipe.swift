internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The input of what follows `|` on a line.
package protocol ShellInput: ByteSink {
  /// Ends the input and waits for the command; returns its exit status. The second call does nothing.
  func finish() -> Int32
}

/// The input of a shell command.
///
/// The command writes where this program writes. It ends by itself, by its input ending, or by the terminal's ^C.
package final class ShellPipe: ShellInput {
  private let process: ShellProcess
  /// The end that is written to; -1 once closed.
  private let input: Mutex<Int32>
  /// Whether the command was given something it did not take.
  private let isDeaf = Mutex(false)

  /// - Parameter output: The descriptor that becomes the command's output.
  package init(command: String, output: Int32) throws(FileProblem) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    do throws(FileProblem) {
      process = try ShellProcess(command, input: ends[0], output: output)
    } catch {
      close(ends[1])
      throw error
    }
    input = Mutex(ends[1])
  }

  deinit { _ = finish() }

  /// What a command such as `head` does not take is dropped once without a word: so a body comes to the same however
  /// quick the command was. Who goes on writing is told.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let descriptor = input.withLock { $0 }
    guard descriptor >= 0 else { throw SinkClosed(reason: "") }
    do throws(SinkClosed) {
      try DescriptorSink(descriptor).write(bytes)
    } catch {
      let wasDeaf = isDeaf.withLock { isDeaf in
        defer { isDeaf = true }
        return isDeaf
      }
      if wasDeaf || !error.reason.isEmpty { throw error }
    }
  }

  package func finish() -> Int32 {
    let wasOpen = input.withLock { descriptor in
      defer { descriptor = -1 }
      if descriptor >= 0 { close(descriptor) }
      return descriptor >= 0
    }
    return wasOpen ? process.wait() : 0
  }
}
