#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How lines read the files they name. Building a request touches the disk through this only.
package struct FileReader: Sendable {
  /// A whole file.
  package let contents: @Sendable (_ path: String) -> Result<[UInt8], FileProblem>
  /// What tells a whole file from others. The file is not kept in memory.
  package let digest: @Sendable (_ path: String) -> Result<ContentDigest, FileProblem>
  /// What the system says of a file and changes whenever the file does; `nil` when it says nothing that can be relied
  /// on, as of a file that was written a moment ago.
  package let identity: @Sendable (_ path: String) -> String?
  /// Why a file cannot be sent later; `nil` when it can.
  package let problem: @Sendable (_ path: String) -> FileProblem?
  /// What `~` stands for; `nil` leaves it.
  package let home: String?
  /// Where relative paths start; `nil` is where the process is.
  package let workingFolder: String?
  /// Where the file of an expanded path really is. By default there.
  package var found: @Sendable (_ path: String) -> String = { $0 }

  package init(
    home: String? = nil, workingFolder: String? = nil,
    contents: @escaping @Sendable (String) -> Result<[UInt8], FileProblem>,
    digest: (@Sendable (String) -> Result<ContentDigest, FileProblem>)? = nil,
    identity: @escaping @Sendable (String) -> String? = { _ in nil },
    problem: @escaping @Sendable (String) -> FileProblem?
  ) {
    self.home = home
    self.workingFolder = workingFolder
    self.contents = contents
    self.digest = digest ?? { path in contents(path).map { ContentDigest($0) } }
    self.identity = identity
    self.problem = problem
  }

  /// Values read from a line's files are kept in memory, so they are not without limit.
  package static let sizeLimit = 256 << 20

  /// Files that are a dictionary's values, by path; no others exist.
  package static func fixed(_ files: [String: String], home: String? = nil) -> FileReader {
    let missing = FileProblem("No such file or directory")
    return FileReader(
      home: home, contents: { path in files[path].map { .success(Array($0.utf8)) } ?? .failure(missing) },
      problem: { files[$0] == nil ? missing : nil })
  }

  /// The real files.
  package static func disk(home: String?, workingFolder: String? = nil) -> FileReader {
    FileReader(
      home: home, workingFolder: workingFolder, contents: read, digest: digestOfFile,
      identity: identityOfFile, problem: { probe($0) })
  }

  /// A path that means the same wherever the process is.
  package func whole(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// The path to open for one that was typed.
  package func expanded(_ path: String) -> String {
    if let home, path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
    guard let workingFolder, !path.hasPrefix("/") else { return path }
    return workingFolder + "/" + path
  }
}

private func probe(_ path: String) -> FileProblem? {
  var status = stat()
  guard stat(path, &status) == 0 else { return systemProblem() }
  guard status.st_mode & S_IFMT != S_IFDIR else { return FileProblem("it is a folder") }
  return access(path, R_OK) == 0 ? nil : systemProblem()
}

private func read(_ path: String) -> Result<[UInt8], FileProblem> {
  open(path) { file in
    var status = stat()
    let size = fstat(file, &status) == 0 ? min(Int(status.st_size), FileReader.sizeLimit) : 0
    var problem: FileProblem?
    // Most files are as long as the system says. Growing would copy a large one over and over.
    var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      switch fill(UnsafeMutableRawBufferPointer(buffer), from: file) {
      case .success(let filled): count = filled
      case .failure(let failure): problem = failure
      }
    }
    if let problem { return .failure(problem) }
    let end = inPieces(of: 64 << 10, file) { piece in
      bytes += piece
      return bytes.count <= FileReader.sizeLimit
    }
    if let end { return .failure(end) }
    return bytes.count <= FileReader.sizeLimit
      ? .success(bytes) : .failure(FileProblem("it is larger than 256 MiB"))
  }
}

private func digestOfFile(_ path: String) -> Result<ContentDigest, FileProblem> {
  open(path) { file in
    var digest = ContentDigest()
    let problem = inPieces(of: ContentDigest.pieceSize, file) { piece in
      digest.add(piece)
      return true
    }
    return problem.map { .failure($0) } ?? .success(digest)
  }
}

private func identityOfFile(_ path: String) -> String? {
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  #if canImport(Glibc)
    let (written, changed) = (status.st_mtim, status.st_ctim)
  #else
    let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
  #endif
  // Clocks of file systems are coarse: what was written just now may be written again without a sign of it.
  guard time(nil) - max(written.tv_sec, changed.tv_sec) >= 2 else { return nil }
  return [
    Int(status.st_dev), Int(status.st_ino), Int(status.st_size), written.tv_sec, written.tv_nsec,
    changed.tv_sec,
    changed.tv_nsec,
  ].map { "\($0)" }.joined(separator: " ")
}

private func open<Value>(
  _ path: String, _ work: (Int32) -> Result<Value, FileProblem>
) -> Result<Value, FileProblem> {
  if let problem = probe(path) { return .failure(problem) }
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return .failure(systemProblem()) }
  defer { close(file) }
  return work(file)
}

/// Hands over what is left of a file, in pieces that are full but for the last, until there is no more or no more
/// is wanted.
private func inPieces(
  of size: Int, _ file: Int32, _ use: (UnsafeRawBufferPointer) -> Bool
) -> FileProblem? {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
  defer { buffer.deallocate() }
  while true {
    switch fill(buffer, from: file) {
    case .failure(let problem): return problem
    case .success(0): return nil
    case .success(let count):
      guard use(UnsafeRawBufferPointer(rebasing: buffer[..<count])), count == size else { return nil }
    }
  }
}

/// Reads until the buffer is full or the file ends.
private func fill(
  _ buffer: UnsafeMutableRawBufferPointer, from file: Int32
) -> Result<Int, FileProblem> {
  var filled = 0
  while filled < buffer.count {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
    #if canImport(Glibc)
      let count = Glibc.read(file, rest.baseAddress, rest.count)
    #else
      let count = Darwin.read(file, rest.baseAddress, rest.count)
    #endif
    if count < 0, errno == EINTR { continue }
    if count < 0 { return .failure(systemProblem()) }
    if count == 0 { break }
    filled += count
  }
  return .success(filled)
}

private func systemProblem() -> FileProblem { FileProblem(String(cString: strerror(errno))) }
