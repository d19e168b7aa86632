package import Foundation

/// Programs that tests need and that need not be there.
package enum Tool {
  package static let hasOpenSSL = isThere("openssl")
  package static let hasPython = isThere("python3")
  package static let hasCompiler = isThere("cc")
  package static let hasNginx = isThere("nginx")

  private static func isThere(_ name: String) -> Bool {
    ((ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin").split(separator: ":").contains {
      folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  package struct Failed: Error { let command: [String] }

  /// Runs a program to its end; throws when it fails.
  package static func run(_ command: [String], in folder: String? = nil, environment: [String: String] = [:])
    throws
  {
    let process = process(command, in: folder, environment: environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(command: command) }
  }

  package static func process(
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
package final class ServerProcess: Sendable {
  package let port: Int
  private let processIdentifier: Int32

  package init(_ command: [String], in folder: String) throws {
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
