import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("Requests for what came before", .paced)
struct ConditionalRequestsTests {
  /// A server whose answers have an ETag for each person, and which says 304 to it.
  private let asked = Asked { request in
    let person = request.headers.contains("Authorization") ? "known" : "nobody"
    let tag = "\"\(person)-\(request.url.target)\""
    let headers: HeaderFields = [
      "Content-Type": "application/json", "ETag": tag, "Vary": "Accept, Authorization",
    ]
    guard request.headers["If-None-Match"] != tag else { return .response(status: 304, headers: headers) }
    let next = request.url.target == "/l" ? headers.adding("Link", "</l?page=2>; rel=\"next\"") : headers
    return .response(
      status: 200, headers: next,
      body: #"[{"name": "Ada"}]"#.replacing("Ada", with: request.url.query == nil ? "Ada" : "Bob"))
  }

  private var conditions: [String?] { asked.all.map { $0.headers["If-None-Match"] } }

  @Test("go out with the last ETag once that is set, and show the kept answer, marked")
  func kept() async throws {
    let talk = try await asked.talk()
    await talk.say("get /a", "get /a", "set conditional on")
    let again = await talk.say("get /a")
    #expect(again.status == 0, "\(again.text)")
    #expect(again.notes.contains("304 Not Modified · kept from request 2 · 17 B"), "\(again.notes)")
    #expect(again.outText.contains("Ada"))
    #expect(await talk.say(".[0].name").outText == "\"Ada\"\n")
    #expect(conditions == [nil, nil, "\"nobody-/a\""])
    // What was kept is kept from where it came.
    #expect(await talk.say("get /a").notes.contains("kept from request 2"))
    #expect(await talk.say("history").text.contains(/3 +304 .*GET \/a/))
    #expect(await talk.say("curl").text.contains("If-None-Match") == false)
    #expect(await talk.say("explain").flat.contains("What you have is still good."))
    await talk.say("set conditional off", "get /a")
    #expect(conditions.last == .some(nil))
  }

  @Test("bring the same bytes to a program, a pipe and a file as the answer did")
  func bytes() async throws {
    let talk = try await asked.talk(to: .plain) { $0.holding = (1 << 20, nil) }
    await talk.say("set conditional on", "get /a")
    let again = await talk.say("get /a")
    #expect(again.outText == #"[{"name": "Ada"}]"# && again.status == 0)
    await talk.say("get /a > kept.json")
    #expect(talk.folder.text(of: "kept.json") == #"[{"name": "Ada"}]"#)
    #expect(conditions.compactMap(\.self).count == 2)
    // A file that the line names gets what really comes.
    await talk.say("get /a -o whole.json")
    #expect(conditions.last == .some(nil))
    #expect(talk.folder.text(of: "whole.json") == #"[{"name": "Ada"}]"#)
  }

  @Test("are for the same person, the same address and the same kind of answer")
  func others() async throws {
    let talk = try await asked.talk(to: .plain)
    await talk.say("set conditional on", "get /a", "get /a Accept:text/plain", "get /b")
    await talk.say("auth bearer canary-1234", "get /a")
    #expect(conditions == [nil, nil, nil, nil])
    await talk.say("get /a")
    #expect(conditions.last == "\"known-/a\"")
    await talk.say("auth none", "get /a")
    #expect(conditions.last == "\"nobody-/a\"")
    await talk.say("get /a If-None-Match:mine")
    #expect(conditions.last == "mine")
    await talk.say("post /a x=1")
    #expect(conditions.last == .some(nil))
  }

  @Test("are made for each page of a list")
  func pages() async throws {
    let talk = try await asked.talk(to: .plain)
    let first = await talk.say("set conditional on", "get /l --all-pages")
    let again = await talk.say("get /l --all-pages")
    #expect(again.outText == first.outText && again.notes.contains("2 pages by Link"), "\(again.text)")
    #expect(conditions == [nil, nil, "\"nobody-/l\"", "\"nobody-/l?page=2\""])
  }

  @Test("are an option like any other")
  func option() async throws {
    let talk = try await asked.talk(to: .plain)
    #expect(await talk.say("set conditional maybe").flat.contains("expected on or off, found maybe"))
    #expect(await talk.say("set conditional on", "set").text.contains(#/conditional +on /#))
    #expect(await talk.say("unset conditional", "set").text.contains(#/conditional +off /#))
  }
}
