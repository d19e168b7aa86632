import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted cookies", .paced)
struct CookieReaderTests {
  @Test("show their names and never their values")
  func names() {
    #expect(CookieReader.parts(sent: "a=1; b=2").map(\.text) == ["a=•••", "b=•••"])
    #expect(CookieReader.parts(set: "sid=x; Secure").map(\.text) == ["sid=•••", "Secure"])
    #expect(CookieReader.parts(set: "x").first?.flaw == .invalid)
  }

  @Test("that clients refuse say by which rule")
  func refused() {
    let parts = CookieReader.parts(set: "__Host-id=1; Path=/; Secure; Domain=a.example")
    #expect(
      parts.first?.meaning
        == "clients refuse the cookie: a name that begins with __Host- allows no Domain.")
  }

  @Test("are deleted by no seconds or fewer", arguments: ["0", "-1"])
  func deleted(_ seconds: String) {
    let parts = CookieReader.parts(set: "a=1; Max-Age=\(seconds)")
    #expect(parts.last?.meaning == "It deletes the cookie at once." && parts.last?.flaw == nil)
  }
}
