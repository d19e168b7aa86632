import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("How the parameters of a typed endpoint are typed", .paced)
struct EndpointLineTests {
  /// What a line would send: method, path, query and body.
  private func sent(_ line: String, _ setUp: (Talk) async throws -> Void = { _ in }) async throws -> String {
    let talk = try await Talk(base: "https://api.github.com", flags: { $0.isOffline = true })
    try await setUp(talk)
    let answer = await talk.say(line)
    guard answer.outcome == .ok else { return answer.notes }
    let lines = answer.outText.split(separator: "\r\n", omittingEmptySubsequences: false)
    let body = lines.last ?? ""
    return "\(lines.first?.dropLast(9) ?? "")\(body.isEmpty ? "" : " \(body)")"
  }

  @Test(
    "by order or by name, in any spelling of the name, all mean the same",
    arguments: [
      "github repos octocat 5 2", "github repos login=octocat per_page=5 page=2",
      "github repos octocat page==2 perPage=5", "GitHub Repos --page 2 --per-page=5 octocat",
      "github repos page:=2 octocat per-page:=5", "github repos -- octocat 5 2",
      "github repos 'octocat' 5 '2'",
    ])
  func spellings(_ line: String) async throws {
    #expect(try await sent(line) == "GET /users/octocat/repos?per_page=5&page=2")
  }

  @Test(
    "values may have signs in them",
    arguments: [
      ("github search 'swift in:name stars:>100'", "q=swift%20in%3Aname%20stars%3A%3E100"),
      ("github search language:swift", "q=language%3Aswift"), ("github search q=a=b", "q=a%3Db"),
      ("github search me@example.com", "q=me%40example.com"), ("github search swift+api", "q=swift%2Bapi"),
      ("github search https://x.example/?a=b", "q=https%3A%2F%2Fx.example%2F%3Fa%3Db"),
      ("github search -5", "q=-5"), ("github search 離乳食", "q=%E9%9B%A2%E4%B9%B3%E9%A3%9F"),
    ])
  func signs(_ line: String, _ query: String) async throws {
    #expect(try await sent(line) == "GET /search/repositories?\(query)")
  }

  @Test("flags stand alone, with a value, or with no- before them")
  func flags() async throws {
    for (flag, value) in [
      ("--public", true), ("public=yes", true), ("--public=on", true), ("public:=true", true), ("", false),
      ("--no-public", false), ("public=off", false),
    ] {
      let sent = try await sent("github gist create files[a]=b \(flag)")
      #expect(sent == #"POST /gists {"files":{"a":{"content":"b"}},"public":\#(value)}"#, "\(flag)")
    }
  }

  @Test("lists are repeated, texts with names have them in brackets, and files are read")
  func containers() async throws {
    #expect(
      try await sent("mamari suggest a query=b 'c d'")
        == "GET /mamari/api/suggest?query=a&query=b&query=c%20d")
    let body = #"POST /gists {"files":{"a.md":{"content":"A"},"b c":{"content":"B"}},"public":false}"#
    #expect(try await sent("github gist create files[a.md]=A 'files[b c]=B'") == body)
    #expect(try await sent(#"github gist create files:='{"a.md": "A", "b c": "B"}'"#) == body)
    let files = try await sent("github gist create files@notes/a.md files[x]=@notes/a.md") { talk in
      try FileManager.default.createDirectory(
        atPath: talk.folder.path + "/notes", withIntermediateDirectories: true)
      try talk.folder.write("Hi", to: "notes/a.md")
    }
    #expect(files == #"POST /gists {"files":{"a.md":{"content":"Hi"},"x":{"content":"Hi"}},"public":false}"#)
  }

  @Test("a value cannot change the path, and variables are filled, but for secrets")
  func values() async throws {
    #expect(try await sent("github user a/b") == "GET /users/a%2Fb")
    #expect(try await sent("github user ..") == "GET /users/%2E%2E")
    let filled = try await sent("github user {{who}}") { await $0.say("let who = 'a b'") }
    #expect(filled == "GET /users/a%20b")
    let secret = try await sent("github user {{who}}") {
      try $0.folder.write("s3cret", to: "secret")
      await $0.say("let who = file:secret")
    }
    #expect(secret.contains("request.variable"))
  }

  @Test("whatever is typed behind a service, the line is understood or refused with a place in it")
  func random() async throws {
    let talk = try await Talk(base: "https://api.github.com", flags: { $0.isOffline = true })
    var generator = SeededGenerator(seed: 11)
    let words = [
      "github", "gist", "create", "show", "search", "user", "q=", "files[", "files[a]=b", "--public", "--",
      "-5", "=",
      "==", ":=", "@", "sort=x", "{{", "{{x}}", "'", "\"", "[", "]", "{\"a\": 1}", "page:=[", "りんご",
      "--timeout", "\\",
      "-h", "--help", "qiita", "post", "tags=", "null",
    ]
    for _ in 0..<300 {
      let line =
        "github "
        + (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }.joined(separator: " ")
      let answer = await talk.say(line)
      #expect(answer.outcome == .ok || answer.status == 2, "\(line)\n\(answer.text)")
    }
  }
}
