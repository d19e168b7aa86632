import ApusClient
import ApusFolderTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusTLSTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// A failure that has just happened: what was said about it, and what `explain` says.
struct ProvokedFailure {
  let talk: Talk
  let code: String?
  let report: String
  let explanation: String
  /// They serve as long as lines may be tried.
  private let servers: CertificateServers?

  init(_ provocation: Provocation) async throws {
    servers = provocation.needsCertificates ? try CertificateServers.shared() : nil
    switch provocation.way {
    case .lines(let lines):
      talk = try await Self.talk()
      let ports = [
        "{port}": "\(talk.server.port)", "{silent}": try Self.silentPort(of: talk.server),
        "{expired}": servers?.expired.text, "{untrusted}": servers?.untrusted.text,
        "{named}": servers?.named.text, "{authority}": servers?.fixture.authority,
      ]
      // What `set cacert FILE` names.
      if let servers { try talk.folder.write(servers.authority, to: "FILE") }
      var answer: Answer?
      for line in lines {
        answer = await talk.say(ports.reduce(line) { $0.replacing($1.key, with: $1.value ?? "") })
      }
      (code, report) = (answer?.code, answer?.text ?? "")
      explanation = await talk.say("explain").text
    case .interrupted(let line):
      talk = try await Self.talk()
      await talk.say("set timeout 0.3")
      let answer = await talk.stopping(line)
      (code, report) = (answer.code, answer.text)
      explanation = await talk.say("explain").text
    case .edited(let lines, let text, let other):
      talk = try await Self.talk()
      for line in lines { await talk.say(line) }
      await talk.say("save x")
      let session = try #require(talk.folder.text(of: "x.session.md"))
      try talk.folder.write(session.replacing(text, with: other), to: "x.session.md")
      let answer = await talk.say("replay x")
      (code, report) = (answer.code, answer.text)
      explanation = await talk.say("explain").text
    }
  }

  /// No line that is suggested is broken in two.
  private static let wide = Console.Traits(isTerminal: true, width: 200, height: 24)

  private static func talk() async throws -> Talk {
    try await Talk(to: wide, variables: ["TOKEN": "t0ken"]) { $0.askHidden = { _ in "t0ken" } }
  }

  private static func silentPort(of server: PracticeServer) throws -> String {
    let line = try #require(server.faultExamples.first { $0.code == "timeout.connect" }?.line)
    return try #require(line.firstMatch(of: /127\.0\.0\.1:([0-9]+)/).map { String($0.1) })
  }

  /// The lines that the report says to try.
  var reportedLines: [String] { Self.lines(after: " try: ", in: report) }

  /// The lines that the explanation says to try: those under its last heading.
  var explainedLines: [String] {
    guard let start = explanation.ranges(of: "\nTry\n").last?.upperBound else { return [] }
    return explanation[start...].split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  private static func lines(after mark: String, in text: String) -> [String] {
    guard let start = text.ranges(of: mark).last?.upperBound else { return [] }
    let lines = text[start...].split(separator: "\n")
    let more = lines.dropFirst().prefix { $0.hasPrefix(String(repeating: " ", count: 7)) }
    return (lines.prefix(1) + more).flatMap { $0.split(separator: "    ") }.map {
      String($0.drop { $0 == " " })
    }
  }
}

extension ServerProcess {
  fileprivate var text: String { "\(port)" }
}

/// Servers whose certificates are not to be trusted, for each reason there is. They end with the last who holds them.
final class CertificateServers: Sendable {
  let fixture: TLSFixture
  let expired: ServerProcess
  let untrusted: ServerProcess
  let named: ServerProcess

  private struct Running {
    weak var servers: CertificateServers?
  }
  private static let running = Mutex(Running())

  /// Those that run already, or new ones.
  static func shared() throws -> CertificateServers {
    try running.withLock { running in
      if let servers = running.servers { return servers }
      let servers = try CertificateServers()
      running.servers = servers
      return servers
    }
  }

  /// The certificate of whom to trust.
  fileprivate var authority: String { fixture.folder.text(of: "ca.pem") ?? "" }

  private init() throws {
    fixture = try TLSFixture()
    expired = try fixture.server("expired")
    untrusted = try fixture.server("selfsigned")
    named = try fixture.server("good")
  }
}
