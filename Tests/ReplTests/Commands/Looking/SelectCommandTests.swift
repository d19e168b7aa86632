import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What is selected", .paced)
struct SelectCommandTests {
  private let body =
    #"{"items": [{"id": 1, "size": 10}, {"id": 2, "size": 1.10}, {"id": 3, "size": 9}, {"id": 4}]}"#

  @Test("is JSON, and $_ names it in paths, tables, braces and commands")
  func named() async throws {
    let asked = Asked(body: body)
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /a")
    #expect(
      await talk.say("select .items --sort -size --first 2").outText
        == #"[{"id":1,"size":10},{"id":3,"size":9}]"# + "\n")
    #expect(await talk.say("$_[1].id").outText == "3\n")
    #expect(await talk.say("$_").outText.hasPrefix(#"[{"id":1"#))
    #expect(await talk.say("text $_[*].id").outText == "1\n3\n")
    #expect(await talk.say("table $_ id --csv").outText == "id\n1\n3\n")
    await talk.say("get /items/{{$_[0].id}}")
    #expect(asked.lines.last == "GET /items/1")
    #expect(await talk.say("$_[0].id").outText == "1\n", "another answer does not take its place")
    #expect(await talk.say("select .items size --where '@.size < 5'").outText == #"[{"size":1.10}]"# + "\n")
    #expect(await talk.say("$_[0].size").outText == "1.10\n")
    #expect(await talk.say("text $_.nothing").notes.contains("nothing there"))
  }

  @Test("is nothing before, and nothing where nothing is there")
  func nothing() async throws {
    let talk = try await Asked(body: body).talk()
    await talk.say("get /a")
    for line in ["$_", "$_[0]", "get /{{$_[0].id}}", "table $_"] {
      let answer = await talk.say(line)
      #expect(
        answer.code == "request.variable" && answer.text.contains("try: select"), "\(line)\n\(answer.text)")
    }
    #expect(await talk.say("select .nothing").text.contains("nothing there"))
    #expect(await talk.say("select").status == 2)
    #expect(await talk.say("select .items --csv").status == 2)
  }
}
