internal import ApusLanguage
internal import ApusSurroundings
package import ApusSystem
internal import Dispatch
internal import Synchronization

/// Passes on what a shell command writes, and keeps it for the recording.
package final class OutputTee: Sendable {
  /// What the command is to write to.
  package var input: Int32 { ends.writing.number }
  private let ends: (reading: Descriptor, writing: Descriptor)
  private let target: Int32
  private let kept = Mutex<[UInt8]>([])
  private let reading = DispatchGroup()

  /// - Parameter target: where everything goes on to.
  package init(to target: Int32) throws(FileProblem) {
    do throws(SystemError) {
      ends = try Descriptor.pipe()
    } catch {
      throw FileProblem(error.description)
    }
    self.target = target
    DispatchQueue.global().async(group: reading) { self.passOn() }
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
    reading.wait()
    return kept.withLock { $0 }
  }
}
