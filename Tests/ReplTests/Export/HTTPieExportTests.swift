import ApusClient
import ApusEncodings
import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusReplTestSupport
@testable import ApusSurroundings

@Suite("Requests as commands of HTTPie", .paced)
struct HTTPieExportTests {
  /// The folder of a real HTTPie's `http`, for the test that runs it.
  private static let folder = ProcessInfo.processInfo.environment["APUS_HTTPIE"]

  /// HTTPie encodes brackets, and leaves out an empty query.
  private static let lines = CurlExportTests.lines.filter { !$0.contains("b[]") && !$0.contains("/echo?'") }

  @Test("pasted back, they are the same request again", arguments: CurlExportTests.lines)
  func pasted(_ line: String) async throws {
    let talk = try await CurlExportTests.talk()
    let original = await talk.say(line)
    let command = await talk.say("httpie").outText.trimmed
    guard !command.contains("\"$") else { return }
    let again = await talk.say(command)
    #expect(again.outcome == .ok, "\(command)\n\(again.notes)")
    #expect(try Seen(again.out) == Seen(original.out), "\(command)")
  }

  /// Set `APUS_HTTPIE` to the folder of `http`.
  @Test("run by HTTPie, they send the same request", .enabled(if: folder != nil), arguments: lines)
  func same(_ line: String) async throws {
    let talk = try await CurlExportTests.talk()
    let original = await talk.say(line)
    let command = await talk.say("httpie").outText
    let folder = try #require(Self.folder)
    let run = command.replacing("http ", with: "http --print=b ", maxReplacements: 1)
    let output = try CurlExportTests.run(
      run, in: talk.folder.path,
      CurlExportTests.secrets.merging(["PATH": "\(folder):/usr/bin:/bin"]) { $1 })
    #expect(try Seen(output) == Seen(original.out), "\(command)")
  }

  @Test("what HTTPie has no option for is left out, and said")
  func leftOut() async throws {
    let talk = try await CurlExportTests.talk(over: StubTransport())
    await talk.say("get http://a.test/x --unix-socket /tmp/s --http2 -k --proxy http://localhost:1")
    let answer = await talk.say("httpie")
    #expect(
      answer.outText
        == "http --ignore-stdin --verify=no --proxy=all:http://localhost:1 GET http://a.test/x\n",
      "\(answer.outText)")
    #expect(answer.notes == "left out, there being no word for it there: --http2 --unix-socket\n")
    #expect(await talk.say("http").notes.contains("--http2 --proxy --unix-socket --verify\n"))
    await talk.say("get http://a.test/x")
    #expect(await talk.say("httpie").notes == "")
  }
}
