#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A small file for the user's eyes only, which is there whole or not at all.
enum PrivateFile {
  /// Writes a file of mode 0600 in place of what has its name, in a folder that is made with mode 0700.
  ///
  /// - Parameter lasts: whether it must be on the disk before this returns, as it must unless it can be made again.
  static func write(_ text: String, to path: String, lasts: Bool = true) throws(FileProblem) {
    if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system() }
    defer { close(descriptor) }
    do throws(SinkClosed) {
      try DescriptorSink(descriptor).write(text)
    } catch {
      unlink(temporary)
      throw FileProblem(error.reason)
    }
    guard !lasts || fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      let problem = FileProblem.system()
      unlink(temporary)
      throw problem
    }
  }

  /// The names in a folder, in order; none when it is not there.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Removes the files of a folder that were written longest ago, until no more than `limit` are left.
  static func removeOldest(in folder: String, keeping limit: Int) {
    let names = names(in: folder)
    guard names.count > limit else { return }
    let dated = names.map { name -> (name: String, time: Int) in
      var status = stat()
      return (name, lstat("\(folder)/\(name)", &status) == 0 ? status.modificationTime : 0)
    }
    for file in dated.sorted(by: { $0.time < $1.time }).dropLast(limit) { unlink("\(folder)/\(file.name)") }
  }

  private static func makeFolder(_ path: String) throws(FileProblem) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw .system()
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system() }
  }
}

extension FileProblem {
  static func system() -> FileProblem { FileProblem(String(cString: strerror(errno))) }
}

extension stat {
  /// In seconds.
  fileprivate var modificationTime: Int {
    #if canImport(Glibc)
      st_mtim.tv_sec
    #else
      st_mtimespec.tv_sec
    #endif
  }
}
