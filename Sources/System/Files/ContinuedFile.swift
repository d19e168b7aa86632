internal import Synchronization

/// A file of which a part is there, under a name of its own: what is written goes behind the part, and the whole then
/// takes its place. Whatever goes wrong, the part stays, as long as it has become.
package final class ContinuedFile: Sendable {
  package let part: String
  private let target: String
  private let state: Mutex<State>

  private struct State {
    var descriptor: Descriptor
    var byteCount: Int
  }

  /// - Parameter path: what the whole is called.
  package init(part: String, for path: String) throws(FileProblem) {
    do throws(SystemError) {
      let place = try OutputPlace(path)
      if place.status != nil { try FilePath.checkWritable(place.target) }
      let file = try Descriptor.opening(part, [.writing, .appending, .noLinks])
      let size: Int
      do throws(SystemError) {
        size = try FileStatus(of: file).size
      } catch {
        file.close()
        throw error
      }
      if let old = place.status { try? file.setOwnerAndMode(of: old) }
      target = place.target
      self.part = part
      state = Mutex(State(descriptor: file, byteCount: size))
    } catch {
      throw FileProblem(error)
    }
  }

  deinit { state.withLock { $0.descriptor.close() } }

  /// How much of it is there.
  package var byteCount: Int { state.withLock { $0.byteCount } }

  /// Drops the part: what comes is the whole.
  package func restart() throws(SystemError) {
    try change { state throws(SystemError) in
      try state.descriptor.setSize(0)
      state.byteCount = 0
    }
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try change { state throws(SystemError) in
      try state.descriptor.write(bytes)
      state.byteCount += bytes.count
    }
  }

  /// Has it take its place. Once only.
  package func keep() throws(SystemError) {
    try change { state throws(SystemError) in
      let file = state.descriptor
      state.descriptor = .none
      try file.closeWhole()
      try FilePath.rename(part, to: target)
    }
  }

  /// `withLock` forgets what a closure throws.
  private func change(_ work: (inout State) throws(SystemError) -> Void) throws(SystemError) {
    let result = state.withLock { state in
      Result { () throws(SystemError) in try work(&state) }
    }
    try result.get()
  }
}
