import Foundation

/// The Swift compiler, run on source that was generated.
enum Compiler {
  struct Result {
    let status: Int32
    let output: String
  }

  /// What the compiler says against the source of a file; empty when it takes it.
  static func complaints(about source: String, options: [String] = []) throws -> String {
    try inFolder { folder in
      let file = folder.appendingPathComponent("Generated.swift")
      try Data(source.utf8).write(to: file)
      let result = try run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library"] + options + [file.path])
      return result.status == 0 ? "" : result.output
    }
  }

  /// Builds a program of one file, runs it, and gives what it prints.
  static func output(ofProgram source: String) throws -> Result {
    try inFolder { folder in
      let file = folder.appendingPathComponent("main.swift")
      let program = folder.appendingPathComponent("program")
      try Data(source.utf8).write(to: file)
      let build = try run(["swiftc", "-swift-version", "6", "-Onone", "-o", program.path, file.path])
      return build.status == 0 ? try run([program.path]) : build
    }
  }

  /// Where the modules are that the tests were built with; `nil` when they were built by something else.
  static let modules: String? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder = folder.deletingLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let wanted = modules.appendingPathComponent("APIClient.swiftmodule").path
      if FileManager.default.fileExists(atPath: wanted) { return modules.path }
    }
    return nil
  }()

  private static func run(_ command: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  private static func inFolder<Value>(_ work: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }
}
