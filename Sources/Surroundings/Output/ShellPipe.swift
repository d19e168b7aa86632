package import ApusSystem
internal import Synchronization

/// The input of a shell command.
///
/// The command writes where this program writes. It ends by itself, by its input ending, or by the terminal's ^C.
package final class ShellPipe: ShellInput {
  private let process: ChildProcess
  /// The end that is written to; `none` once closed.
  private let input: Mutex<Descriptor>
  /// Whether the command was given something it did not take.
  private let isDeaf = Mutex(false)

  /// - Parameter output: The descriptor that becomes the command's output.
  package init(command: String, output: Int32) throws(FileProblem) {
    do throws(SystemError) {
      let ends = try Descriptor.pipe()
      defer { ends.reading.close() }
      do throws(SystemError) {
        process = try ChildProcess(
          shell: command,
          ChildProcess.Streams(input: .descriptor(ends.reading), output: .descriptor(Descriptor(output))))
      } catch {
        ends.writing.close()
        throw error
      }
      input = Mutex(ends.writing)
    } catch {
      throw FileProblem(error.description)
    }
  }

  deinit { _ = finish() }

  /// What a command such as `head` does not take is dropped once without a word: so a body comes to the same however
  /// quick the command was. Who goes on writing is told.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let descriptor = input.withLock { $0 }
    guard descriptor != .none else { throw SinkClosed(reason: "") }
    do throws(SinkClosed) {
      try DescriptorSink(descriptor.number).write(bytes)
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
      defer { descriptor = .none }
      if descriptor != .none { descriptor.close() }
      return descriptor != .none
    }
    return wasOpen ? process.wait() : 0
  }
}
