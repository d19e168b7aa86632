import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Where a Location leads", .paced)
struct LocationPromiseTests {
  private func promise(_ text: String) -> LocationPromise {
    LocationPromise(text, of: .http("h", path: "/a/b"))
  }

  @Test("is the same however it is written, and for each id")
  func same() {
    #expect(promise("/c") == promise("http://h/c") && promise("c") == promise("/a/c"))
    #expect(promise("/c/7") == promise("/c/8/") && promise("/c/7") != promise("/c/x"))
    #expect(promise("/c/{{secret:id}}") == promise("/c/8"))
    #expect(promise("/c#top") == promise("/c"))
  }

  @Test("is another one on another server, or by another path")
  func other() {
    #expect(promise("http://other/c") != promise("/c"))
    #expect(promise("https://h/c") != promise("/c"))
    #expect(promise("http://h:81/c").server == "http://h:81")
    #expect(promise("/login") != promise("/c") && promise("/login") != promise("/"))
  }

  @Test("is told apart by its query, but for what is made anew")
  func query() {
    #expect(promise("/c?a=1&b=x") == promise("/c?b=x&a=2") && promise("/c?b=x") != promise("/c?b=y"))
    #expect(promise("/c?b=x").path == promise("/c").path)
  }

  @Test("may be nothing that can be asked", arguments: ["app://done?code=1", "http://[", "\u{1}"])
  func unread(_ text: String) {
    #expect(promise(text) == promise(text) && promise(text) != promise("/done"))
  }
}
