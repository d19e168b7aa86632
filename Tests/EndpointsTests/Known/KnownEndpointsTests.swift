import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusOpenAPI
@testable import ApusRepl

@Suite("Endpoints under a base that has a path of its own", .paced)
struct KnownEndpointsTests {
  private func talk(base: String, server: String? = nil, paths: [String] = []) async throws -> Talk {
    let talk = try await Talk(transport: StubTransport(body: "{}"), base: base)
    let items = paths.map { "\"\($0)\":{\"get\":{\"summary\":\"about \($0)\"}}" }
    let servers = server.map { "\"servers\":[{\"url\":\"\($0)\"}]," } ?? ""
    try talk.folder.write(
      "{\"openapi\":\"3.0.0\",\(servers)\"paths\":{\(items.joined(separator: ","))}}", to: "api.json")
    if !paths.isEmpty { await talk.say("spec api.json") }
    return talk
  }

  @Test("are listed to the end when one of them is the path `/`")
  func slash() async throws {
    let talk = try await talk(
      base: "https://host.test/ds-api", server: "https://host.test/ds-api", paths: ["/", "/{set}/fields"])
    let all = await talk.say("ls -r").outText
    #expect(all == "GET  .             about /\nGET  {set}/fields  about /{set}/fields\n")
    #expect(
      await talk.say("ls").outText == "/             GET  about /\n{set}/fields  GET  about /{set}/fields\n")
    #expect(await talk.say("help get /").outText.hasPrefix("GET /\nabout /\n"))
    #expect(await talk.say("get /nowhere").status == 0)
  }

  @Test("are listed to the end when the base was asked with a slash behind it, and after a 404")
  func visited() async throws {
    let talk = try await Talk(
      transport: StubTransport { request in
        .response(status: request.url.path == "/ds-api/" ? 200 : 404, body: "{}")
      }, base: "https://host.test/ds-api")
    await talk.say("get /")
    #expect(await talk.say("ls -r").outText == "GET  .  visited\n")
    #expect(await talk.say("get /missing").status == 4)
    #expect(await talk.say("help zzz").status == 2)
  }

  @Test("are named by what is behind the base also where the base fits a hole of theirs")
  func holes() async throws {
    let talk = try await talk(
      base: "https://host.test/a-long-name", server: "https://host.test",
      paths: ["/{v}", "/{v}/u", "/{v}/u/{id}"])
    let expected = "GET  .       about /{v}\nGET  u       about /{v}/u\nGET  u/{id}  about /{v}/u/{id}\n"
    #expect(await talk.say("ls -r").outText == expected)
    #expect(await talk.say("help get /u").outText.hasPrefix("GET /u\n"))
  }

  @Test("end, whatever they are, and each is listed once")
  func random() async throws {
    var generator = SeededGenerator(seed: 21)
    let pieces = ["/", "//", "/a", "/b", "/{x}", "/{y}", "/a{z}"]
    for _ in 0..<200 {
      let path = { (count: ClosedRange<Int>) in
        (0..<Int.random(in: count, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? "/"
        }.joined()
      }
      let paths = Set((0..<6).map { _ in path(1...4) })
      let base = path(0...3).replacing("{", with: "").replacing("}", with: "")
      var session = Session()
      session.base = try WebURL("https://host.test" + base)
      let items = paths.map { "\"\($0)\":{\"get\":{}}" }.joined(separator: ",")
      let description = try Specification(Array("{\"openapi\":\"3.0.0\",\"paths\":{\(items)}}".utf8))
      session.specification = LoadedSpecification(
        name: "-", location: nil, index: description, warnings: [], home: session.base?.origin)
      let known = KnownEndpoints(session.scope)
      let listed = known.all(below: "/").map(\.path)
      #expect(Set(listed).count == listed.count, "\(base) \(paths)")
      // What is behind a base that ends with several slashes may be the same as what is behind one.
      #expect(listed.count <= paths.count && !listed.isEmpty, "\(base) \(paths) \(listed)")
      _ = known.listed(below: "/").map(known.joinedWithOnlyChild).map(known.contents)
    }
  }
}
