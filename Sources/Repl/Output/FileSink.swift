internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that a line writes.
///
/// `> file` is written beside what has its name and takes its place when the line has gone well: `keep`. When it has
/// not, the old file was never touched: `discard`. `>> file` goes on at the end of the file, and is cut back. Pipes and
/// devices get the bytes as they come.
package final class FileSink: ByteSink {
  private enum Way {
    case beside(temporary: String)
    /// The file itself, as nothing can be written beside it. It is emptied by the first byte.
    case inPlace
    /// The end of a file; a length of `nil` is one that was not there.
    case atEnd(length: off_t?)
    case passing
  }

  private struct State {
    var byteCount = 0
    var isWritten = false
    var hasFailed = false
    var isSettled = false
    var isErrorWanted = false
  }

  private let target: String
  private let descriptor: Int32
  private let way: Way
  private let sink: DescriptorSink
  private let state = Mutex(State())

  package init(path: String, appends: Bool) throws(FileProblem) {
    let place = OutputPlace(path)
    target = place.target
    let file: (descriptor: Int32, way: Way)
    if place.isPassing {
      file = (open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (appends ? O_APPEND : O_TRUNC), 0o666), .passing)
    } else if appends {
      let opened = open(target, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
      file = (opened, .atEnd(length: place.status?.st_size))
    } else {
      file = try Self.replacement(for: place)
    }
    guard file.descriptor >= 0 else { throw .system() }
    (descriptor, way) = file
    sink = DescriptorSink(descriptor)
  }

  deinit {
    _ = discard(leavingPart: false)
    close(descriptor)
  }

  /// Opens a file beside one that is to be replaced, with its mode and owner; the file itself where that cannot be done.
  private static func replacement(for place: OutputPlace) throws(FileProblem) -> (Int32, Way) {
    // A file that may not be written may not be replaced either.
    if place.status != nil, access(place.target, W_OK) != 0 { throw .system() }
    let temporary = "\(place.folder).apus-\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let beside = open(temporary, flags, place.status == nil ? 0o666 : 0o600)
    if beside >= 0 {
      if place.status?.isGiven(to: beside) ?? true { return (beside, .beside(temporary: temporary)) }
      close(beside)
      unlink(temporary)
    } else if place.status == nil {
      throw .system()
    }
    return (open(place.target, O_WRONLY | O_CLOEXEC), .inPlace)
  }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let isFirst = state.withLock { state in
      defer {
        state.byteCount += bytes.count
        state.isWritten = true
      }
      return state.byteCount == 0
    }
    do throws(SinkClosed) {
      if isFirst, !bytes.isEmpty { try emptyInPlace() }
      try sink.write(bytes)
    } catch {
      state.withLock { $0.hasFailed = true }
      throw error
    }
  }

  private func emptyInPlace() throws(SinkClosed) {
    guard case .inPlace = way, ftruncate(descriptor, 0) != 0 else { return }
    throw SinkClosed(reason: String(cString: strerror(errno)))
  }

  /// Whether there is nothing to keep or to leave as it was: a pipe or a device.
  package var isPassing: Bool {
    if case .passing = way { true } else { false }
  }

  /// Whether somebody sees the bytes as they come.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether anything was: an empty body is, a path that finds nothing is not.
  package var isWritten: Bool { state.withLock { $0.isWritten } }

  /// Whether the bytes went into the file itself, as its folder takes no other or its owner would change.
  package var isWrittenInPlace: Bool {
    if case .inPlace = way { state.withLock { $0.byteCount > 0 } } else { false }
  }

  /// Says that what was written is to be kept though it is an error's body.
  package func wantError() { state.withLock { $0.isErrorWanted = true } }
  package var hasWantedError: Bool { state.withLock { $0.isErrorWanted } }

  /// Has what was written take the place of what has the name. Once only, and not after `discard`.
  package func keep() throws(SinkClosed) {
    let (isSettled, byteCount) = settle()
    guard !isSettled else { return }
    if byteCount == 0 { try emptyInPlace() }
    guard case .beside(let temporary) = way, rename(temporary, target) != 0 else { return }
    let reason = String(cString: strerror(errno))
    unlink(temporary)
    throw SinkClosed(reason: reason)
  }

  /// Leaves what has the name as it was.
  ///
  /// - Parameter leavingPart: whether what was written stays, under a name of its own.
  /// - Returns: where it stays; `nil` when it does not, or when there is nothing.
  package func discard(leavingPart: Bool = true) -> String? {
    let (isSettled, byteCount) = settle()
    guard !isSettled else { return nil }
    switch way {
    case .passing: return nil
    case .inPlace: return byteCount > 0 ? target : nil
    case .atEnd(let length):
      cutBack(to: length, after: byteCount)
      return nil
    case .beside(let temporary):
      guard leavingPart, byteCount > 0, !state.withLock({ $0.hasFailed }) else {
        unlink(temporary)
        return nil
      }
      guard let part = try? Self.unusedPart(of: target) else { return temporary }
      return rename(temporary, part) == 0 ? part : temporary
    }
  }

  /// Makes an empty file for a part of what was to go into another, under a name that nothing had.
  package static func unusedPart(of path: String) throws(FileProblem) -> String {
    for number in 1...1000 {
      let part = path + ".part" + (number == 1 ? "" : "\(number)")
      let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard descriptor < 0 else {
        close(descriptor)
        return part
      }
      guard errno == EEXIST else { break }
    }
    throw .system()
  }

  private func settle() -> (wasSettled: Bool, byteCount: Int) {
    state.withLock { state in
      defer { state.isSettled = true }
      return (state.isSettled, state.byteCount)
    }
  }

  /// What somebody else has added meanwhile is not cut off.
  private func cutBack(to length: off_t?, after byteCount: Int) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size <= (length ?? 0) + off_t(byteCount) else { return }
    if let length { ftruncate(descriptor, length) } else { unlink(target) }
  }
}

/// What a path leads to that is to be written.
private struct OutputPlace {
  /// The file itself, behind symbolic links; it need not be there.
  let target: String
  /// Of the file; `nil` when there is none.
  let status: stat?
  /// Whether bytes go there as they come: a pipe, a device, or a descriptor of this process.
  let isPassing: Bool

  init(_ path: String) {
    target = Self.followingLinks(path)
    var found = stat()
    let isThere = stat(path, &found) == 0
    status = isThere ? found : nil
    let isOrdinary = !isThere || found.st_mode & S_IFMT == S_IFREG
    isPassing = !isOrdinary || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  /// The target's folder, with a slash behind it; empty for the one we are in.
  var folder: String { Self.folder(of: target) }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// What is not there may have a link that leads to it, too.
  private static func followingLinks(_ path: String) -> String {
    var path = path
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // As many as the system follows.
    for _ in 0..<40 {
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let link = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = link.hasPrefix("/") ? link : folder(of: path) + link
    }
    return path
  }
}

extension stat {
  /// Gives a new file the same owner and mode; false when it cannot have them.
  fileprivate func isGiven(to descriptor: Int32) -> Bool {
    var made = stat()
    guard fstat(descriptor, &made) == 0 else { return false }
    if made.st_uid != st_uid || made.st_gid != st_gid, fchown(descriptor, st_uid, st_gid) != 0 {
      return false
    }
    return fchmod(descriptor, st_mode & 0o7777) == 0
  }
}
