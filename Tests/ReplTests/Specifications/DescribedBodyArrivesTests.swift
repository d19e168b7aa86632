import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("A body that a description says the type of, in a session", .paced)
struct DescribedBodyArrivesTests {
  private static let pairs = "application/x-www-form-urlencoded"

  @Test("arrives as that type, and what the operation does not take is said")
  func overTheWire() async throws {
    let talk = try await Talk()
    let operations = [
      ("form", Self.pairs), ("xml", "application/xml"), ("both", "application/json\":{},\"\(Self.pairs)"),
    ].map { name, type in "\"/echo/\(name)\":{\"post\":{\"requestBody\":{\"content\":{\"\(type)\":{}}}}}" }
    try talk.folder.write(
      "{\"openapi\":\"3.0.0\",\"paths\":{\(operations.joined(separator: ","))}}", to: "api.json")
    await talk.say("spec api.json")
    let form = await talk.say("post /echo/form a='b c'")
    #expect(form.outText.contains("a=b+c") && form.outText.contains(Self.pairs), "\(form.text)")
    #expect(!form.notes.contains("not as described"))
    #expect(await talk.say("curl").outText.contains("a=b+c"))
    let told = "not as described: the body is application/json; the operation takes"
    let asked = await talk.say("post /echo/form a=1 --json").notes.replacing("\n  ", with: " ")
    #expect(asked.contains("\(told) \(Self.pairs)\n"), "\(asked)")
    let other = await talk.say("post /echo/xml a=1").notes.replacing("\n  ", with: " ")
    #expect(other.contains("\(told) application/xml\n"), "\(other)")
    #expect(!(await talk.say("post /echo/both a=1 --form").notes.contains("not as described")))
    #expect(!(await talk.say("post /echo/both a=1").notes.contains("not as described")))
    await talk.say("spec off")
    #expect(await talk.say("post /echo/form a=1").outText.contains("application/json"))
  }
}
