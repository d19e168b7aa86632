import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("The values of a typed endpoint", .paced)
struct EndpointLineValuesTests {
  @Test("lists are repeated, texts with names have them in brackets, and files are read")
  func containers() async throws {
    #expect(
      try await Talk.sent("mamari suggest a query=b 'c d'")
        == "GET /mamari/api/suggest?query=a&query=b&query=c%20d")
    let body = #"POST /gists {"files":{"a.md":{"content":"A"},"b c":{"content":"B"}},"public":false}"#
    #expect(try await Talk.sent("github gist create files[a.md]=A 'files[b c]=B'") == body)
    #expect(try await Talk.sent(#"github gist create files:='{"a.md": "A", "b c": "B"}'"#) == body)
    let files = try await Talk.sent("github gist create files@notes/a.md files[x]=@notes/a.md") { talk in
      try FileManager.default.createDirectory(
        atPath: talk.folder.path + "/notes", withIntermediateDirectories: true)
      try talk.folder.write("Hi", to: "notes/a.md")
    }
    #expect(files == #"POST /gists {"files":{"a.md":{"content":"Hi"},"x":{"content":"Hi"}},"public":false}"#)
  }

  @Test("a value cannot change the path, and variables are filled, but for secrets")
  func values() async throws {
    #expect(try await Talk.sent("github user a/b") == "GET /users/a%2Fb")
    #expect(try await Talk.sent("github user ..") == "GET /users/%2E%2E")
    let filled = try await Talk.sent("github user {{who}}") { await $0.say("let who = 'a b'") }
    #expect(filled == "GET /users/a%20b")
    let secret = try await Talk.sent("github user {{who}}") {
      try $0.folder.write("s3cret", to: "secret")
      await $0.say("let who = file:secret")
    }
    #expect(secret.contains("request.variable"))
  }

  @Test(
    "a value of another kind than its parameter takes is refused, with one that it takes",
    arguments: [
      ("github repos octocat per_page=many", "per_page takes a whole number, not many"),
      ("github search x sort=star", "sort takes"),
      ("github gist create files[a]=b public=maybe", "public takes"),
      ("github repos octocat page:=nope", "page is said to be JSON and is not"),
      ("github user {{nobody}}", "nobody"),
      ("github gist create files@none", "none"),
    ])
  func mistakes(_ line: String, _ said: String) async throws {
    let notes = try await Talk.sent(line).replacing(/\n +/, with: " ")
    #expect(notes.hasPrefix("error[") && notes.contains(said), "\(notes)")
  }
}
