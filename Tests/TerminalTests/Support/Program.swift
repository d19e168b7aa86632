import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation

/// The program as it was built.
enum Program {
  /// The folder that holds this test's program, where the package's other programs are.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .path
  static let path = folder + "/apus"

  /// Variables of a user whose home is this folder, and nothing of whoever runs the tests.
  static func variables(home: String?, _ others: [String: String] = [:]) -> [String: String] {
    // Nothing waits in a pager where no test asks for one.
    var variables = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PAGER": "cat",
    ]
    if let home { variables["HOME"] = home }
    return variables.merging(Sanitizer.variables) { $1 }.merging(others) { $1 }
  }

  struct Result {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Runs it without a terminal, to its end.
  ///
  /// - Parameter limit: what a shell does before, such as `ulimit -f 8`.
  static func run(
    program: String = path, _ arguments: [String], input: String = "", home: String? = nil,
    _ others: [String: String] = [:], in folder: String? = nil, under limit: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: limit == nil ? program : "/bin/sh")
    process.arguments = (limit.map { ["-c", "\($0); exec \"$0\" \"$@\"", program] } ?? []) + arguments
    process.environment = variables(home: home, others)
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    let files = try Files(input: input)
    process.standardInput = try FileHandle(forReadingFrom: files.input)
    process.standardOutput = try FileHandle(forWritingTo: files.output)
    process.standardError = try FileHandle(forWritingTo: files.errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try String(contentsOf: files.output, encoding: .utf8),
      errors: try String(contentsOf: files.errors, encoding: .utf8), status: process.terminationStatus)
  }

  /// Begins it in a shell, in a folder that is its home, with nothing to read, and leaves it running.
  ///
  /// - Parameters:
  ///   - words: what stands behind its name there.
  ///   - before: what the shell does before.
  static func begin(_ words: String, in folder: TestFolder, before: String = "") throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(before) exec '\(path)' \(words)"]
    process.environment = variables(home: folder.path)
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Files rather than pipes: they take any amount without anybody reading.
  private struct Files {
    let folder = try? TestFolder()
    var input: URL { URL(filePath: (folder?.path ?? "") + "/input") }
    var output: URL { URL(filePath: (folder?.path ?? "") + "/output") }
    var errors: URL { URL(filePath: (folder?.path ?? "") + "/errors") }

    init(input text: String) throws {
      try Data(text.utf8).write(to: input)
      try Data().write(to: output)
      try Data().write(to: errors)
    }
  }
}
