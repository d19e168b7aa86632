import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSwiftSource
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A request as source, by a line", .paced)
struct SwiftCommandTests {
  private func talk(to traits: Bool = true) async throws -> Talk {
    let talk = try await Asked(body: #"{"id": 1, "name": "a"}"#).talk()
    await talk.say("get /users/7", "get /posts/1?token=canary-1234")
    return talk
  }

  @Test("is of the last request, or of one by its number, in any style, under any name")
  func subjects() async throws {
    let talk = try await talk()
    #expect(await talk.say("swift").outText.contains("/posts/"))
    let first = await talk.say("swift 1").outText
    #expect(first.contains("/users/") && first.contains("let name: String"), "\(first)")
    for style in UsageStyle.allCases {
      #expect(await talk.say("swift 1 --style \(style.rawValue.uppercased())").outcome == .ok, "\(style)")
    }
    #expect(await talk.say("swift 1 --name Profile").outText.contains("struct Profile: Endpoint"))
  }

  @Test("says to a person what its types are based on, and has no secret")
  func basis() async throws {
    let talk = try await talk()
    let answer = await talk.say("swift")
    #expect(
      answer.notes.replacing("\n  ", with: " ").contains("from 1 answer; more requests to the same path"))
    #expect(!answer.text.contains("canary"))
    let failing = try await Asked(status: 404).talk()
    await failing.say("get /users/7")
    #expect(await failing.say("swift").flat.contains("no success has been seen"))
  }

  @Test(
    "reads what somebody declared to be a secret from the environment, however short, wherever its name stands",
    arguments: [
      "get /posts?ssn=qq22", "get /posts ssn==qq22", "get /posts X-Ssn:qq22", "post /posts ssn=qq22 a=1",
      "post /posts --form ssn=qq22", "post /posts --multipart ssn=qq22",
      #"post /posts {"a":{"ssn":"qq22"}}"#,
    ])
  func declared(_ line: String) async throws {
    let talk = try await Asked(body: "{}").talk()
    await talk.say(line)
    #expect(await talk.say("swift").outText.contains("qq22"))
    await talk.say("redact ssn header.x-ssn")
    for style in ["async", "urlsession"] {
      let source = await talk.say("swift --style \(style)").outText
      #expect(!source.contains("qq22") && source.contains("SSN\"]"), "\(source)")
    }
  }

  @Test(
    "is not written where there is nothing to write",
    arguments: [
      ("", "no request was sent yet"), ("1", "there is no request 1"), ("--style", "--style"),
      ("--style rust", "there is no style rust; there are async"), ("x", "x"),
      ("--access open", "there is no access open; there are internal, public"), ("--all", "--all"),
      ("get", "expected a number of at least 1, found get"), ("get /users/1", "no description is loaded"),
      ("--all out", "no description is loaded"), ("1 2", "no description is loaded"),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    let answer = await (try Asked().talk()).say("swift \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
  }

  private func described() async throws -> Talk {
    let talk = try await Asked(body: "{}").talk()
    try talk.folder.write(
      #"""
      {"openapi":"3.0.3","info":{"title":"Zoo"},"paths":{
        "/pets/{id}":{"get":{"operationId":"pet","tags":["pets"],"parameters":[{"name":"id","in":"path","required":true,
          "schema":{"type":"integer"}}]}},"/food":{"delete":{"tags":["food"]}}}}
      """#, to: "zoo.json")
    await talk.say("spec zoo.json")
    return talk
  }

  @Test("is of an operation that was never asked for, for every module where that is wanted")
  func operation() async throws {
    let talk = try await described()
    let answer = await talk.say("swift get /pets/{id} --access public --name animal")
    #expect(answer.outText.contains("  public struct Animal: Endpoint {"), "\(answer.text)")
    #expect(await talk.say("swift get /pets/9").outText.contains("Zoo.Pet(id: 9)"))
    #expect(await talk.say("swift put /pets/9").flat.contains("nothing is known of PUT /pets/9"))
  }

  @Test("is a package of all that is described, which takes no file's place unless that is wanted")
  func package() async throws {
    let talk = try await described()
    #expect(await talk.say("swift --all out").notes.contains("4 files in out, for 2 operations"))
    #expect(
      talk.folder.text(of: "out/Sources/ZooClient/Pets.swift")?.contains("struct Pet: Endpoint") == true)
    #expect(talk.folder.text(of: "out/Package.swift")?.contains("ZooClient") == true)
    let again = await talk.say("swift --all out")
    #expect(again.outcome != .ok && again.flat.contains("nothing was written"), "\(again.text)")
    #expect(await talk.say("swift --all out --force --access public").outcome == .ok)
    #expect(talk.folder.text(of: "out/Sources/ZooClient/Zoo.swift")?.contains("public struct Zoo") == true)
  }

  @Test("is a package that says where the library is, from wherever it is built")
  func library() async throws {
    let talk = try await described()
    #expect(await talk.say("let at = lib", "swift --all out --apus {{at}}/apus").outcome == .ok)
    let manifest = try #require(talk.folder.text(of: "out/Package.swift"))
    #expect(manifest.contains(#"path: "\#(talk.folder.path)/lib/apus")"#), "\(manifest)")
    #expect(await talk.say("swift --all other --apus https://a.test/apus.git").outcome == .ok)
    #expect(talk.folder.text(of: "other/Package.swift")?.contains(#"url: "https://a.test/apus.git""#) == true)
  }

  @Test("is a package of what was asked, with its recording, which has no secret, and tests")
  func asked() async throws {
    let talk = try await Asked(body: #"{"id": 1, "name": "a"}"#).talk()
    let early = await talk.say("swift --session out")
    #expect(early.status == 2 && early.flat.contains("nothing was answered yet"), "\(early.text)")
    await talk.say("get /users/7 Authorization:'Bearer canary-1234'", "get /posts/1")
    let answer = await talk.say("swift --session out --access public")
    #expect(answer.notes.contains("4 files in out, for 2 endpoints"), "\(answer.text)")
    let names = [
      "Package.swift", "Tests/HClientTests/recorded.har", "Sources/HClient/H.swift",
    ]
    for name in names {
      let text = try #require(talk.folder.text(of: "out/\(name)"), "\(name)")
      #expect(!text.isEmpty && !text.contains("canary"))
    }
  }
}
