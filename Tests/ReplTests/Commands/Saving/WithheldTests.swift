import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a live replay is not given, it tells", .paced)
struct WithheldTests {
  @Test("is noted where a command behind | was not run, as nobody allowed that")
  func pipes() async throws {
    let talk = try await Talk.recorded("get /echo | wc -c", "get /status/404 | cat", "get /echo")
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(
      answer.flat.contains("not run: what stands behind `|`, as nobody allowed a shell"), "\(answer.text)")
    #expect(
      answer.text.contains("3 steps: 1 as written, 2 noted; 2 shell commands not run"), "\(answer.text)")
    #expect(await talk.say("replay --live --noted red it").code == "replay.drift")
    let allowed = await talk.say("replay --live --allow shell it")
    #expect(allowed.text.contains("3 steps: 3 as written"), "\(allowed.text)")
  }

  @Test("is told that it gets no secret of the session, and which option gives it")
  func withheld() async throws {
    let talk = try await Talk.recorded("let token = canary-1234", "get /echo X-Mine:{{token}}", "get /echo")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    let start = try #require(text.firstRange(of: "$ let token")).lowerBound
    let end = try #require(text.firstRange(of: "$ get /echo X-Mine")).lowerBound
    try talk.folder.write(String(text[..<start] + text[end...]), to: "it.session.md")
    let refused = await talk.say("replay --live it")
    #expect(refused.code == "replay.drift", "\(refused.text)")
    #expect(refused.flat.contains("no session gets a secret that is set here: --var token=… gives it"))
    let given = await talk.say("replay --live --var token=canary-1234 it")
    #expect(!given.flat.contains("no session gets") && !given.text.contains("canary"), "\(given.text)")
    #expect(!(await talk.say("replay it")).flat.contains("no session gets"))
  }
}
