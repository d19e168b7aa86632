internal import ApusJSON
package import Foundation

/// The Swift compiler, run on source that was generated.
package enum Compiler {
  package struct Result {
    package let status: Int32
    package let output: String
  }

  /// All files of a module in one process, which reads what they import once.
  private static let oneCompiler = "-wmo"

  /// A single file would call its module as itself, which may be one that it imports.
  private static let named = ["-module-name", "Checked"]

  /// What the compiler itself makes is checked by those who make the compiler.
  private static let trusting = ["-Xfrontend", "-disable-llvm-verify"]

  /// Objects of tests that run under a sanitizer need it where they are linked.
  private static let sanitizing =
    ProcessInfo.processInfo.environment["APUS_SANITIZED"].map { ["-sanitize=\($0)"] } ?? []

  /// What the compiler says against the source of a file; empty when it takes it.
  package static func complaints(about source: String, options: [String] = []) throws -> String {
    try complaints(about: ["Generated": source], options: options)
  }

  /// What it says against files of one module, by their names without ending.
  package static func complaints(about files: [String: String], options: [String] = []) throws -> String {
    try inFolder { folder in
      let paths = try write(files, in: folder)
      let result = try run(
        ["swiftc", "-typecheck", oneCompiler, "-swift-version", "6", "-parse-as-library"] + named + options
          + paths)
      return result.status == 0 ? "" : result.output
    }
  }

  /// Builds a program of one file, runs it, and gives what it prints.
  package static func output(ofProgram source: String) throws -> Result {
    try output(ofProgram: ["main": source])
  }

  /// Builds a program of several files, of which one is called `main`, runs it, and gives what it prints.
  ///
  /// - Parameter environment: added to this process's.
  package static func output(
    ofProgram files: [String: String], options: [String] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try inFolder { folder in
      let program = folder.appendingPathComponent("program")
      let paths = try write(files, in: folder)
      let build = try run(
        ["swiftc", oneCompiler, "-swift-version", "6", "-Onone", "-o", program.path] + trusting + sanitizing
          + options
          + paths)
      return build.status == 0 ? try run([program.path], environment) : build
    }
  }

  /// Builds a module for others to import, and the object file of its name to link with them, in a folder.
  package static func buildModule(
    _ name: String, of files: [String], in folder: URL, languageMode: Int = 6, options: [String] = []
  ) throws -> Result {
    let module = folder.appendingPathComponent(name + ".swiftmodule").path
    let object = folder.appendingPathComponent(name + ".o").path
    return try run(
      [
        "swiftc", "-c", "-emit-module", oneCompiler, "-parse-as-library", "-swift-version", "\(languageMode)",
        "-module-name", name, "-I", folder.path, "-emit-module-path", module, "-o", object,
      ]
        + trusting + options + files)
  }

  /// The files as `swift format` would have them, without a configuration.
  package static func formatted(_ files: [String: String]) throws -> [String: String] {
    try inFolder { folder in
      let paths = try write(files, in: folder)
      let result = try run(["swift", "format", "-i"] + paths)
      guard result.status == 0 else { return ["": result.output] }
      return try files.keys.reduce(into: [:]) { formatted, name in
        let file = folder.appendingPathComponent(name + ".swift")
        formatted[name] = try String(contentsOf: file, encoding: .utf8)
      }
    }
  }

  /// Where the modules are that the tests were built with; `nil` when they were built by something else.
  package static let modules: String? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder = folder.deletingLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let wanted = modules.appendingPathComponent("ApusClient.swiftmodule").path
      if FileManager.default.fileExists(atPath: wanted) { return modules.path }
    }
    return nil
  }()

  /// What has to be linked into a program that imports these modules.
  package static func objects(of names: [String]) throws -> [String] {
    guard let modules else { return [] }
    let products = URL(fileURLWithPath: modules).deletingLastPathComponent()
    return try names.flatMap { name in
      // The folder itself may still hold objects of sources that are gone.
      let map = products.appendingPathComponent(name + ".build/output-file-map.json")
      return try JSONDocument([UInt8](Data(contentsOf: map))).root.children.compactMap {
        $0["object"]?.string
      }
    }
  }

  package static func inFolder<Value>(_ work: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  private static func write(_ files: [String: String], in folder: URL) throws -> [String] {
    try files.map { name, source in
      let file = folder.appendingPathComponent(name + ".swift")
      try Data(source.utf8).write(to: file)
      return file.path
    }
  }

  private static func run(_ command: [String], _ environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
