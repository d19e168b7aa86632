import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Foundation
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSavedSessions

@Suite("What an answer told to be a secret", .paced)
struct ToldAtDeskTests {
  private static let canary = "canary-token-1"

  @Test(
    "is at no desk that is kept, whether it was set before or after",
    arguments: [
      ["get /gz t==\(canary)", "set query foo \(canary)", "alias me = get /\(canary)", "post /tok"],
      ["post /tok", "get /gz t==\(canary)", "set header X-Foo \(canary)", "let v = \(canary)"],
      ["base http://h.test/\(canary)", "get /x", "post http://h.test/tok"],
    ])
  func told(_ lines: [String]) async throws {
    let asked = Asked { request in
      let isTelling = request.url.path == "/tok"
      return .response(status: 200, body: isTelling ? "{\"access_token\": \"\(Self.canary)\"}" : "{}")
    }
    let state = try TestFolder()
    let talk = try await asked.talk(to: .plain, variables: ["XDG_STATE_HOME": state.path])
    #expect(await talk.engine.sit(at: .named("shop"), asks: false) == .ok)
    for line in lines { #expect(await talk.say(line).outcome == .ok, "\(line)") }
    await talk.engine.leaveDesk()
    let files = FileManager.default.enumerator(atPath: state.path)?.allObjects as? [String] ?? []
    #expect(files.contains { $0.hasSuffix("desk.json") } && files.contains { $0.hasSuffix("1.har") })
    for file in files {
      #expect(state.text(of: file)?.contains(Self.canary) != true, "\(file) after \(lines)")
    }
  }
}
