internal import ApusSystem

/// A program that is run to its end.
struct Child {
  let executable: String
  var arguments: [String] = []
  var environment: [String] = []
  /// Where standard output goes. Standard error goes nowhere.
  var output = "/dev/null"

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs it from start to exit; how long that took, in seconds. A status other than 0 is a failure.
  func run() throws -> Double {
    let start = ContinuousClock.now
    let streams = ChildProcess.Streams(
      input: .file("/dev/null", .reading), output: .file(output, [.writing, .creating, .emptying]),
      errors: .file("/dev/null", .writing))
    let process = try ChildProcess(executable, arguments, environment: environment, streams)
    let status = process.wait()
    let elapsed = ContinuousClock.now - start
    guard status == 0 else {
      throw Failure(description: "\(executable) \(arguments.joined(separator: " ")) ended with \(status)")
    }
    return elapsed.inSeconds
  }

  /// The first line it prints, without its line break; `nil` when it cannot be run.
  func firstLine(in folder: String) -> String? {
    var child = self
    child.output = folder + "/first-line"
    defer { FilePath.remove(child.output) }
    guard (try? child.run()) != nil, let file = try? Descriptor.opening(child.output, .reading) else {
      return nil
    }
    defer { file.close() }
    var line = [UInt8](repeating: 0, count: 4096)
    guard let count = try? file.read(into: &line) else { return nil }
    return String(decoding: line.prefix(count).prefix { $0 != 0x0a }, as: UTF8.self)
  }
}
