import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusRepl

@Suite("Errors of an answer in GraphQL", .paced)
struct FailureReport_GraphQLTests {
  private func report(_ errors: String, data: String = "{}", query: String = "{ a bé: broken }") async throws
    -> String
  {
    let talk = try await Asked(body: #"{"errors":\#(errors),"data":\#(data)}"#).talk()
    return await talk.say("gql \(query) --anyway").text
  }

  @Test("are told one by one, with their place in the query and in the data, and the first is shown")
  func places() async throws {
    let text = try await report(
      #"[{"message":"It broke","locations":[{"line":1,"column":5}],"path":["a",2,"b c"]},{"message":"Twice"}]"#,
      data: #"{"a":1,"b":null}"#)
    #expect(
      text.contains("error[graphql.errors]: the answer lists 2 errors; the rest of the data is there"),
      "\(text)")
    #expect(text.contains("It broke · line 1, column 5 · .a[2]") && text.contains("\n  Twice"))
    #expect(text.contains("{ a bé: broken }"))
  }

  @Test("are told below the status of a server that refuses a query with one")
  func refused() async throws {
    let errors = #"{"errors":[{"message":"Cannot query nme","locations":[{"line":1,"column":3}]}]}"#
    let talk = try await Asked(status: 400, body: errors).talk()
    let answer = await talk.say("gql { nme } --anyway")
    #expect(answer.code == "http.400", "\(answer.text)")
    #expect(answer.text.contains("\n  Cannot query nme · line 1, column 3\n"), "\(answer.text)")
    #expect(answer.text.contains("{ nme }") && answer.text.contains("    .errors    "), "\(answer.text)")
    let other = try await Asked(status: 400, body: errors).talk()
    #expect(await !other.say("get /x").text.contains("line 1, column 3"))
  }

  @Test(
    "say that there is no data where every field of it failed", arguments: ["null", "{}", #"{"a":null}"#])
  func nothing(_ data: String) async throws {
    let text = try await report(#"[{"message":"x"}]"#, data: data)
    #expect(text.contains("lists an error; there is no data"), "\(text)")
  }

  @Test("are told where there is no data, and no more than ten of them")
  func many() async throws {
    let errors = "[" + (0..<30).map { "{\"message\":\"e\($0)\"}" }.joined(separator: ",") + "]"
    let text = try await report(errors, data: "null")
    #expect(text.contains("30 errors; there is no data") && text.contains("… 20 more"), "\(text)")
    #expect(!text.contains("e10 ") && !text.contains("\n  e10"))
  }

  @Test(
    "are told as well where what they say of places is nonsense",
    arguments: [
      #"[{"message":"x","locations":[{"line":99999999,"column":-4}]}]"#, #"[{"locations":5,"path":{}}]"#,
      "[5]",
      #"[{"message":"x","locations":[{"line":1,"column":999999}]}]"#,
    ])
  func nonsense(_ errors: String) async throws {
    #expect(try await report(errors).contains("error[graphql.errors]: the answer lists an error"))
  }
}
