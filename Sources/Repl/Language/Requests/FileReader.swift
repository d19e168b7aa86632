#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file that a line names cannot be read.
package struct FileProblem: Error, Sendable, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// How lines read the files they name. Building a request touches the disk through this only.
package struct FileReader: Sendable {
  /// A whole file.
  package let contents: @Sendable (_ path: String) -> Result<[UInt8], FileProblem>
  /// Why a file cannot be sent later; `nil` when it can.
  package let problem: @Sendable (_ path: String) -> FileProblem?
  /// What `~` stands for; `nil` leaves it.
  package let home: String?
  /// Where relative paths start; `nil` is where the process is.
  package let workingFolder: String?

  package init(
    home: String? = nil, workingFolder: String? = nil,
    contents: @escaping @Sendable (String) -> Result<[UInt8], FileProblem>,
    problem: @escaping @Sendable (String) -> FileProblem?
  ) {
    self.home = home
    self.workingFolder = workingFolder
    self.contents = contents
    self.problem = problem
  }

  /// Files that are a dictionary's values, by path; no others exist.
  package static func fixed(_ files: [String: String], home: String? = nil) -> FileReader {
    let missing = FileProblem("No such file or directory")
    return FileReader(
      home: home, contents: { path in files[path].map { .success(Array($0.utf8)) } ?? .failure(missing) },
      problem: { files[$0] == nil ? missing : nil })
  }

  /// The real files.
  package static func disk(home: String?, workingFolder: String? = nil) -> FileReader {
    FileReader(home: home, workingFolder: workingFolder, contents: read, problem: { probe($0) })
  }

  /// The path to open for one that was typed.
  package func expanded(_ path: String) -> String {
    if let home, path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
    guard let workingFolder, !path.hasPrefix("/") else { return path }
    return workingFolder + "/" + path
  }
}

/// Values read from a line's files are kept in memory, so they are not without limit.
private let sizeLimit = 256 << 20

private func probe(_ path: String) -> FileProblem? {
  var status = stat()
  guard stat(path, &status) == 0 else { return systemProblem() }
  guard status.st_mode & S_IFMT != S_IFDIR else { return FileProblem("it is a folder") }
  return access(path, R_OK) == 0 ? nil : systemProblem()
}

private func read(_ path: String) -> Result<[UInt8], FileProblem> {
  if let problem = probe(path) { return .failure(problem) }
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return .failure(systemProblem()) }
  defer { close(file) }
  var status = stat()
  // What the system says of the size is not so for pipes, devices, and files that grow.
  let known = fstat(file, &status) == 0 ? min(max(0, Int(status.st_size)), sizeLimit) : 0
  var problem: FileProblem?
  var bytes = [UInt8](unsafeUninitializedCapacity: known) { room, count in
    problem = read(file, into: UnsafeMutableRawBufferPointer(room), &count)
  }
  var chunk = [UInt8](repeating: 0, count: 64 << 10)
  while problem == nil {
    var count = 0
    problem = chunk.withUnsafeMutableBytes { read(file, into: $0, &count) }
    if count == 0, problem == nil { return .success(bytes) }
    bytes += chunk[..<count]
    if bytes.count > sizeLimit { problem = FileProblem("it is larger than 256 MiB") }
  }
  return problem.map(Result.failure) ?? .success(bytes)
}

/// Fills `room`, or as much of it as there is until the end of the file; `count` is how much that was.
private func read(
  _ file: Int32, into room: UnsafeMutableRawBufferPointer, _ count: inout Int
) -> FileProblem? {
  count = 0
  while count < room.count {
    let rest = UnsafeMutableRawBufferPointer(rebasing: room[count...])
    #if canImport(Glibc)
      let read = Glibc.read(file, rest.baseAddress, rest.count)
    #else
      let read = Darwin.read(file, rest.baseAddress, rest.count)
    #endif
    if read < 0, errno == EINTR { continue }
    if read < 0 { return systemProblem() }
    if read == 0 { return nil }
    count += read
  }
  return nil
}

private func systemProblem() -> FileProblem { FileProblem(String(cString: strerror(errno))) }
