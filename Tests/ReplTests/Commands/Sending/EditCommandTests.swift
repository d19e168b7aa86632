import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A body in an editor", .paced)
struct EditCommandTests {
  @Test(
    "what made the old body is gone from the line, and everything else stays",
    arguments: [
      ("post /a name=Ada X-A:1", "{\"n\": 1}", "post /a X-A:1 {\"n\": 1}"),
      ("post /a {\"old\": 1} q==1 --follow", "[1]", "post /a q==1 --follow [1]"),
      ("post /a --raw 'old text'", "new text", "post /a --raw 'new text'"),
      ("put /a --form a=1 b=2", "x", "put /a --form --raw x"),
      ("post /a a=1 'X-B: c d'", "  ", "post /a 'X-B: c d'"),
      ("post /a", "7", "post /a --raw 7"), ("post /a @file", "{}", "post /a {}"),
    ])
  func lines(_ line: String, _ body: String, _ expected: String) throws {
    #expect(try RequestLine(native: Words(line)).text(withBody: body) == expected)
  }

  private func talk(edit: @escaping @Sendable (String) throws -> String?) async throws -> Talk {
    try await Asked().talk { $0.edit = edit }
  }

  @Test("JSON is laid out in lines, and the line is put on the prompt, not sent")
  func prompt() async throws {
    let asked = Asked()
    let talk = try await asked.talk {
      $0.edit = { text in
        #expect(text == "{\n  \"a\": 1\n}\n")
        return text.replacing("1", with: "2")
      }
    }
    #expect(await talk.say("edit post /a a:=1").outcome == .ok)
    #expect(await talk.engine.takePrefill() == "post /a {\n  \"a\": 2\n}")
    #expect(asked.all.isEmpty)
  }

  @Test("the body of a call is edited, though fields of it are missing still")
  func call() async throws {
    let talk = try await Talk(setUp: { $0.edit = { _ in "{\"public\": true}" } })
    #expect(await talk.say("edit call postGithubGists").outcome == .ok)
    #expect(await talk.engine.takePrefill() == "call postGithubGists {\"public\": true}")
    #expect(await talk.say("edit github user octocat").text.contains("a typed endpoint has no body to edit"))
  }

  @Test("alone it starts with the last request")
  func last() async throws {
    let talk = try await talk { $0 + "more" }
    #expect(await talk.say("edit").code == "usage.command")
    await talk.say("post /a --raw text", "edit")
    #expect(await talk.engine.takePrefill() == "post /a --raw textmore")
  }

  @Test("nothing is put on the prompt where nobody can edit, or where it is no text")
  func refusals() async throws {
    let talk = try await talk { _ in nil }
    let none = await talk.say("edit post /a a=1")
    #expect(none.code == "usage.command" && none.flat.contains("there is no editor"), "\(none.text)")
    try talk.folder.write("\u{0}", to: "f")
    let pasted = await talk.say("edit curl -d a=1 http://h.test/")
    #expect(pasted.flat.contains("a pasted line cannot be edited"), "\(pasted.text)")
    let form = await talk.say("edit post /a --multipart f@f")
    #expect(form.code == "request.body" && form.flat.contains("this body is no text"), "\(form.text)")
    #expect(await talk.say("edit gte").flat.contains("expected a request, found gte"))
    #expect(await talk.engine.takePrefill() == nil)
  }
}
