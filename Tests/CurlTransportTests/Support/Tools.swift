import Foundation

/// Programs that tests need and that need not be there.
enum Tool {
  static let hasOpenSSL = isThere("openssl")
  static let hasPython = isThere("python3")
  static let hasCompiler = isThere("cc")
  static let hasNginx = isThere("nginx")

  private static func isThere(_ name: String) -> Bool {
    ((ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin").split(separator: ":").contains {
      folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  struct Failed: Error { let command: [String] }

  /// Runs a program to its end; throws when it fails.
  static func run(_ command: [String], in folder: String? = nil, environment: [String: String] = [:]) throws {
    let process = process(command, in: folder, environment: environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(command: command) }
  }

  static func process(
    _ command: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    return process
  }
}

/// A program that serves until it is released. It says where by a line with `127.0.0.1:PORT` in it.
final class ServerProcess: Sendable {
  let port: Int
  private let processIdentifier: Int32

  init(_ command: [String], in folder: String) throws {
    let process = Tool.process(command, in: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    processIdentifier = process.processIdentifier
    var text = ""
    var found: Int?
    while found == nil {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { throw Tool.Failed(command: command) }
      text += String(decoding: piece, as: UTF8.self)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .first { $0.contains("127.0.0.1:") }
      found = line?.split(separator: ":").last.flatMap { Int($0) }
    }
    port = found ?? 0
  }

  deinit { kill(processIdentifier, SIGKILL) }
}
