internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction
internal import ApusRendering
internal import ApusSystem
internal import ApusText

/// Where copied text goes: to a program of the desktop, or to the terminal where somebody said so.
package struct Clipboard: Sendable {
  /// What `set clipboard` knows.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    case program, osc52, off
  }

  /// A program that takes the clipboard's text, and what tells that it has a display to do so.
  private struct Program: Sendable {
    let name: String
    let arguments: [String]
    /// The variable without which it has no display; `nil` where it needs none.
    let display: String?
    var isOfWindows = false
  }

  private static let known = [
    Program(name: "wl-copy", arguments: ["--type", "text/plain"], display: "WAYLAND_DISPLAY"),
    Program(name: "xclip", arguments: ["-selection", "clipboard"], display: "DISPLAY"),
    Program(name: "xsel", arguments: ["--clipboard", "--input"], display: "DISPLAY"),
    Program(name: "pbcopy", arguments: [], display: nil),
    Program(name: "clip.exe", arguments: [], display: nil, isOfWindows: true),
  ]

  /// More than this many characters of base64 terminals drop without a word.
  private static let mostOfTerminal = 75_000

  private let environment: Environment
  private let choice: Choice

  package init(_ environment: Environment, _ choice: Choice = .program) {
    self.environment = environment
    self.choice = choice
  }

  /// Copies a text, and says how many characters went where.
  ///
  /// - Parameters:
  ///   - key: the key it stands behind in an answer: `access_token` says what it is.
  ///   - evenSecret: whether it may be a secret, which any program can read from there.
  package func copy(
    _ text: String, named key: String? = nil, evenSecret: Bool = false, on output: Output
  ) throws(CommandFailure) -> String {
    guard evenSecret || !Self.isSecret(text, named: key, output.mask) else {
      throw CommandFailure(
        .requestParameter, "there is a secret in it, and every program can read the clipboard",
        details: [Line("with --secret it is copied all the same").retold])
    }
    let characters = Units.count(text.count, "character")
    switch choice {
    case .off: throw CommandFailure(.requestParameter, "the clipboard is off", try: ["unset clipboard"])
    case .osc52:
      try send(text, output)
      return "sent \(characters) to the terminal, which may refuse them and does not say"
    case .program: return "copied \(characters) with \(try give(text))"
    }
  }

  /// The name of the program that took the text: the first that is here, has a display and does.
  private func give(_ text: String) throws(CommandFailure) -> String {
    var refusals: [Line] = []
    for program in Self.known {
      guard let path = environment.programs.path(program.name) else { continue }
      if let display = program.display, environment.variable(display)?.isEmpty ?? true {
        refusals.append(Line("\(program.name) is here, and has no display: \(display) is not set").retold)
        continue
      }
      let bytes = program.isOfWindows ? Self.forWindows(text) : Array(text.utf8)
      guard let problem = environment.programs.give(bytes, path, program.arguments) else {
        return program.name
      }
      refusals.append(Line("\(program.name) did not take it: \(problem)").retold)
    }
    throw CommandFailure(
      .requestParameter, "there is no clipboard here that a program could fill",
      details: refusals + [
        Line("programs that can: \(Self.known.map(\.name).joined(separator: ", "))").retold,
        Line("a terminal may take it itself, also from afar (OSC 52):").retold,
      ], try: ["set clipboard osc52"])
  }

  /// What is not ASCII `clip.exe` reads as UTF-16, when a mark says so.
  private static func forWindows(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.utf8) }
    return ([0xfeff] + text.utf16).flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
  }

  /// Nothing is ever read from the terminal's clipboard.
  private func send(_ text: String, _ output: Output) throws(CommandFailure) {
    guard output.console.noteTraits.isTerminal else {
      throw CommandFailure(.requestParameter, "there is no terminal to take it")
    }
    let base64 = Base64.encoded(Array(text.utf8))
    guard base64.utf8.count <= Self.mostOfTerminal else {
      throw CommandFailure(
        .requestParameter,
        "\(Units.size(text.utf8.count)) are more than a terminal's clipboard takes: 75 kB in base64")
    }
    output.flush()
    do throws(SinkClosed) {
      // Past the mask of the screen, which may find there what it hides.
      try DescriptorSink(output.console.childOutput).write(TerminalCode.clipboard(base64: base64))
    } catch {
      throw CommandFailure(.requestParameter, "the terminal did not take it: \(error.reason)")
    }
  }

  /// Whether a text holds something that is not for everybody: what was given as a secret, what its key or a key in it
  /// calls one, or what looks like a token.
  private static func isSecret(_ text: String, named key: String?, _ mask: SecretMask) -> Bool {
    if mask.hides(in: text) { return true }
    if let key, SecretNames.hides(key, text, in: .member) { return true }
    var redactor = Redactor()
    let bytes = Array(text.utf8)
    return redactor.redact(body: bytes, contentType: nil) != bytes
  }
}
