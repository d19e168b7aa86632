package import ApusClient
internal import ApusCurlTransport
package import ApusFolderTestSupport
package import ApusInvocation
package import ApusPractice
package import ApusRepl
package import ApusSurroundings
internal import ApusSystem
internal import Foundation

/// A conversation with the REPL inside this process: lines go in, what is said comes out. It has a practice API, a
/// transport and a folder of its own, so that talks can be held side by side.
package final class Talk: Sendable {
  package let server: PracticeServer
  package let folder: TestFolder
  package let engine: Engine
  private let memory: MemoryConsole
  private let transport: CountingTransport

  /// The program ignores it too: a reader that goes away is an error of `write`.
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  package static let terminal = Console.Traits(isTerminal: true, width: 80, height: 24)

  /// The lines of the steps that it has recorded as `it`.
  package var recordedLines: [String] {
    let text = folder.text(of: "it.session.md") ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }

  /// - Parameters:
  ///   - traits: who reads: by default another program.
  ///   - transport: by default libcurl.
  ///   - base: where the session starts: by default the practice API.
  ///   - commands: by default all there are.
  ///   - isSteady: whether what this machine takes time for is told as if it took none.
  package init(
    to traits: Console.Traits = .plain, transport: (any Transport)? = nil, variables: [String: String] = [:],
    base: String? = nil, commands: CommandList = .all, setUp: (inout Environment) -> Void = { _ in },
    flags: (inout Invocation) -> Void = { _ in }, isSteady: Bool = false
  ) async throws {
    Self.ignoresBrokenPipes
    let server = try PracticeServer.start()
    let folder = try TestFolder()
    let memory = try MemoryConsole(in: folder)
    var environment = Environment(
      variable: { variables[$0] }, files: .disk(home: folder.path, workingFolder: folder.path),
      startPractice: { server.baseURL })
    let curl = CurlTransport()
    environment.cookies = Self.cookies(of: curl)
    environment.anotherTransport = {
      let other = CurlTransport()
      return (other, Self.cookies(of: other))
    }
    environment.practicePorts = { PracticePorts(server) }
    setUp(&environment)
    let sending: any Transport = transport ?? curl
    let counting = CountingTransport(isSteady ? SteadyTransport(base: sending) : sending)
    engine = Engine(
      Context(
        console: memory.console(traits), transport: counting, environment: environment, commands: commands))
    self.transport = counting
    self.server = server
    self.folder = folder
    self.memory = memory
    var invocation = Invocation()
    invocation.usesPractice = base == nil
    invocation.base = base
    flags(&invocation)
    _ = await engine.prepare(invocation)
  }

  private static func cookies(of curl: CurlTransport) -> CookieStore {
    CookieStore(
      list: {
        await curl.cookies().map {
          KeptCookie(name: $0.name, value: $0.value, domain: $0.domain, path: $0.path)
        }
      }, clear: { await curl.clearCookies() }, lines: { await curl.cookies() },
      replace: { _ = await curl.replaceCookies(by: CookieLines($0)) },
      setAside: {
        let before = await curl.replaceCookies(by: CookieLines())
        return { _ = await curl.replaceCookies(by: before) }
      })
  }

  /// Runs one line.
  @discardableResult
  package func say(_ line: String) async -> Answer {
    let outcome = await engine.run(line)
    return Answer(outcome: outcome, pieces: memory.take())
  }

  /// Runs one line, and interrupts it as ^C does once there were so many answers. What ends before is not disturbed.
  package func interrupting(_ line: String, after answers: Int) async -> Answer {
    let engine = engine
    let transport = transport
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let work = Task {
      for await _ in gate { break }
      return await engine.run(line)
    }
    transport.after(answers) { work.cancel() }
    open.yield()
    let outcome = await work.value
    return Answer(outcome: outcome, pieces: memory.take())
  }

  /// Runs one line, and interrupts it as ^C does once a part of the body has come.
  package func stopping(_ line: String) async -> Answer {
    let engine = engine
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let work = Task {
      for await _ in gate { break }
      return await engine.run(line)
    }
    transport.whenReceiving { work.cancel() }
    open.yield()
    let outcome = await work.value
    return Answer(outcome: outcome, pieces: memory.take())
  }

  /// Runs some lines, and returns what was said to the last one.
  @discardableResult
  package func say(_ first: String, _ others: String...) async -> Answer {
    var answer = await say(first)
    for line in others { answer = await say(line) }
    return answer
  }

  /// The same text whatever the ports, the times and the folder are.
  package func normalised(_ text: String) -> String {
    text.replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:PORT")
      .replacing("127.0.0.1:\(server.otherPort)", with: "127.0.0.1:OTHER")
      .replacing("port: \(server.port)", with: "port: 8080")
      .replacing(folder.path, with: "FOLDER")
      .replacing(/\ *[0-9]+(\.[0-9]+)? (µs|ms|s)\b/, with: " TIME")
      .replacing(/in [0-9.]+ ?TIME/, with: "in TIME")
  }
}

/// What a line came to, and what was said.
package struct Answer: Sendable {
  package let outcome: Outcome
  package let pieces: [MemoryConsole.Piece]

  /// What was asked for, byte for byte.
  package var out: [UInt8] { pieces.filter { $0.stream == .out }.flatMap(\.bytes) }
  package var outText: String { String(decoding: out, as: UTF8.self) }
  /// What was said about it.
  package var notes: String {
    String(decoding: pieces.filter { $0.stream == .notes }.flatMap(\.bytes), as: UTF8.self)
  }
  package var text: String { String(decoding: pieces.flatMap(\.bytes), as: UTF8.self) }
  package var status: Int32 { outcome.exitStatus }

  /// The code of a failure; `nil` when it was none.
  package var code: String? {
    guard case .failed(let code) = outcome else { return nil }
    return code.name
  }
}
