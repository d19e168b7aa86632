internal import Synchronization

/// A file that is written beside its place and put there when it is whole.
///
/// Its place is opened, or found not to be writable, when this is made. Until `keep` what is there stays as it was, and
/// what is not kept is removed. A link stays one: what it leads to is replaced, and its mode and owner stay.
///
/// Where nothing can be written beside a file, or nothing could have its owner, it is written in place, and emptied by
/// the first byte. What is added to the end of a file is cut off again unless it is kept. A pipe or a device gets the
/// bytes as they come, and keeps nothing.
package final class OutputFile: Sendable {
  private enum Way {
    case beside(temporary: String)
    case inPlace
    /// A size of `nil` is that of a file that was not there.
    case atEnd(size: Int?)
    case passing
  }

  fileprivate struct State {
    var descriptor: Descriptor
    var byteCount = 0
    var isBegun = false
    var isEmptied = false
    var isSettled = false
    var isKept = false
    /// After which it is not whole any more.
    var failure: SystemError?
  }

  private let target: String
  private let way: Way
  private let state: Mutex<State>

  /// - Parameter appends: whether a file that is there is gone on with.
  package init(path: String, appends: Bool = false) throws(FileProblem) {
    do throws(SystemError) {
      let place = try OutputPlace(path)
      let opened = try Self.opened(place, path, appends)
      target = place.target
      way = opened.way
      state = Mutex(State(descriptor: opened.descriptor))
    } catch {
      let isPipe = error == .nobodyReads && (try? FileStatus(of: path))?.kind == .pipe
      throw isPipe ? FileProblem("nobody reads from it") : FileProblem(error)
    }
  }

  deinit {
    discard()
    state.withLock { state in try? state.close() }
  }

  private static func opened(
    _ place: OutputPlace, _ path: String, _ appends: Bool
  ) throws(SystemError) -> (descriptor: Descriptor, way: Way) {
    if place.isPassing {
      // Opening a pipe that nobody reads must not wait; writing may.
      let how: Descriptor.Opening = [.writing, .withoutWaiting, appends ? .appending : .emptying]
      let stream = try Descriptor.opening(path, how)
      stream.setWaiting(true)
      return (stream, .passing)
    }
    if appends {
      let file = try Descriptor.opening(place.target, [.writing, .creating, .appending])
      return (file, .atEnd(size: place.status?.size))
    }
    return try replacing(place)
  }

  /// Opens a file beside one that is to be replaced, as like it as it can be; that one where it cannot.
  private static func replacing(_ place: OutputPlace) throws(SystemError) -> (Descriptor, Way) {
    let temporary = place.nameBeside
    let how: Descriptor.Opening = [.writing, .new, .noLinks]
    guard let status = place.status else {
      return (try Descriptor.opening(temporary, how), .beside(temporary: temporary))
    }
    // A file that may not be written may not be replaced either.
    try FilePath.checkWritable(place.target)
    do throws(SystemError) {
      let file = try Descriptor.opening(temporary, how, mode: 0o600)
      if (try? file.setOwnerAndMode(of: status)) != nil { return (file, .beside(temporary: temporary)) }
      file.close()
      FilePath.remove(temporary)
    } catch {
      // On a disk that is full the old file is better left alone.
      guard error.isRefusal else { throw error }
    }
    return (try Descriptor.opening(place.target, .writing), .inPlace)
  }
}

extension OutputFile {
  /// Whether somebody sees the bytes as they come.
  package var isTerminal: Bool { state.withLock { $0.descriptor.isTerminal } }

  /// Whether there is nothing to keep or to leave as it was: a pipe or a device.
  package var isPassing: Bool {
    if case .passing = way { true } else { false }
  }

  /// Whether anything was written, be it nothing at all: a content may be empty.
  package var isBegun: Bool { state.withLock { $0.isBegun } }

  /// Whether what was written is in its place, whole.
  package var isKept: Bool { state.withLock { $0.isKept } }

  /// Whether the bytes went into the file itself, so that what was there is gone.
  package var isWrittenInPlace: Bool {
    if case .inPlace = way { state.withLock { $0.isEmptied } } else { false }
  }

  /// Begins a content. What was written of an earlier one is dropped.
  package func begin() throws(SystemError) {
    try change { state throws(SystemError) in
      if state.byteCount > 0 { try empty(&state) }
      state.byteCount = 0
      state.failure = nil
      state.isBegun = true
    }
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try change { state throws(SystemError) in
      state.isBegun = true
      guard !bytes.isEmpty else { return }
      if case .inPlace = way, !state.isEmptied { try empty(&state) }
      state.byteCount += bytes.count
      try state.descriptor.write(bytes)
    }
  }

  /// Has what was written take the place of what has the name. Once only, and not after `discard`.
  ///
  /// - Throws: why it could not, or why it is not whole. Then what was there is as it was, unless it was written in place.
  package func keep() throws(SystemError) {
    try change { state throws(SystemError) in
      guard !state.isSettled else { return }
      state.isSettled = true
      do throws(SystemError) {
        if let failure = state.failure { throw failure }
        if case .inPlace = way, !state.isEmptied { try empty(&state) }
        try state.close()
        if case .beside(let temporary) = way { try FilePath.rename(temporary, to: target) }
        state.isKept = true
      } catch {
        try? state.close()
        if case .beside(let temporary) = way { FilePath.remove(temporary) }
        throw error
      }
    }
  }

  /// Leaves what has the name as it was.
  ///
  /// - Parameter leavingPart: whether what was written stays, under a name of its own.
  /// - Returns: where it stays; `nil` when it does not, or when there is nothing.
  @discardableResult
  package func discard(leavingPart: Bool = false) -> String? {
    // Somebody may still be waiting to write into a pipe.
    if isPassing { return nil }
    return state.withLock { state in
      guard !state.isSettled else { return nil }
      state.isSettled = true
      defer { try? state.close() }
      switch way {
      case .passing: return nil
      case .inPlace: return state.isEmptied ? target : nil
      case .atEnd(let size):
        cutBack(state, to: size)
        return nil
      case .beside(let temporary):
        guard leavingPart, state.byteCount > 0, state.failure == nil else {
          FilePath.remove(temporary)
          return nil
        }
        guard let part = try? Self.unusedPart(of: target) else { return temporary }
        return (try? FilePath.rename(temporary, to: part)) == nil ? temporary : part
      }
    }
  }

  /// Makes an empty file for a part of what was to go into another, under a name that nothing had.
  package static func unusedPart(of path: String) throws(FileProblem) -> String {
    var problem = SystemError.exists
    for number in 1...1000 where problem == .exists {
      let part = path + ".part" + (number == 1 ? "" : "\(number)")
      do throws(SystemError) {
        try Descriptor.opening(part, [.writing, .new, .noLinks]).close()
        return part
      } catch {
        problem = error
      }
    }
    throw FileProblem(problem)
  }

  /// Drops what is there of a content. Devices and pipes have nothing to drop.
  private func empty(_ state: inout State) throws(SystemError) {
    var start = 0
    if case .atEnd(let size?) = way { start = size }
    state.isEmptied = true
    do throws(SystemError) {
      try state.descriptor.setSize(start)
      try state.descriptor.seek(to: start)
    } catch {
      guard error == .invalid else { throw error }
    }
  }

  /// What somebody else has added meanwhile is not cut off.
  private func cutBack(_ state: State, to size: Int?) {
    guard let now = try? FileStatus(of: state.descriptor), now.size <= (size ?? 0) + state.byteCount else {
      return
    }
    if let size { try? state.descriptor.setSize(size) } else { FilePath.remove(target) }
  }

  /// `withLock` forgets what a closure throws.
  private func change(_ work: (inout State) throws(SystemError) -> Void) throws(SystemError) {
    let result = state.withLock { state in
      let result = Result { () throws(SystemError) in try work(&state) }
      if case .failure(let error) = result { state.failure = error }
      return result
    }
    try result.get()
  }
}

extension OutputFile.State {
  fileprivate mutating func close() throws(SystemError) {
    guard descriptor != .none else { return }
    defer { descriptor = .none }
    try descriptor.closeWhole()
  }
}
