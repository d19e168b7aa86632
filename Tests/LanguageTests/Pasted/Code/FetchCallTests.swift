import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Calls of fetch", .paced)
struct FetchCallTests {
  private func sent(_ line: String) throws -> SentText { SentText(try prepare(line, base: nil).request) }

  @Test("fetch as a browser copies it is what the page asked for")
  func fetch() throws {
    let line = """
      fetch("https://api.example.test/items?page=2", {
        "headers": {
          "accept": "application/json",
          "content-type": "application/json",
          "sec-ch-ua": "\\"Chromium\\";v=\\"1\\"",
          "x-mine": "a b"
        },
        "referrer": "https://example.test/",
        "referrerPolicy": "strict-origin",
        "body": "{\\"a\\":[1,\\"é\\"]}",
        "method": "POST",
        "mode": "cors",
        "credentials": "include"
      });
      """
    let made = try sent(line)
    #expect(made.method == "POST" && made.target == "/items?page=2" && made.body == "{\"a\":[1,\"é\"]}")
    #expect(
      made.headers == [
        "accept: application/json", "content-type: application/json", "referer: https://example.test/",
        "sec-ch-ua: \"Chromium\";v=\"1\"", "x-mine: a b",
      ])
    #expect(try prepare(line, base: nil).request.options.followsRedirects)
    let lines = line.split(separator: "\n")
    for count in 1..<lines.count {
      #expect(!ParsedLine.isComplete(lines.prefix(count).joined(separator: "\n")), "\(count)")
    }
    #expect(ParsedLine.isComplete(line))
  }

  @Test("a body says what it is")
  func bodies() throws {
    #expect(
      try sent("fetch('http://h', {method: 'post', body: 'x'})").headers.contains(
        "content-type: text/plain;charset=UTF-8"))
    let form = try sent("await fetch(`http://h`, {method: \"PUT\", body: new URLSearchParams({a: 'b c'})})")
    #expect(form.body == "a=b+c" && form.method == "PUT")
    #expect(form.headers.contains("content-type: application/x-www-form-urlencoded;charset=UTF-8"))
    let json = try sent(
      "const r = await fetch('http://h', {method: 'POST', body: JSON.stringify({a: 1})}).then(f)")
    #expect(json.body == "{\"a\":1}")
    #expect(try sent("fetch('http://h', {body: null, method: 'GET'})").headers == ["accept: */*"])
  }

  @Test("several calls are sent in turn")
  func several() throws {
    guard
      case .request(let line) = try ParsedLine.parse(
        "fetch('http://h/1', {\n}); ;\nfetch('http://h/2').then(f); fetch('http://h/3')")
    else { return }
    let context = RequestContext(files: .fixed([:]))
    let all = try ([line] + line.following).map { try $0.prepare(in: context).request.url.path }
    #expect(all == ["/1", "/2", "/3"])
  }
}
