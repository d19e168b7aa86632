import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Pasted lines", .paced)
struct PastedLineTests {
  @Test(
    "pasted lines say what they cannot be here",
    arguments: [
      (
        "curl --frobnicate http://a", "--frobnicate",
        "the option --frobnicate of curl has no counterpart here"
      ),
      ("curl -d x", "", "expected a URL after curl"),
      ("curl http://a && ls", "&&", "expected one command: this begins another"),
      ("curl 'http://a/{b,c}'", "http://a/{b,c}", "expected one URL: braces and ranges stand for several"),
      ("curl http://a -d @-", "-", "standard input is where lines come from here; expected a file"),
      (
        "curl http://a -u me", "me",
        "expected USER:PASSWORD; `auth basic` asks for a password and does not show it"
      ),
      ("curl http://a -H", "", "expected HEADER after -H"),
      ("http --session=me h", "--session", "the option --session of HTTPie has no counterpart here"),
      ("http GET h word", "word", "expected an item, such as q==word or name=word"),
    ])
  func pasted(_ line: String, _ place: String, _ message: String) throws {
    let found = try problem(line, base: nil)
    #expect(found.problem.message == message)
    #expect(found.place == place)
  }

  @Test("a pasted line asks its own host, follows only when told, and pipes as it did")
  func pastedSettings() throws {
    let prepared = try prepare("curl -i a.example/x | jq .", base: "https://h/v3")
    #expect(prepared.request.url.text == "http://a.example/x")
    #expect(prepared.request.options.followsRedirects == false)
    #expect(prepared.showing.parts == "hb")
    #expect(prepared.tail == .pipe(command: "jq .", range: 20..<26))
    #expect(try prepare("http --follow users/x", base: "https://h/v3").request.url.text == "http://users/x")
    #expect(try prepare("https example.com").request.url.text == "https://example.com/")
    #expect(try prepare("http localhost a=b", base: nil).request.method == .post)
  }

  @Test(
    "a line that begins with a program is read as that program's shell would",
    arguments: [
      ("curl http://h", .curl, .shell), ("$ curl http://h", .curl, .shell),
      ("CURL.EXE http://h", .curl, .shell),
      ("curl ^\"http://h^\"", .curl, .windows), ("curl http://h ^\n -d x", .curl, .windows),
      ("http h", .httpie(scheme: "http"), .shell), ("https ^\"h", .httpie(scheme: "https"), .shell),
      ("printf %s YQ== | base64 -d | curl http://h -d @-", .curl, .shell),
    ] as [(String, PastedLine.Program, Words.Syntax)])
  func programs(_ line: String, _ program: PastedLine.Program, _ syntax: Words.Syntax) throws {
    let found = try #require(PastedLine.syntax(of: line))
    #expect(found.program == program)
    #expect(found.syntax == syntax)
  }

  @Test(
    "a name alone, with a number or with nowhere to ask is a command of Apus, and others are no programs",
    arguments: [
      "curl", "curl 3", "http > f", "curl | sh", "curly http://h", "", "get curl", "wgets http://h",
      "printf %s !!! | base64 -d | curl http://h", "printf %s YQ== | curl http://h",
    ])
  func none(_ line: String) { #expect(PastedLine.syntax(of: line) == nil) }

  @Test("what stands before the program is no word, and every word stays where it is")
  func words() {
    let prompted = PastedLine.words("$ curl http://h", .shell)
    #expect(prompted.words.map(\.text) == ["curl", "http://h"])
    #expect(prompted.words.map(\.range) == [2..<6, 7..<15])
    let line = "printf %s YQ== | base64 -d | http PUT h"
    let fed = PastedLine.words(line, .shell)
    #expect(fed.words.map(\.text) == ["http", "PUT", "h"])
    #expect(fed.text == line)
    #expect(fed.tail == nil)
    #expect(fed.words.first?.range == 29..<33)
  }
}
