internal import ApusSystem
internal import ApusText

/// `apus` on a pseudo-terminal of 80 columns and 24 rows, as somebody would use it.
final class TerminalSession {
  private let process: ChildProcess
  private let terminal: PseudoTerminal
  private var pending: [UInt8] = []
  private let started = ContinuousClock.now

  /// Bracketed paste is switched on at each prompt, and the prompt is painted after it.
  private static let promptMark = Array(TerminalCode.bracketedPasteOn.utf8)
  private static let promptEnd = Array("> ".utf8)
  /// It is switched off when a line is accepted.
  private static let acceptedMark = Array(TerminalCode.bracketedPasteOff.utf8)

  init(_ executable: String, arguments: [String] = [], environment: [String]) throws {
    terminal = try PseudoTerminal()
    process = try terminal.start(executable, arguments, environment: environment)
  }

  deinit {
    process.kill()
    _ = process.wait()
    terminal.close()
  }

  /// Waits for the next prompt; the time since the start, in seconds.
  @discardableResult
  func waitForPrompt() throws -> Double {
    try wait(for: Self.promptMark)
    try wait(for: Self.promptEnd)
    return (ContinuousClock.now - started).inSeconds
  }

  /// Types a line and waits for the prompt after it.
  func run(_ line: String) throws {
    try type(line + "\r")
    try waitForPrompt()
  }

  /// Types a line and waits until it is accepted.
  func start(_ line: String) throws {
    try type(line + "\r")
    try wait(for: Self.acceptedMark)
  }

  /// Types ^C while a line runs and waits for the prompt; how long that took, in seconds.
  func interrupt() throws -> Double {
    guard Self.end(of: Self.promptMark, in: pending) == nil else {
      throw Child.Failure(description: "the line came to its end before ^C")
    }
    let start = ContinuousClock.now
    try type("\u{3}")
    try waitForPrompt()
    return (ContinuousClock.now - start).inSeconds
  }

  /// Lets the program work for a while, and takes what it prints meanwhile.
  func rest(seconds: Double) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let left = (end - .now).inSeconds
      guard left > 0 else { return }
      try take(waitingFor: Int32(left * 1000) + 1)
    }
  }

  /// Presses keys where something else reads them than the prompt.
  func press(_ keys: String) throws { try type(keys) }

  private func type(_ text: String) throws {
    try terminal.descriptor.write(text.utf8)
  }

  /// The most memory it has had at once, in bytes; `nil` where the system does not tell.
  ///
  /// The system's own account of a child that has ended would count its parent's memory from before `exec`.
  var peakMemory: Double? { memory("VmHWM:") }

  /// The memory it has now, in bytes; `nil` where the system does not tell.
  var residentMemory: Double? { memory("VmRSS:") }

  /// How many descriptors it has open; `nil` where the system does not tell.
  var openDescriptors: Int? {
    let names = Folder.names(in: "/proc/\(process.number)/fd")
    return names.isEmpty ? nil : names.count
  }

  private func memory(_ name: String) -> Double? {
    guard let file = try? Descriptor.opening("/proc/\(process.number)/status", .reading) else { return nil }
    defer { file.close() }
    var text = [UInt8](repeating: 0, count: 8192)
    guard let count = try? file.read(into: &text) else { return nil }
    let lines = String(decoding: text.prefix(count), as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix(name) }?.split(whereSeparator: \.isWhitespace)
    return words.flatMap { $0.count > 1 ? Double($0[1]) : nil }.map { $0 * 1024 }
  }

  private func wait(for mark: [UInt8]) throws {
    while true {
      if let end = Self.end(of: mark, in: pending) {
        pending.removeFirst(end)
        return
      }
      guard try take(waitingFor: 60_000) else {
        throw Child.Failure(description: "no prompt within a minute")
      }
    }
  }

  /// Takes what the program has printed, waiting for it if need be; false when nothing came.
  @discardableResult
  private func take(waitingFor milliseconds: Int32) throws -> Bool {
    guard try Readiness.wait(for: terminal.descriptor, .reading, milliseconds: milliseconds) else {
      return false
    }
    var block = [UInt8](repeating: 0, count: 65_536)
    guard let count = try? terminal.descriptor.read(into: &block), count > 0 else {
      throw Child.Failure(description: "apus ended before its prompt")
    }
    pending += block[..<count]
    return true
  }

  private static func end(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).first { bytes[$0...].starts(with: mark) }.map { $0 + mark.count }
  }
}
