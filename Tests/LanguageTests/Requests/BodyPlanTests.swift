import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Bodies of lines", .paced)
struct BodyPlanTests {
  @Test(
    "a request has one body",
    arguments: [
      ("post /x {} a=b", "a=b"), ("post /x a=b {}", "{}"), ("post /x {} []", "[]"),
      ("post /x a=b --raw x", "--raw x"),
      ("post /x -d a {}", "{}"), ("post /x @f a=b", "a=b"), ("post /x a=b @f", "@f"), ("post /x @f @f", "@f"),
      ("post /x --raw a -d b", "-d b"),
    ])
  func oneBody(_ line: String, _ place: String) throws {
    let found = try problem(line, files: ["f": ""])
    #expect(found.problem.code == .requestBody)
    #expect(found.place == place)
  }

  @Test("files are named from home, and the ones that are sent are not read before")
  func files() throws {
    let request = try prepare("post /x @~/n.json", files: ["/home/me/n.json": "{}"]).request
    guard case .file(let path) = request.body?.content else {
      Issue.record("not a file")
      return
    }
    #expect(path == "/home/me/n.json")
    #expect(request.headers["Content-Type"] == "application/json")
  }
}
