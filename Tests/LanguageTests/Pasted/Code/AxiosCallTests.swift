import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Calls of axios", .paced)
struct AxiosCallTests {
  private func sent(_ line: String) throws -> SentText { SentText(try prepare(line, base: nil).request) }

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
