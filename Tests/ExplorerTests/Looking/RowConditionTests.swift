import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusSurroundings

@Suite("A condition on rows", .paced)
struct RowConditionTests {
  private func talk() async throws -> Talk {
    let talk = try await Asked(body: #"[{"id": 1, "price": 3}, {"id": 2, "price": 30}]"#).talk(to: .plain)
    await talk.say("get /a")
    return talk
  }

  @Test(
    "is a filter, in quotes or brackets, or without blanks, and its variables are filled",
    arguments: ["'@.price > 9'", "\"@.price > 9\"", "[?@.price>9]", "'?@.price > {{least}}'", "'@.price>9'"])
  func taken(_ condition: String) async throws {
    let talk = try await talk()
    await talk.say("let least = 9")
    #expect(await talk.say("table . id --where \(condition) --csv").outText == "id\n2\n", "\(condition)")
  }

  @Test(
    "without its quotes or marks is refused with the line that was meant, and writes no file",
    arguments: [
      ("@.price > 9", "'@.price > 9'"), ("@.price == 9", "'@.price == 9'"),
      ("@.id && @.price", "'@.id && @.price'"),
      ("'price > 9'", "'@.price > 9'"), ("price > 9", "'@.price > 9'"),
    ])
  func refused(_ condition: String, _ meant: String) async throws {
    let talk = try await talk()
    let answer = await talk.say("table . id --where \(condition)")
    #expect(answer.status == 2 && answer.out.isEmpty, "\(answer.text)")
    #expect(answer.notes.contains("try: table . id --where \(meant)\n"), "\(answer.notes)")
    #expect(talk.folder.contents(of: "9") == nil)
  }
}
