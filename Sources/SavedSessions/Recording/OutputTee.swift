internal import ApusLanguage
internal import ApusSurroundings
package import ApusSystem
internal import Synchronization

/// Passes on what a shell command writes, and keeps it for the recording.
package final class OutputTee: Sendable {
  /// What the command is to write to.
  package var input: Int32 { ends.writing.number }
  private let ends: (reading: Descriptor, writing: Descriptor)
  private let target: Int32
  private let kept = Mutex<[UInt8]>([])
  /// A thread of its own: it waits for the command, and the threads that all work shares are as few as the processors.
  private let reading = Mutex<SystemThread?>(nil)

  /// Whoever makes one says `finish`, also where no command came of it: its thread waits for that.
  ///
  /// - Parameter target: where everything goes on to.
  package init(to target: Int32) throws(FileProblem) {
    do throws(SystemError) {
      ends = try Descriptor.pipe()
    } catch {
      throw FileProblem(error.description)
    }
    self.target = target
    let thread = SystemThread.start { self.passOn() }
    guard let thread else {
      for end in [ends.reading, ends.writing] { end.close() }
      throw FileProblem("the system has no thread for it")
    }
    reading.withLock { $0 = thread }
  }

  private func passOn() {
    let sink = DescriptorSink(target)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while let count = try? ends.reading.read(into: &buffer), count > 0 {
      kept.withLock { $0 += buffer[..<count] }
      try? sink.write(buffer[..<count])
    }
    ends.reading.close()
  }

  /// Waits until everything has gone on, and returns it. Once only, when the command has ended.
  package func finish() -> [UInt8] {
    ends.writing.close()
    reading.withLock { $0.take() }?.join()
    return kept.withLock { $0 }
  }
}
