import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is copied", .paced)
struct CopyCommandTests {
  private let body = #"{"name": "りんご\n🍎", "price": 1.10, "tags": ["a", "b"], "token": "tulip-4711"}"#

  /// What a clipboard holds.
  private final class Held: Sendable {
    let bytes = Mutex<[UInt8]>([])
    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }

  private func talk(_ body: String, _ held: Held) async throws -> Talk {
    let talk = try await Asked(body: body).talk(setUp: {
      $0.programs = OtherPrograms(
        path: { $0 == "pbcopy" ? "/pbcopy" : nil }, output: { _, _ in nil },
        give: { bytes, _, _ in
          held.bytes.withLock { $0 = bytes }
          return nil
        })
    })
    await talk.say("get /a?x=1")
    return talk
  }

  @Test("is a text without quotes, texts one a line, an object as JSON, the body as it came")
  func values() async throws {
    let held = Held()
    let talk = try await talk(body, held)
    let answer = await talk.say("copy .name")
    #expect(answer.text == "copied 5 characters with pbcopy\n" && held.text == "りんご\n🍎", "\(answer.text)")
    await talk.say("copy .price")
    #expect(held.text == "1.10")
    await talk.say("copy .tags[*]")
    #expect(held.text == "a\nb")
    await talk.say("copy .tags")
    #expect(held.text == "[\n  \"a\",\n  \"b\"\n]")
    await talk.say("copy body --secret")
    #expect(held.text == body)
    await talk.say("copy path ..price")
    #expect(held.text == ".price")
  }

  @Test("is a request as curl has it, or as it was sent")
  func requests() async throws {
    let held = Held()
    let talk = try await talk(body, held)
    await talk.say("copy curl")
    #expect(held.text == "curl 'http://h.test/a?x=1'" || held.text.hasPrefix("curl "), "\(held.text)")
    await talk.say("copy request")
    #expect(held.text.hasPrefix("GET /a?x=1 HTTP/1.1\n"), "\(held.text)")
  }

  @Test("is no secret unless somebody says so")
  func secrets() async throws {
    let held = Held()
    let talk = try await talk(body, held)
    for line in ["copy .token", "copy", "copy body", "copy .", "copy ..token"] {
      let answer = await talk.say(line)
      #expect(answer.status != 0 && answer.flat.contains("--secret") && held.text.isEmpty, "\(answer.text)")
    }
    #expect(await talk.say("copy .token --secret").status == 0)
    #expect(held.text == "tulip-4711")
  }

  @Test("is nothing where nothing is there, where it is no text, or where nothing takes it")
  func failures() async throws {
    let held = Held()
    let talk = try await talk(body, held)
    #expect(await talk.say("copy .nam").status == 1)
    #expect(await talk.say("copy something").status == 2)
    #expect(held.text.isEmpty)
    let without = try await Asked(body: body).talk()
    await without.say("get /a")
    let answer = await without.say("copy .name")
    #expect(answer.status != 0 && answer.text.contains("set clipboard osc52"), "\(answer.text)")
    await without.say("set clipboard osc52")
    let sent = await without.say("copy .name")
    #expect(sent.status == 0 && sent.text.contains("\u{1b}]52;c;44KK44KT44GUCvCfjY4=\u{07}"), "\(sent.text)")
    #expect(await without.say("set clipboard x").status == 2)
  }
}
