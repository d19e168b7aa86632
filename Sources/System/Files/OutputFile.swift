internal import Synchronization

/// A file that is written beside its place and put there when it is whole.
///
/// Its place is opened, or found not to be writable, when this is made. Until `keep` what is there stays as it was, and
/// what is not kept is removed. A link stays one: what it leads to is replaced, and its mode and owner stay.
///
/// Where nothing can be written beside a file, the system's temporary folder is the place; what is kept then is copied
/// over the file, as it is where nothing else could have its owner. What is added to the end of a file is cut off again
/// unless it is kept. A pipe or a device gets the bytes as they come, and keeps nothing.
package final class OutputFile: Sendable {
  private enum Way {
    case beside(temporary: String)
    /// Copied over the file itself, which is open.
    case over(Descriptor, temporary: String)
    /// A size of `nil` is that of a file that was not there.
    case atEnd(size: Int?)
    case passing
  }

  fileprivate struct State {
    var descriptor: Descriptor
    var byteCount = 0
    var isBegun = false
    /// Whether anything was copied over what was there.
    var isOverwritten = false
    var isSettled = false
    var isKept = false
    /// After which it is not whole any more.
    var failure: SystemError?
  }

  private let target: String
  private let way: Way
  private let state: Mutex<State>

  /// - Parameters:
  ///   - appends: whether a file that is there is gone on with.
  ///   - temporary: the folder for what cannot be written beside the file.
  package init(
    path: String, appends: Bool = false, temporary: String = Folder.temporary
  ) throws(FileProblem) {
    do throws(SystemError) {
      let place = try OutputPlace(path)
      let opened = try Self.opened(place, path, appends, temporary)
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
    if case .over(let file, _) = way { file.close() }
  }

  private static func opened(
    _ place: OutputPlace, _ path: String, _ appends: Bool, _ temporary: String
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
    return try replacing(place, temporary)
  }

  /// Opens a file that will replace another, as like it as it can be, or be copied over it.
  private static func replacing(
    _ place: OutputPlace, _ temporary: String
  ) throws(SystemError) -> (Descriptor, Way) {
    // A file that may not be written may not be replaced either.
    if place.status != nil { try FilePath.checkWritable(place.target) }
    let part = try PartialFile(for: place, orIn: temporary)
    if part.canReplace(place.status) { return (part.descriptor, .beside(temporary: part.path)) }
    do throws(SystemError) {
      let old = try Descriptor.opening(place.target, .writing)
      return (part.descriptor, .over(old, temporary: part.path))
    } catch {
      part.remove()
      throw error
    }
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

  /// Whether bytes were copied into the file itself, so that what was there is gone.
  package var isWrittenInPlace: Bool { state.withLock { $0.isOverwritten } }

  /// Whether what goes to a path goes there as it comes, and is not to be had again: a pipe or a device.
  package static func passes(_ path: String) -> Bool { (try? OutputPlace(path).isPassing) ?? false }

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
      state.byteCount += bytes.count
      try state.descriptor.write(bytes)
    }
  }

  /// Has what was written take the place of what has the name. Once only, and not after `discard`.
  ///
  /// - Throws: why it could not, or why it is not whole. Then what was there is as it was, unless it was overwritten.
  package func keep() throws(SystemError) {
    try change { state throws(SystemError) in
      guard !state.isSettled else { return }
      state.isSettled = true
      do throws(SystemError) {
        if let failure = state.failure { throw failure }
        if case .over(let file, _) = way { try copy(&state, over: file) }
        try state.close()
        if case .beside(let temporary) = way { try FilePath.rename(temporary, to: target) }
        state.isKept = true
      } catch {
        // Half of it over the old file leaves nothing whole but what came.
        state.isSettled = !state.isOverwritten
        if state.isSettled { try? state.close() }
        if state.isSettled, let temporary { UnfinishedFiles.remove(temporary) }
        throw error
      }
      // One that was renamed is not there any more.
      if let temporary { UnfinishedFiles.remove(temporary) }
    }
  }

  private func copy(_ state: inout State, over file: Descriptor) throws(SystemError) {
    state.isOverwritten = true
    try file.takeContent(of: state.descriptor)
    try file.sync()
  }

  /// Where bytes are until they are kept.
  private var temporary: String? {
    switch way {
    case .beside(let temporary), .over(_, let temporary): temporary
    case .atEnd, .passing: nil
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
      case .atEnd(let size):
        cutBack(state, to: size)
        return nil
      case .beside(let temporary), .over(_, let temporary):
        defer { UnfinishedFiles.forget(temporary) }
        guard leavingPart, state.byteCount > 0, state.failure == nil || state.isOverwritten else {
          FilePath.remove(temporary)
          return nil
        }
        guard let part = try? Self.unusedPart(of: target) else { return temporary }
        return (try? FilePath.rename(temporary, to: part)) == nil ? temporary : part
      }
    }
  }

  /// Drops what is there of a content. Devices and pipes have nothing to drop.
  private func empty(_ state: inout State) throws(SystemError) {
    var start = 0
    if case .atEnd(let size?) = way { start = size }
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
