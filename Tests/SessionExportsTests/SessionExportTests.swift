import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusSurroundings

@Suite("Exports of a saved session", .paced)
struct SessionExportTests {
  /// Somebody who saved two answers as `demo`.
  private func talk() async throws -> Talk {
    let talk = try await Asked(body: #"{"id": 7, "name": "ann"}"#).talk(to: .plain)
    await talk.say("get /a", ".name", "save demo")
    return talk
  }

  @Test("a screen is that of the last step, or of the one that is named")
  func screen() async throws {
    let talk = try await talk()
    let last = await talk.say("export svg demo").text
    #expect(last.contains("<title>.name</title>") && last.contains("ann"))
    #expect(await talk.say("export svg demo 1").text.contains("<title>get /a</title>"))
    let missing = await talk.say("export svg demo 3")
    #expect(missing.status == 2 && missing.text.contains("demo.session.md has 2 steps"), "\(missing.text)")
  }

  @Test("a film has every line, key by key")
  func film() async throws {
    let talk = try await talk()
    let two = await talk.say("export cast demo").text
    #expect(two.hasPrefix("{\"version\":2,") && two.ranges(of: "\\r\\n\"]").count >= 4, "\(two)")
    #expect(await talk.say("export cast demo --version 3 --pause none").text.hasPrefix("{\"version\":3,"))
  }

  @Test(
    "an option of another form has no effect, and is refused",
    arguments: [
      "export pact demo --rows x", "export html demo --pause none", "export k6 demo --version 2",
      "export svg demo --force", "export answers out --consumer web",
    ])
  func useless(line: String) async throws {
    let answer = try await talk().say(line)
    #expect(answer.status == 2 && answer.text.contains("has no effect on `export"), "\(answer.text)")
  }

  @Test(
    "what cannot be is refused with its place, and nothing is written",
    arguments: [
      "export cast demo --version 4", "export cast demo --pause long", "export svg demo x", "export html",
      "export cast", "export html nowhere", "export svg demo 0", "export cast demo demo",
    ])
  func refused(line: String) async throws {
    let answer = try await talk().say(line)
    #expect(answer.status == 2 && answer.text.contains("error["), "\(answer.text)")
  }
}
