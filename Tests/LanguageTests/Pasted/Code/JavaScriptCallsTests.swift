import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Calls of JavaScript's", .paced)
struct JavaScriptCallsTests {
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
    #expect(all.prefix(2) == ["/1", "/2"])
  }

  @Test("axios in each of its forms")
  func axios() throws {
    #expect(
      try sent("axios.get('http://h/x', {params: {a: [1, 2]}, headers: {'X-Mine': 'b'}})").target
        == "/x?a=1&a=2")
    let post = try sent("const r = await axios.post('http://h', {a: 'b'}, {headers: {Accept: 'x/y'}})")
    #expect(post.method == "POST" && post.body == "{\"a\":\"b\"}")
    #expect(post.headers.contains("content-type: application/json") && post.headers.contains("accept: x/y"))
    let whole = try sent(
      "axios({method: 'patch', baseURL: 'http://h/v1', url: '/x', data: {a: 1}, auth: {username: 'me', password: 'pw'}})"
    )
    #expect(whole.method == "PATCH" && whole.target == "/v1/x" && whole.body == "{\"a\":1}")
    #expect(whole.headers.contains("authorization: Basic bWU6cHc="))
    #expect(try sent("axios.request({url: 'http://h/y', method: 'DELETE'})").method == "DELETE")
    #expect(try sent("axios('http://h/z')").headers.contains("accept: application/json, text/plain, */*"))
    #expect(try sent("axios.put('http://h', new URLSearchParams('a=1'))").body == "a=1")
    let slow = try prepare("axios.delete('http://h', {timeout: 1500, maxRedirects: 0})", base: nil)
    #expect(
      slow.request.options.deadlines.total == .milliseconds(1500) && !slow.request.options.followsRedirects)
  }
}
