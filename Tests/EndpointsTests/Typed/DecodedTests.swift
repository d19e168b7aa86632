import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A value of a type, made of a body", .paced)
struct DecodedTests {
  private static let body = #"{"id":"x","rows":[{"a-b":1},{"a-b":2}],"login":"ada"}"#

  private func talk(_ body: String = body) async throws -> Talk {
    let talk = try await Asked(body: body).talk(to: .plain)
    await talk.say("get /")
    return talk
  }

  @Test(
    "that cannot be made of a shape says where, how often, and what shows what is there",
    arguments: [
      (
        "{id: integer}", "decode.type", #"expected integer at .id, found "x" (line 1, column 7)"#,
        ".id    .id"
      ),
      (
        "[{a-b: string}] .rows", "decode.type", "expected string at .rows[0].a-b, found 1",
        ".rows[].a-b    .rows[0].a-b"
      ),
      (
        "[{a-b: string}] $1.rows", "decode.type", "1 other place does not fit",
        "$1.rows[].a-b    $1.rows[0].a-b"
      ),
      (
        "{b: string} .rows[0]", "decode.missing", "expected string at .rows[0].b, found nothing",
        ".rows[]    keys .rows[0]"
      ),
    ])
  func shapes(_ words: String, _ code: String, _ said: String, _ suggested: String) async throws {
    let answer = await (try talk()).say("as \(words)")
    #expect(answer.code == code && answer.flat.contains(said), "\(answer.text)")
    #expect(answer.flat.contains("try: shape \(suggested)\n"), "\(answer.text)")
  }

  @Test("that cannot be made of one of the program's types says what that has there")
  func types() async throws {
    let talk = try await talk()
    let wrong = await talk.say("as GitHub.User")
    #expect(wrong.code == "decode.type", "\(wrong.text)")
    #expect(wrong.flat.contains("GitHub.User has Int there; try: shape .id    .id"), "\(wrong.text)")
    let missing = await (try self.talk(#"{"id":1}"#)).say("as GitHub.User")
    #expect(missing.code == "decode.missing", "\(missing.text)")
    #expect(missing.flat.contains("GitHub.User cannot be made without it; try: shape    keys ."))
    #expect(await talk.say("as [GitHub.User]").flat.contains("expected an array at ., found an object"))
  }

  @Test("that is only asserted fails as an assertion, with the same words")
  func asserted() async throws {
    let talk = try await talk()
    let told = await talk.say("as {id: integer}")
    let asserted = await talk.say("expect shape {id: integer}")
    #expect(asserted.code == "expect.failed", "\(asserted.text)")
    #expect(asserted.notes == told.notes.replacing("decode.type", with: "expect.failed"))
    #expect(await talk.say("expect shape {id: string}").outcome == .ok)
  }
}
