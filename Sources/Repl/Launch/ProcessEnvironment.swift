internal import LineEditing
package import Practice
internal import Rendering
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Environment {
  /// The surroundings of this process: its variables, its files, its terminal, and one practice API of its own.
  package static func process(cookies: CookieStore) -> Environment {
    let practice = PracticeHolder()
    var environment = Environment(
      variable: { name in getenv(name).map { String(cString: $0) } },
      files: .disk(home: getenv("HOME").map { String(cString: $0) }),
      askHidden: { ControllingTerminal.ask($0, hidden: true) },
      confirm: { question in
        let answer = ControllingTerminal.ask(question + "[y/N] ", hidden: false)?.lowercased()
        return answer == "y" || answer == "yes"
      },
      edit: { try TextEditor.edit($0) }, cookies: cookies, startPractice: { try practice.baseURL() })
    environment.practicePorts = { practice.ports }
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
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    var usual = termios()
    let isHidden = hidden && tcgetattr(terminal, &usual) == 0
    if isHidden {
      var quiet = usual
      quiet.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(terminal, TCSAFLUSH, &quiet)
    }
    defer {
      if isHidden {
        tcsetattr(terminal, TCSAFLUSH, &usual)
        try? DescriptorSink(terminal).write("\n")
      }
    }
    // A prompt may quote a file or a server.
    try? DescriptorSink(terminal).write(Line(prompt).text)
    return readLine(from: terminal)
  }

  private static func readLine(from terminal: Int32) -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while waitForInput(at: terminal), read(terminal, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// False when ^C came first: it cancels the task that asks.
  private static func waitForInput(at terminal: Int32) -> Bool {
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while !Task.isCancelled {
      if poll(&entry, 1, 50) > 0 { return true }
    }
    try? DescriptorSink(terminal).write("\n")
    return false
  }
}
