import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSavedSessions
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The sessions of the repository", .paced)
struct CommittedSessionsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "sessions").path

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".session.md") }.sorted()

  @Test("replay as written where every connection fails", arguments: names)
  func replay(_ name: String) async throws {
    let talk = try await Talk(transport: NoNetwork())
    let answer = await talk.say("replay \(Self.folder)/\(name)")
    #expect(answer.outcome == .ok, "\(answer.text)")
  }

  @Test("are there, each with its recording")
  func isThere() {
    #expect(Self.names.contains("github.session.md"))
    for name in Self.names {
      #expect(FileManager.default.fileExists(atPath: "\(Self.folder)/\(name.dropLast(3)).har"), "\(name)")
    }
  }

  @Test("show every failure there is; those that need a certificate or another session are explained")
  func everyFailure() throws {
    let file = URL(filePath: Self.folder + "/every-failure.session.md")
    let steps = try SessionDocument(parsing: [UInt8](Data(contentsOf: file))).steps
    let shown = Set(
      steps.compactMap { step -> ErrorCode? in
        if case .failure(let code) = step.outcome { code } else { nil }
      })
    let explained: Set<ErrorCode> = [
      .tlsExpired, .tlsHostname, .tlsUntrusted, .replayDrift, .replayMissing,
    ]
    for code in ErrorCode.everything where !shown.contains(code) {
      #expect(explained.contains(code), "\(code)")
      #expect(steps.contains { $0.command == "explain \(code)" }, "\(code)")
    }
  }
}

/// A network on which every connection fails.
struct NoNetwork: Transport {
  func send(_ request: Request) async throws(TransportError) -> Exchange {
    throw TransportError(
      .unreachable, "there is no network", exchange: Exchange(request: request, startedAt: .now))
  }
}
