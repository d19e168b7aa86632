import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A recording that stands alone", .paced)
struct StandaloneRecordingTests {
  private func recorded(_ lines: String...) async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal)
    try talk.folder.write("hello \u{1f} world", to: "data.txt")
    try talk.folder.write(
      #"{"openapi":"3.0.0","info":{"title":"House","version":"1"},"paths":{"/echo":{"get":{"responses":{"200":{"description":"x"}}}}}}"#,
      to: "oa.json")
    await talk.say("record it")
    for line in lines { await talk.say(line) }
    await talk.say("record off")
    return talk
  }

  private func remove(_ name: String, _ talk: Talk) throws {
    try FileManager.default.removeItem(atPath: talk.folder.path + "/" + name)
  }

  private static let uploads = ["post /echo @data.txt", "post /echo f@data.txt --multipart", "spec oa.json"]

  @Test("of uploads and a description replays where none of their files is")
  func empty() async throws {
    let talk = try await recorded(Self.uploads[0], Self.uploads[1], Self.uploads[2])
    for name in ["data.txt", "oa.json"] { try remove(name, talk) }
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok && answer.text.contains("3 steps: 3 as written"), "\(answer.text)")
    // Each content stands there once.
    #expect(talk.folder.text(of: "it.session.har")?.ranges(of: #""_path":"data.txt""#).count == 1)
  }

  @Test("sends what is there when it is run live, or what was recorded where that is wanted")
  func live() async throws {
    let talk = try await recorded(Self.uploads[0])
    try remove("data.txt", talk)
    #expect(await talk.say("replay --live --trust it").outcome != .ok)
    let recorded = await talk.say("replay --live --trust --recorded-files it")
    #expect(recorded.outcome == .ok, "\(recorded.text)")
    #expect(await talk.say("replay --recorded-files it").code == "usage.argument")
  }

  @Test("is written anew with the file that is there, and stays as it is the second time")
  func updated() async throws {
    let talk = try await recorded(Self.uploads[0], "get /echo")
    try talk.folder.write("other", to: "data.txt")
    #expect(await talk.say("replay --update --trust it").outcome == .ok)
    let files = ["it.session.md", "it.session.har"]
    let first = files.map { talk.folder.text(of: $0) }
    #expect(first[1]?.contains(#""text":"other""#) == true && first[1]?.contains("hello") == false)
    #expect(await talk.say("replay --update --trust it").text.contains("2 as written"))
    #expect(files.map { talk.folder.text(of: $0) } == first)
  }
}
