import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Calls of Python's", .paced)
struct PythonCallTests {
  private func sent(_ line: String) throws -> SentText { SentText(try prepare(line, base: nil).request) }

  @Test("requests with literal arguments is sent, and no part of it becomes a header of the session")
  func requests() throws {
    let get = try sent(
      "requests.get('http://h/p?token=abc', params={'a': 1, 'b': None}, headers={'X-Mine': 'x: y'})")
    #expect(get.target == "/p?token=abc&a=1" && get.headers.contains("x-mine: x: y"))
    let post = try sent("r = requests.post(\n  \"http://h\",\n  json={'a': [1, True], 'b': 'é'},  # why\n)")
    #expect(
      post.body == "{\"a\": [1, true], \"b\": \"\\u00e9\"}"
        && post.headers.contains("content-type: application/json"))
    let form = try sent("requests.put('http://h', data={'a': 'b c'}, auth=('me', 'pw'), cookies={'c': 'd'})")
    #expect(form.method == "PUT" && form.body == "a=b+c")
    #expect(form.headers.contains("authorization: Basic bWU6cHc=") && form.headers.contains("cookie: c=d"))
    let raw = try sent(
      "print(requests.patch('http://h', '{}').text)".replacing("print(", with: "").dropLast(1).description)
    #expect(
      raw.method == "PATCH" && raw.body == "{}" && !raw.headers.contains { $0.hasPrefix("content-type") })
    #expect(try sent("requests.request('PROPFIND', url='http://h/x')").method == "PROPFIND")
    #expect(try sent("httpx.delete('http://h')").method == "DELETE")
    #expect(try sent("requests.post('http://h', data=json.dumps({'a': 1}))").body == "{\"a\": 1}")
  }

  @Test("how it is sent is as it says")
  func options() throws {
    let options = try prepare("requests.get('http://h', timeout=2.5, verify=False, allow_redirects=False)")
      .request.options
    #expect(
      options.deadlines.total == .milliseconds(2500) && !options.tls.verifies && !options.followsRedirects)
    #expect(try prepare("requests.get('http://h')").request.options.followsRedirects)
    #expect(try !prepare("httpx.get('http://h')").request.options.followsRedirects)
    #expect(try prepare("httpx.get('http://h', follow_redirects=True)").request.options.followsRedirects)
  }

  @Test("it goes on until its parenthesis closes")
  func lines() {
    let lines = ["requests.post(", "  'http://h',", "  json={", "    'a': 'it\\'s )',", "  },", ")"]
    for count in 1...lines.count {
      #expect(
        ParsedLine.isComplete(lines.prefix(count).joined(separator: "\n")) == (count == lines.count),
        "\(count)")
    }
  }

  @Test(
    "what is not literal is named",
    arguments: [
      ("requests.get(url)", "url"), ("requests.get('http://h', headers=headers)", "headers"),
      ("requests.get(f'http://h/{id}')", "f'http://h/{id}'"), ("requests.post('http://h', **more)", "**more"),
      ("requests.get('http://h', headers={'A': 'Bearer ' + key})", "key"),
    ])
  func named(_ line: String, _ place: String) throws {
    let found = try problem(line, base: nil)
    #expect(found.problem.message.contains("`\(place)`") && found.place == place)
  }
}
