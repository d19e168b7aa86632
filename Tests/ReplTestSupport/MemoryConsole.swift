package import ApusFolderTestSupport
package import ApusSurroundings
internal import Foundation
internal import Synchronization

/// A console whose words stay in memory, in the order in which they were written.
package final class MemoryConsole: Sendable {
  package enum Stream: Sendable, Hashable {
    case out, notes
  }

  package struct Piece: Sendable {
    package let stream: Stream
    package var bytes: [UInt8]
  }

  private let pieces = Mutex<[Piece]>([])
  /// Where shell commands write, as a real one must have a descriptor.
  private let childFile: FileHandle
  private let childPath: String

  package init(in folder: TestFolder) throws {
    childPath = folder.path + "/.child-output"
    _ = FileManager.default.createFile(atPath: childPath, contents: nil)
    childFile = try FileHandle(forUpdating: URL(filePath: childPath))
  }

  /// - Parameter traits: what is known of the screen, or of the program that reads.
  package func console(_ traits: Console.Traits) -> Console {
    Console(
      out: Sink(.out, self), notes: Sink(.notes, self), outTraits: traits, noteTraits: traits,
      childOutput: childFile.fileDescriptor)
  }

  /// What was written since the last call. What shell commands wrote comes last.
  package func take() -> [Piece] {
    var taken = pieces.withLock { pieces in
      defer { pieces = [] }
      return pieces
    }
    let child = FileManager.default.contents(atPath: childPath) ?? Data()
    if !child.isEmpty {
      taken.append(Piece(stream: .out, bytes: [UInt8](child)))
      try? childFile.truncate(atOffset: 0)
    }
    return taken
  }

  private func add(_ bytes: ArraySlice<UInt8>, to stream: Stream) {
    pieces.withLock { pieces in
      if pieces.last?.stream == stream {
        pieces[pieces.count - 1].bytes += bytes
      } else {
        pieces.append(Piece(stream: stream, bytes: Array(bytes)))
      }
    }
  }

  private final class Sink: ByteSink {
    private let stream: Stream
    private let memory: MemoryConsole

    init(_ stream: Stream, _ memory: MemoryConsole) {
      self.stream = stream
      self.memory = memory
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { memory.add(bytes, to: stream) }
  }
}
