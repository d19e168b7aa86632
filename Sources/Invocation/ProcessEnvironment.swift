internal import ApusLanguage
internal import ApusLineEditing
package import ApusPractice
internal import ApusRendering
package import ApusSurroundings
internal import ApusSystem
internal import ApusText
internal import ApusWords
internal import Synchronization

extension Environment {
  /// The surroundings of this process: its variables, its files, its terminal, and one practice API of its own.
  package static func process(cookies: CookieStore) -> Environment {
    let practice = PracticeHolder()
    var environment = Environment(
      variable: { name in ProcessVariables[name] },
      files: .disk(home: ProcessVariables["HOME"]),
      askHidden: { ControllingTerminal.ask(retold($0), hidden: true) },
      confirm: { question in
        let answer = ControllingTerminal.ask(retold(question) + "[y/N] ", hidden: false)?.lowercased()
        return answer == "y" || answer == "yes"
      },
      edit: { try TextEditor.edit($0) }, cookies: cookies, startPractice: { try practice.baseURL() })
    environment.ask = { ControllingTerminal.ask(retold($0), hidden: false) }
    environment.screen = { TerminalTraits(of: .output).isDumb ? nil : TerminalScreen() }
    let pictures = PictureQuestion()
    environment.pictureTerminal = { pictures.answer() }
    environment.practicePorts = { practice.ports }
    environment.userAgent = ProgramVersion.userAgent
    environment.programs = .on { ProcessVariables["PATH"] }
    environment.holding = (32 << 20, .seconds(1))
    return environment
  }
}

/// The practice API of this process, started when first asked for and stopped with the process.
private final class PracticeHolder: Sendable {
  private let server = Mutex<PracticeServer?>(nil)

  var ports: PracticePorts? { server.withLock { $0.map(PracticePorts.init) } }

  func baseURL() throws -> String {
    try server.withLock { server in
      if let server { return server.baseURL }
      let started = try PracticeServer.start()
      server = started
      return started.baseURL
    }
  }
}

extension PracticePorts {
  package init(_ server: PracticeServer) {
    self.init(main: server.port, other: server.otherPort, silent: server.silentPort)
  }
}

/// Questions that must reach a person, whatever standard input is.
private enum ControllingTerminal {
  /// One line from the terminal; `nil` without a terminal, or when the user ends the input.
  static func ask(_ prompt: String, hidden: Bool) -> String? {
    guard let terminal = try? Descriptor.opening("/dev/tty", .both) else { return nil }
    defer { terminal.close() }
    let usual = hidden ? TerminalMode(of: terminal) : nil
    if var quiet = usual {
      quiet.showsKeys = false
      quiet.apply()
    }
    defer {
      if let usual {
        usual.apply()
        try? terminal.write("\n".utf8)
      }
    }
    try? terminal.write(Line(prompt).text.utf8)
    return readLine(from: terminal)
  }

  private static func readLine(from terminal: Descriptor) -> String? {
    var line: [UInt8] = []
    var byte: [UInt8] = [0]
    while waitForInput(at: terminal), (try? terminal.read(into: &byte)) == 1 {
      if byte[0] == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// False when ^C came first: it cancels the task that asks.
  private static func waitForInput(at terminal: Descriptor) -> Bool {
    while !Task.isCancelled {
      if (try? Readiness.wait(for: terminal, .reading, milliseconds: 50)) ?? false { return true }
    }
    try? terminal.write("\n".utf8)
    return false
  }
}
