package import ApusSystem

/// A command of the user's own that writes a secret, such as `gh auth token`. `sh` runs it; nothing of what it writes is
/// shown, and no shell's history has it.
package enum SecretCommand {
  /// What it wrote, without the line end.
  ///
  /// - Throws: where it cannot be run, fails, or writes nothing that a secret could be.
  package static func output(of command: String) throws(FileProblem) -> String {
    let (bytes, status) = try run(command)
    // 128 and the number of SIGINT.
    if status == 130 { throw .interrupted }
    guard status == 0 else { throw FileProblem("it ended with status \(status)") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileProblem("what it wrote is no text")
    }
    let secret = String(text.prefix { $0 != "\n" && $0 != "\r\n" })
    guard !secret.isEmpty else { throw FileProblem("it wrote nothing") }
    return secret
  }

  /// Its complaints are not shown: they may have what it was to write. What asks questions has the terminal for that.
  private static func run(_ command: String) throws(FileProblem) -> ([UInt8], Int32) {
    let ends: (reading: Descriptor, writing: Descriptor)
    let process: ChildProcess
    do throws(SystemError) {
      ends = try Descriptor.pipe()
      defer { ends.writing.close() }
      let streams = ChildProcess.Streams(
        output: .descriptor(ends.writing), errors: .file("/dev/null", .writing))
      process = try ChildProcess(shell: command, streams)
    } catch {
      throw FileProblem(error.description)
    }
    defer { ends.reading.close() }
    let written = OtherPrograms.read(from: ends.reading)
    if written == nil { process.kill() }
    let status = process.wait()
    guard let written else {
      throw Task.isCancelled ? .interrupted : FileProblem("it wrote too much, or was stopped")
    }
    return (written, status)
  }
}

extension FileProblem {
  /// Somebody does not want to wait for it.
  package static let interrupted = FileProblem("interrupted")
}
