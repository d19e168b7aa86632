import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusSurroundings

@Suite("Charts of an answer", .paced)
struct ChartCommandTests {
  private let body = #"""
    {"items": [{"lang": "c", "stars": 3, "at": "2024-01-01T00:00:00Z"}, {"lang": "go", "stars": 5, "at": "2024-02-01T00:00:00Z"},
     {"lang": "c", "stars": 4, "at": "2024-03-01T00:00:00Z"}]}
    """#

  @Test("draw a path's values, a column, or one column over another")
  func kinds() async throws {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /a")
    #expect(await talk.say("chart .items[*].stars").outText.contains("a bar is 0.2 wide"))
    #expect(await talk.say("chart .items lang").outText.hasPrefix(" c  ████"))
    #expect(await talk.say("chart .items at stars").outText.contains("averages"))
    #expect(await talk.say("chart .items lang stars").outText.split(separator: "\n").count == 3)
    #expect(await talk.say("chart .items[*].at").outText.contains("how many"))
  }

  @Test("say what they need")
  func problems() async throws {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /a")
    let objects = await talk.say("chart .items")
    #expect(
      objects.code == "decode.type" && objects.text.contains("try: chart .items lang"), "\(objects.text)")
    #expect(await talk.say("chart .nothing").text.contains("nothing there"))
    #expect(await talk.say("chart").status == 2)
    #expect(await talk.say("chart .items a b c").status == 2)
  }
}
