/// Files that only their owner reads, and that a crash leaves whole.
///
/// Symbolic links are never followed to the file itself, and nothing but ordinary files is written. What a call has
/// written is on the disk when it returns.
package enum SafeFile {
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String { "\(path) cannot be written: \(reason)" }

    init(_ path: String, _ error: SystemError) {
      self.path = path
      reason = error == .symbolicLink ? "it is a symbolic link" : error.description
    }

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Writes a whole file: beside the old one first, then in its place.
  ///
  /// - Parameters:
  ///   - lasts: whether it is on the disk when this returns, as it must be unless it can be made again.
  ///   - isOthers: whether it is as it was to whom it belonged, and to who may read it; otherwise it is for its owner alone.
  package static func replace(
    _ path: String, with bytes: [UInt8], lasts: Bool = true, isOthers: Bool = false
  ) throws(Failure) {
    try explained(path) { () throws(SystemError) in try Folder.create(for: path) }
    try refuseOthers(path)
    let temporary = "\(path).\(ThisProgram.number).\(UInt32.random(in: 0 ... .max)).new"
    try explained(path) { () throws(SystemError) in
      let file = try Descriptor.opening(temporary, [.writing, .new, .noLinks], mode: 0o600)
      do throws(SystemError) {
        defer { file.close() }
        if isOthers, let old = try? FileStatus(of: path) { try file.setOwnerAndMode(of: old) }
        try write(bytes, to: file, at: 0, lasts: lasts)
        try FilePath.rename(temporary, to: path)
      } catch {
        FilePath.remove(temporary)
        throw error
      }
    }
    // A new name is on the disk only when its folder is.
    if lasts { Folder.sync(of: path) }
  }

  /// Puts a file in the place of another one of the same file system.
  package static func move(_ path: String, to place: String) throws(Failure) {
    try refuseOthers(place)
    try explained(place) { () throws(SystemError) in try FilePath.rename(path, to: place) }
    Folder.sync(of: place)
  }

  /// Adds to the end of a file that is there: a part of one would be of no use. The last `count` bytes are written
  /// over. Where that fails half-way, the file is as it was.
  package static func append(_ bytes: [UInt8], to path: String, over count: Int = 0) throws(Failure) {
    try append([bytes], to: path, over: count)
  }

  /// The same of several pieces, which need not be put together first.
  ///
  /// - Parameter later: has them on the disk while the caller goes on; by default they are there when this returns.
  package static func append(
    _ pieces: [[UInt8]], to path: String, over count: Int = 0, later: LateSync? = nil
  ) throws(Failure) {
    // Not waiting, so that a named pipe in this place does not stop the program.
    let file = try explained(path) { () throws(SystemError) in
      try Descriptor.opening(path, [.both, .noLinks, .withoutWaiting])
    }
    var isTaken = false
    defer { if !isTaken { file.close() } }
    let status = try explained(path) { () throws(SystemError) in try FileStatus(of: file) }
    guard status.kind == .file else { throw Failure(path: path, reason: "it is not a file") }
    if status.mode & 0o077 != 0 { file.setMode(0o600) }
    let start = max(0, status.size - count)
    let old = tail(of: path, count: status.size - start)
    do throws(SystemError) {
      var place = start
      for piece in pieces {
        try write(piece, to: file, at: place, lasts: false)
        place += piece.count
      }
      if let later {
        later.take(file, at: path)
        isTaken = true
      } else {
        try file.sync()
      }
    } catch {
      // What is written over needs no more room than it had.
      try? write(old, to: file, at: start, lasts: true)
      try? file.setSize(status.size)
      throw Failure(path, error)
    }
  }

  /// Takes the last bytes off a file that is there, which needs no room.
  package static func cut(_ count: Int, off path: String) throws(Failure) {
    try explained(path) { () throws(SystemError) in
      let file = try Descriptor.opening(path, [.both, .noLinks, .withoutWaiting])
      defer { file.close() }
      try file.setSize(max(0, FileStatus(of: file).size - count))
      try file.sync()
    }
  }

  /// The last bytes of a file, all of them when there are fewer; none when it cannot be read.
  package static func tail(of path: String, count: Int) -> [UInt8] {
    guard let file = try? Descriptor.opening(path, [.reading, .noLinks, .withoutWaiting]) else { return [] }
    defer { file.close() }
    guard let status = try? FileStatus(of: file), status.kind == .file else { return [] }
    let wanted = min(count, status.size)
    var result = [UInt8](repeating: 0, count: wanted)
    var done = 0
    while done < wanted {
      let place = status.size - wanted + done
      let got = result.withUnsafeMutableBytes { room in
        try? file.read(into: UnsafeMutableRawBufferPointer(rebasing: room[done...]), at: place)
      }
      guard let got, got > 0 else { break }
      done += got
    }
    return Array(result.prefix(done))
  }

  /// - Throws: what stands there, where it is no ordinary file.
  package static func refuseOthers(_ path: String) throws(Failure) {
    guard let status = try? FileStatus(of: path, followsLinks: false), status.kind != .file else { return }
    let isLink = status.kind == .symbolicLink
    throw Failure(path: path, reason: isLink ? "it is a symbolic link" : "it is not a file")
  }

  private static func write(
    _ bytes: [UInt8], to file: Descriptor, at place: Int, lasts: Bool
  ) throws(SystemError) {
    let written = bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in try file.write(bytes, at: place) }
    }
    try written.get()
    if lasts { try file.sync() }
  }

  private static func explained<Value>(
    _ path: String, _ work: () throws(SystemError) -> Value
  ) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw Failure(path, error)
    }
  }
}
