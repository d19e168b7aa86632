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
  /// Whether a path names a pipe, which can be read once. By default none does.
  package var isPipe: @Sendable (_ path: String) -> Bool = { _ in false }
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

  /// Files that are a dictionary's values, by path; no others exist.
  package static func fixed(_ files: [String: String], home: String? = nil) -> FileReader {
    let missing = FileProblem("No such file or directory")
    return FileReader(
      home: home, contents: { path in files[path].map { .success(Array($0.utf8)) } ?? .failure(missing) },
      problem: { files[$0] == nil ? missing : nil })
  }

  /// The real files.
  package static func disk(home: String?, workingFolder: String? = nil) -> FileReader {
    var files = FileReader(
      home: home, workingFolder: workingFolder, contents: { WholeFile($0).bytes },
      digest: { WholeFile($0).digest },
      identity: { WholeFile($0).identity }, problem: { WholeFile($0).problem })
    files.isPipe = { (try? FileStatus(of: $0))?.kind == .pipe }
    return files
  }

  /// A path that means the same wherever the process is.
  package func whole(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return FilePath.workingFolder.map { $0 + "/" + path } ?? path
  }

  /// The path to open for one that was typed.
  package func expanded(_ path: String) -> String {
    if let home, path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
    guard let workingFolder, !path.hasPrefix("/") else { return path }
    return workingFolder + "/" + path
  }
}
