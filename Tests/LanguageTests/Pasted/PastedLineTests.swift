import APIClient
import LanguageTestSupport
import PacingTestSupport
import Testing

@testable import Language

@Suite("Pasted lines", .paced)
struct PastedLineTests {
  @Test(
    "pasted lines say what they cannot be here",
    arguments: [
      ("curl http://a http://b", "http://b", "expected one URL: requests are sent one at a time here"),
      ("curl http://a --next http://b", "--next", "the option --next of curl has no counterpart here"),
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
      (
        "curl http://a -b jar.txt", "jar.txt",
        "expected NAME=VALUE: cookies are not read from files; the session keeps its own"
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
}
