#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Files that only their owner reads, and that a crash leaves whole.
///
/// Symbolic links are never followed to the file itself, and nothing but ordinary files is written. What a call has
/// written is on the disk when it returns.
package enum SafeFile {
  package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String { "\(path) cannot be written: \(reason)" }
  }

  /// Writes a whole file: beside the old one first, then in its place.
  ///
  /// - Parameter lasts: whether it is on the disk when this returns, as it must be unless it can be made again.
  package static func replace(_ path: String, with bytes: [UInt8], lasts: Bool = true) throws(Failure) {
    try createFolders(for: path)
    try refuseOthers(path)
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).new"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(temporary, flags, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    do {
      defer { close(descriptor) }
      try write(bytes, to: descriptor, at: 0, path, lasts: lasts)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let failure = failure(path)
      unlink(temporary)
      throw failure
    }
    if lasts { syncFolder(of: path) }
  }

  /// Puts a file in the place of another one of the same file system.
  static func move(_ path: String, to place: String) throws(Failure) {
    try refuseOthers(place)
    guard rename(path, place) == 0 else { throw failure(place) }
    syncFolder(of: place)
  }

  static func remove(_ path: String) { unlink(path) }

  /// Removes a folder that is empty; any other stays.
  static func removeFolder(_ path: String) { rmdir(path) }

  /// Adds to the end of a file that is there: a part of one would be of no use. The last `count` bytes are written
  /// over. Where that fails half-way, the file is as it was.
  package static func append(_ bytes: [UInt8], to path: String, over count: Int = 0) throws(Failure) {
    // Not blocking, so that a named pipe in this place does not stop the program.
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(path: path, reason: "it is not a file") }
    if status.st_mode & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }
    let (size, start) = (status.st_size, max(0, Int(status.st_size) - count))
    let old = tail(of: path, count: Int(size) - start)
    do {
      try write(bytes, to: descriptor, at: start, path)
    } catch {
      // What is written over needs no more room than it had.
      try? write(old, to: descriptor, at: start, path)
      _ = ftruncate(descriptor, size)
      throw error
    }
  }

  /// The last bytes of a file, all of them when there are fewer; none when it cannot be read.
  static func tail(of path: String, count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let wanted = min(count, Int(status.st_size))
    var result = [UInt8](repeating: 0, count: wanted)
    var done = 0
    while done < wanted {
      let place = Int(status.st_size) - wanted + done
      let got = result.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress?.advanced(by: done), wanted - done, off_t(place))
      }
      if got > 0 { done += got } else if got == 0 || errno != EINTR { break }
    }
    return Array(result.prefix(done))
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, at offset: Int, _ path: String, lasts: Bool = true
  ) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let place = offset + bytes.count - rest.count
      let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(place)) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(path)
      }
    }
    guard !lasts || fsync(descriptor) == 0 || errno == EINVAL else { throw failure(path) }
  }

  static func refuseOthers(_ path: String) throws(Failure) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    throw Failure(path: path, reason: isLink ? "it is a symbolic link" : "it is not a file")
  }

  /// Folders that are missing are made for the owner alone; those that are there stay as they are.
  private static func createFolders(for path: String) throws(Failure) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      guard mkdir(folder, 0o700) != 0 else { continue }
      let failure = failure(path)
      guard access(folder, F_OK) == 0 else { throw failure }
    }
  }

  /// A new name is on the disk only when its folder is.
  private static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: errno == ELOOP ? "it is a symbolic link" : String(cString: strerror(errno)))
  }
}
