import ApusClient
import ApusPacingTestSupport
import ApusSurroundings
import Testing

@testable import ApusSavedSessions

@Suite("The practice API by its name", .paced)
struct PracticeAliasTests {
  private let alias = PracticeAlias(PracticePorts(main: 8001, other: 8002, silent: 8003))

  @Test(
    "stands for each of its addresses, however they are written",
    arguments: [
      ("http://127.0.0.1:8001/a", "http://practice/a"), ("localhost:8002", "other.practice"),
      ("at 127.0.0.1:8003.", "at silent.practice."),
      ("u=http%3A%2F%2F127.0.0.1%3A8001", "u=http%3A%2F%2Fpractice"),
      ("127.0.0.1%3a8002 and 127.0.0.1:8001", "other.practice and practice"),
      ("127.0.0.1:80010", "127.0.0.1:80010"), ("127.0.0.1:9", "127.0.0.1:9"), ("127.0.0.1", "127.0.0.1"),
      ("example.test:8001", "example.test:8001"), ("", ""),
    ])
  func named(_ real: String, _ named: String) {
    #expect(alias.named(real) == named)
  }

  @Test(
    "is its address where a URL's host stands, and a word elsewhere",
    arguments: [
      ("http://practice/a", "http://127.0.0.1:8001/a"), ("http://other.practice", "http://127.0.0.1:8002"),
      ("http%3A%2F%2Fsilent.practice%2F", "http%3A%2F%2F127.0.0.1%3A8003%2F"),
      ("practice makes perfect", "practice makes perfect"),
      ("http://practice.test/", "http://practice.test/"),
      ("http://practices/", "http://practices/"), ("http://my.practice/", "http://my.practice/"),
      ("http://practice-2/", "http://practice-2/"),
    ])
  func real(_ named: String, _ real: String) {
    #expect(alias.real(named) == real)
  }

  @Test("leads there and back, also in a URL with a fragment and in headers")
  func both() throws {
    let url = try WebURL("http://practice/a?b=http://other.practice#c")
    #expect(alias.real(url).text == "http://127.0.0.1:8001/a?b=http://127.0.0.1:8002")
    #expect(alias.real(url).fragment == "c")
    #expect(alias.named(alias.real(url)) == url)
    #expect(
      alias.real(["Referer": "http://practice/"] as HeaderFields)["Referer"] == "http://127.0.0.1:8001/")
    #expect(alias.real(try WebURL("http://h/")).text == "http://h/")
  }

  @Test("is nothing while the practice API does not run")
  func notRunning() {
    let none = PracticeAlias(nil)
    #expect(none.named("127.0.0.1:8001") == "127.0.0.1:8001")
    #expect(none.real("http://practice/") == "http://practice/")
    #expect(none.real(Array("http://practice/".utf8)) == Array("http://practice/".utf8))
  }
}
