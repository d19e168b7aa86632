import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSwiftSource
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A request as source, by a line", .paced)
struct SwiftCommandTests {
  private func talk(to traits: Bool = true) async throws -> Talk {
    let talk = try await Asked(body: #"{"id": 1, "name": "a"}"#).talk()
    await talk.say("get /users/7", "get /posts/1?token=canary-1234")
    return talk
  }

  @Test("is of the last request, or of one by its number, in any style, under any name")
  func subjects() async throws {
    let talk = try await talk()
    #expect(await talk.say("swift").outText.contains("/posts/"))
    let first = await talk.say("swift 1").outText
    #expect(first.contains("/users/") && first.contains("let name: String"), "\(first)")
    for style in UsageStyle.allCases {
      #expect(await talk.say("swift 1 --style \(style.rawValue.uppercased())").outcome == .ok, "\(style)")
    }
    #expect(await talk.say("swift 1 --name Profile").outText.contains("struct Profile: Endpoint"))
  }

  @Test("says to a person what its types are based on, and has no secret")
  func basis() async throws {
    let talk = try await talk()
    let answer = await talk.say("swift")
    #expect(
      answer.notes.replacing("\n  ", with: " ").contains("from 1 answer; more requests to the same path"))
    #expect(!answer.text.contains("canary"))
    let failing = try await Asked(status: 404).talk()
    await failing.say("get /users/7")
    #expect(await failing.say("swift").flat.contains("no success has been seen"))
  }

  @Test(
    "is not written where there is nothing to write",
    arguments: [
      ("", "no request was sent yet"), ("1", "there is no request 1"), ("--style", "--style"),
      ("--style rust", "there is no style rust; there are async"), ("x", "x"),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    let answer = await (try Asked().talk()).say("swift \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
  }
}
