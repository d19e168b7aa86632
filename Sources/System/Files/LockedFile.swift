#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file of ours that several programs may use at the same time: opened with a lock, for its owner alone, and never
/// through a symbolic link.
package struct LockedFile: Sendable {
  private let descriptor: Descriptor
  private let path: String

  /// What went wrong, in words.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String

    package static let held = Failure("another program holds it")

    init(_ description: String) { self.description = description }

    init(_ error: SystemError) {
      description = error == .symbolicLink ? "it is a symbolic link" : error.description
    }
  }

  /// Opens and locks. A symbolic link or anything but an ordinary file is refused. `nil` when the file is to be read and
  /// does not exist; when it is to be written it is created, for the user's eyes only.
  ///
  /// - Parameter waits: whether it waits for a lock that another program holds: half a second at most, as nobody holds one
  ///   for long, and a prompt must come up.
  package static func open(
    _ path: String, toWrite: Bool, waits: Bool = true
  ) throws(Failure) -> LockedFile? {
    while true {
      guard let file = try opened(path, toWrite: toWrite) else { return nil }
      do {
        try file.makePrivate(toWrite: toWrite)
        try file.lock(exclusively: toWrite, tries: waits ? 250 : 1)
      } catch {
        file.close()
        throw error
      }
      if file.isAt(path) { return file }
      file.close()  // replaced while we waited for the lock
    }
  }

  /// Locks a file that is there, and leaves it as it is, for as long as somebody holds it. `nil` where there is none.
  ///
  /// - Throws: `held` where another program has it.
  package static func hold(_ path: String) throws(Failure) -> LockedFile? {
    while true {
      let descriptor: Descriptor
      do throws(SystemError) {
        descriptor = try Descriptor.opening(path, [.both, .noLinks, .withoutWaiting])
      } catch {
        if error == .missing { return nil }
        throw Failure(error)
      }
      let file = LockedFile(descriptor: descriptor, path: path)
      do {
        try file.lock(exclusively: true, tries: 1)
      } catch {
        file.close()
        throw error
      }
      if file.isAt(path) { return file }
      file.close()
    }
  }

  /// Whether it is what stands in a place by now.
  package func isAt(_ place: String) -> Bool {
    guard let opened = try? FileStatus(of: descriptor),
      let named = try? FileStatus(of: place, followsLinks: false)
    else { return false }
    return opened.isSame(as: named)
  }

  /// Whether another program holds the lock of a file; not where it is not there.
  package static func isHeld(_ path: String) -> Bool {
    guard let file = try? opened(path, toWrite: false) else { return false }
    defer { file.close() }
    return flock(file.descriptor.number, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  package func close() { descriptor.close() }

  package func readAll() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try explained { () throws(SystemError) in try descriptor.read(into: &block) }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  /// Whether the last line has no end, as after a program that was killed while writing.
  package func endsInsideLine() throws(Failure) -> Bool {
    try explained { () throws(SystemError) in
      let length = try FileStatus(of: descriptor).size
      guard length > 0 else { return false }
      var last: UInt8 = 0
      let count = try withUnsafeMutableBytes(of: &last) { room in
        Result { () throws(SystemError) in try descriptor.read(into: room, at: length - 1) }
      }.get()
      return count == 1 && last != UInt8(ascii: "\n")
    }
  }

  /// Where the text does not fit, the file is as it was.
  package func append(_ text: String) throws(Failure) {
    try explained { () throws(SystemError) in
      let size = try FileStatus(of: descriptor).size
      do throws(SystemError) {
        try descriptor.write(text.utf8)
      } catch {
        try? descriptor.setSize(size)
        throw error
      }
    }
  }

  /// Lets others in, and then has everything on the disk, which takes long.
  package func unlockAndSync() throws(Failure) {
    _ = flock(descriptor.number, LOCK_UN)
    try explained { () throws(SystemError) in try descriptor.sync() }
  }

  /// Puts a new file in the place of this one, whole or not at all.
  package static func replace(_ path: String, with text: String) throws(Failure) {
    let temporary = path + ".\(getpid()).new"
    FilePath.remove(temporary)
    do {
      let file = LockedFile(
        descriptor: try Descriptor.opening(temporary, [.writing, .new, .appending, .noLinks], mode: 0o600),
        path: temporary)
      defer { file.close() }
      try file.append(text)
      try file.unlockAndSync()
      try FilePath.rename(temporary, to: path)
    } catch {
      FilePath.remove(temporary)
      throw (error as? SystemError).map { Failure($0) } ?? (error as? Failure) ?? Failure("\(error)")
    }
  }

  private static func opened(_ path: String, toWrite: Bool) throws(Failure) -> LockedFile? {
    let how: Descriptor.Opening = toWrite ? [.both, .appending, .creating] : .reading
    do {
      let descriptor = try Descriptor.opening(path, [how, .noLinks, .withoutWaiting], mode: 0o600)
      return LockedFile(descriptor: descriptor, path: path)
    } catch {
      if error == .missing, !toWrite { return nil }
      throw Failure(error)
    }
  }

  private func makePrivate(toWrite: Bool) throws(Failure) {
    let status = try explained { () throws(SystemError) in try FileStatus(of: descriptor) }
    guard status.kind == .file else { throw Failure("it is not a file") }
    if toWrite, status.mode & 0o077 != 0 { descriptor.setMode(0o600) }
  }

  private func lock(exclusively: Bool, tries: Int) throws(Failure) {
    let operation = (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB
    for number in 1...tries {
      if flock(descriptor.number, operation) == 0 { return }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: if number < tries { usleep(2_000) }
      case ENOLCK, EOPNOTSUPP: return  // a file system without locks: do without
      default: throw Failure(.latest)
      }
    }
    throw .held
  }

  private func explained<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw Failure(error)
    }
  }
}
