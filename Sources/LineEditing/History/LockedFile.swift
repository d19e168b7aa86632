#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is open, private to the user, and locked against other programs.
struct LockedFile {
  private let descriptor: Int32
  private let path: String

  /// What went wrong, in the system's words.
  struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
      self.description = description
    }

    static func system(_ number: Int32 = errno) -> Failure {
      Failure(String(cString: strerror(number)))
    }
  }

  /// Opens and locks. A symbolic link or anything but an ordinary file is refused. `nil` when the file is to be read and
  /// does not exist; when it is to be written it is created, for the user's eyes only.
  static func open(_ path: String, toWrite: Bool) throws(Failure) -> LockedFile? {
    while true {
      let file = LockedFile(descriptor: openDescriptor(path, toWrite: toWrite), path: path)
      if file.descriptor < 0 {
        if errno == EINTR { continue }
        if errno == ENOENT, !toWrite { return nil }
        throw errno == ELOOP ? Failure("it is a symbolic link") : .system()
      }
      do {
        try file.makePrivate(toWrite: toWrite)
        try file.lock(exclusively: toWrite)
      } catch {
        file.close()
        throw error
      }
      if file.stillHasItsName { return file }
      file.close()  // replaced while we waited for the lock
    }
  }

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  func readAll() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: block.prefix(count))
      } else if errno != EINTR {
        throw .system()
      }
    }
  }

  func endsInsideLine() throws(Failure) -> Bool {
    let length = lseek(descriptor, 0, SEEK_END)
    guard length > 0 else { return false }
    var last: UInt8 = 0
    guard pread(descriptor, &last, 1, length - 1) == 1 else { throw .system() }
    return last != UInt8(ascii: "\n")
  }

  /// Writes at the end.
  func append(_ text: String) throws(Failure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .system()
      }
    }
  }

  /// Waits until what was written is on the disk. Others may have the file meanwhile.
  func unlockAndSync() throws(Failure) {
    _ = flock(descriptor, LOCK_UN)
    if fdatasync(descriptor) != 0, errno != EINVAL { throw .system() }
  }

  /// Writes `text` to a new file and gives it this path's name. The caller holds the lock of the old file.
  static func replace(_ path: String, with text: String) throws(Failure) {
    let temporary = path + ".\(getpid()).new"
    unlink(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC
    let file = LockedFile(descriptor: systemOpen(temporary, flags, 0o600), path: temporary)
    guard file.descriptor >= 0 else { throw .system() }
    defer { file.close() }
    do {
      try file.append(text)
      try file.unlockAndSync()
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let failure = Failure.system()
      unlink(temporary)
      throw failure
    }
  }

  private static func openDescriptor(_ path: String, toWrite: Bool) -> Int32 {
    // Not blocking, so that a named pipe in this place does not stop the program.
    let flags = O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    return systemOpen(path, flags | (toWrite ? O_RDWR | O_APPEND | O_CREAT : O_RDONLY), 0o600)
  }

  private static func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags, mode)
    #else
      Darwin.open(path, flags, mode)
    #endif
  }

  private func makePrivate(toWrite: Bool) throws(Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("it is not a file") }
    if toWrite, status.st_mode & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }
  }

  /// Waits at most half a second: someone who holds the lock for longer is stuck, and the prompt must not be.
  private func lock(exclusively: Bool) throws(Failure) {
    let operation = (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB
    for _ in 0..<250 {
      if flock(descriptor, operation) == 0 { return }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: usleep(2_000)
      case ENOLCK, EOPNOTSUPP: return  // a file system without locks: do without
      default: throw .system()
      }
    }
    throw Failure("another program holds it")
  }

  private var stillHasItsName: Bool {
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}

/// Folders for private files.
enum Folder {
  /// Creates the folders above `path` that are missing, for the user's eyes only.
  static func create(for path: String) throws(LockedFile.Failure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = ""
    for part in parts {
      folder += part + "/"
      if mkdir(folder, 0o700) != 0, errno != EEXIST, errno != EISDIR {
        let failure = LockedFile.Failure.system()
        if access(folder, F_OK) != 0 { throw failure }
      }
    }
  }
}
