import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("A question in GraphQL", .paced)
struct GraphQuestionTests {
  private let bench = Bench()

  @Test(
    "refuses what is wrong, without data",
    arguments: [
      ("{ viewer", "syntax error: expected `}`, found the end of the text"),
      ("{ viewr { login } }", "Query has no field viewr; did you mean viewer?"),
      ("query A { fruits { id } } query B { fruits { id } }", "operationName says which of them is meant"),
      ("query($n: String!) { person(login: $n) { id } }", "$n needs a value: String!"),
    ])
  func refused(_ query: String, _ message: String) throws {
    let root = try bench.graph(query)
    #expect(root["data"] == nil && root["errors"]?[0]?["message"]?.string == message)
  }

  @Test("refuses a body that asks nothing", arguments: ["", "[", "{}", "[1]", #"{"query":5}"#])
  func bodies(_ body: String) throws {
    #expect(try bench.ask("POST", "/graphql", body).text.contains(#""errors""#))
  }

  @Test("counts the bytes of a file that comes as a part of a form")
  func upload() throws {
    let parts = [
      (
        "operations", "",
        #"{"query":"mutation($f: Upload!) { upload(file: $f) { name type bytes } }","variables":{"f":null}}"#
      ),
      ("map", "", #"{"0":["variables.f"]}"#),
      ("0", "; filename=\"a.txt\"\r\nContent-Type: text/plain", "hello"),
    ]
    let body =
      parts.map { name, more, text in
        "--cut\r\nContent-Disposition: form-data; name=\"\(name)\"\(more)\r\n\r\n\(text)\r\n"
      }.joined() + "--cut--\r\n"
    let answer = try bench.ask(
      "POST", "/graphql", body, Field("Content-Type", "multipart/form-data; boundary=cut"))
    let file = try JSONDocument(answer.text).root["data"]?["upload"]
    #expect(
      file?["name"]?.string == "a.txt" && file?["bytes"]?.integer == 5
        && file?["type"]?.string == "text/plain")
    #expect(try bench.graph("mutation { upload(file: \"x\") { bytes } }")["errors"] != nil)
  }
}
