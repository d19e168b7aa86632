internal import ApusSystem
internal import Synchronization

/// Programs on this machine that may be asked for something: a seam, so that tests bring their own. They run without a
/// shell, without a word on the screen, and only when somebody said so.
package struct OtherPrograms: Sendable {
  /// Where the program of a name is; `nil` where there is none.
  package var path: @Sendable (_ name: String) -> String?
  /// What a program writes, by its path; `nil` when it fails.
  package var output: @Sendable (_ path: String, _ arguments: [String]) -> String?
  /// Gives a program something to read, and returns why it did not take it; `nil` when it did.
  package var give: @Sendable (_ bytes: [UInt8], _ path: String, _ arguments: [String]) -> String?
  /// Starts a program that may go on by itself, and returns why it did not; `nil` when it did.
  package var start: @Sendable (_ path: String, _ arguments: [String]) -> String?

  package init(
    path: @escaping @Sendable (String) -> String?,
    output: @escaping @Sendable (String, [String]) -> String?,
    give: @escaping @Sendable ([UInt8], String, [String]) -> String? = { _, _, _ in "there is none" },
    start: @escaping @Sendable (String, [String]) -> String? = { _, _ in "there is none" }
  ) {
    self.path = path
    self.output = output
    self.give = give
    self.start = start
  }

  package static let none = OtherPrograms(path: { _ in nil }, output: { _, _ in nil })

  /// Those of a `PATH`.
  package static func on(path list: @escaping @Sendable () -> String?) -> OtherPrograms {
    OtherPrograms(
      path: { name in
        (list() ?? "").split(separator: ":").map { "\($0)/\(name)" }.first(where: FilePath.isExecutable)
      }, output: { try? whatIsWritten(by: $0, $1) }, give: { problem(giving: $0, to: $1, $2) },
      start: { problem(starting: $0, $1) })
  }

  /// What it leaves running behind it, as clipboards do, holds nothing up.
  private static func problem(giving bytes: [UInt8], to path: String, _ arguments: [String]) -> String? {
    do throws(SystemError) {
      let ends = try Descriptor.pipe()
      let process: ChildProcess
      do throws(SystemError) {
        defer { ends.reading.close() }
        process = try ChildProcess(
          path, arguments,
          ChildProcess.Streams(
            input: .descriptor(ends.reading), output: .file("/dev/null", .writing),
            errors: .file("/dev/null", .writing)))
      } catch {
        ends.writing.close()
        throw error
      }
      var failure: SystemError?
      do throws(SystemError) { try ends.writing.write(bytes) } catch { failure = error }
      ends.writing.close()
      let status = process.wait()
      if status != 0 { return "it ended with status \(status)" }
      return failure?.description
    } catch {
      return error.description
    }
  }

  /// So long it is seen whether a program ends at once, as one does that cannot do what it was asked for.
  private static let patience: Int32 = 1000

  /// It has no terminal: neither ^C nor the end of this one ends it.
  static func problem(
    starting path: String, _ arguments: [String], patience: Int32 = patience
  ) -> String? {
    do throws(SystemError) {
      let nothing = ChildProcess.Stream.file("/dev/null", .both)
      let process = try ChildProcess(
        path, arguments, ChildProcess.Streams(input: nothing, output: nothing, errors: nothing),
        ownsTerminal: true)
      let end = End()
      // Somebody has to wait for its end, however late that is.
      SystemThread.start { end.come(process.wait()) }?.detach()
      let status = end.status(within: patience)
      return status == 0 ? nil : "it ended with status \(status)"
    } catch {
      return error.description
    }
  }

  /// The end of a program, which one thread waits for and another may.
  private final class End: Sendable {
    private let signal = StopSignal()
    private let status = Mutex<Int32>(0)

    func come(_ status: Int32) {
      self.status.withLock { $0 = status }
      signal?.raise()
    }

    /// Its status; 0 where it has not come yet.
    func status(within milliseconds: Int32) -> Int32 {
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      _ = signal?.wait(for: [], .reading) { Int32(max(0, (end - .now) / .milliseconds(1))) }
      return status.withLock { $0 }
    }
  }

  /// A program that says more than this was asked for something else.
  private static let mostBytes = 1 << 16

  private static func whatIsWritten(by path: String, _ arguments: [String]) throws(SystemError) -> String? {
    let ends = try Descriptor.pipe()
    defer { ends.reading.close() }
    let process: ChildProcess
    do throws(SystemError) {
      process = try ChildProcess(
        path, arguments,
        ChildProcess.Streams(
          input: .file("/dev/null", .reading), output: .descriptor(ends.writing),
          errors: .file("/dev/null", .writing)))
    } catch {
      ends.writing.close()
      throw error
    }
    ends.writing.close()
    let written = read(from: ends.reading)
    if written == nil { process.kill() }
    let status = process.wait()
    return status == 0 ? written.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// All there is to the end; `nil` where that is too much, or ^C came first.
  static func read(from descriptor: Descriptor) -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while !Task.isCancelled {
      guard let isReady = try? Readiness.wait(for: descriptor, .reading, milliseconds: 50) else { return nil }
      guard isReady else { continue }
      guard let count = try? descriptor.read(into: &block) else { return nil }
      if count == 0 { return bytes }
      bytes += block[..<count]
      if bytes.count > mostBytes { return nil }
    }
    return nil
  }
}
