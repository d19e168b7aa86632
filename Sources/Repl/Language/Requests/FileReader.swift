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
  /// Where the file of an expanded path really is. By default there.
  package var found: @Sendable (_ path: String) -> String = { $0 }

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
  var bytes: [UInt8] = []
  // Growing would copy a large file over and over, and hold it twice.
  if fstat(file, &status) == 0 { bytes.reserveCapacity(min(Int(status.st_size), sizeLimit)) }
  var chunk = [UInt8](repeating: 0, count: 64 << 10)
  while true {
    let count = chunk.withUnsafeMutableBytes { buffer in
      #if canImport(Glibc)
        Glibc.read(file, buffer.baseAddress, buffer.count)
      #else
        Darwin.read(file, buffer.baseAddress, buffer.count)
      #endif
    }
    if count < 0, errno == EINTR { continue }
    if count < 0 { return .failure(systemProblem()) }
    if count == 0 { return .success(bytes) }
    bytes += chunk[..<count]
    guard bytes.count <= sizeLimit else { return .failure(FileProblem("it is larger than 256 MiB")) }
  }
}

private func systemProblem() -> FileProblem { FileProblem(String(cString: strerror(errno))) }
