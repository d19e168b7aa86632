import ApusClient
import Testing

@Suite("A cookie that goes to another port than the one that set it")
struct BorrowedCookieTests {
  @Test(
    "is told by the ports alone, where it goes at all",
    arguments: [
      ("http://h.test:7802/", "http://h.test:7803/", true),
      ("http://h.test:7802/", "http://h.test:7802/x", false),
      ("http://h.test/", "https://h.test/", false), ("https://h.test/", "http://h.test/", true),
      ("http://h.test:81/", "https://h.test/", true),
      ("http://h.test:7802/", "http://other.test:7803/", false),
    ])
  func ports(_ setter: String, _ place: String, _ isBorrowed: Bool) throws {
    let line = CookieLine(SetCookie("sid=1"), from: try WebURL(setter), usualPath: "/")
    #expect((try line.borrowed(by: WebURL(place)) != nil) == isBorrowed)
  }

  @Test("names it and who set it; one of which nobody knows that is told wherever it goes")
  func names() throws {
    let line = CookieLine(SetCookie("sid=1"), from: try WebURL("http://h.test:7802/a"), usualPath: "/")
    let there = try WebURL("http://h.test:7803/")
    #expect(line.borrowed(by: there) == BorrowedCookie(name: "sid", setter: "http://h.test:7802"))
    let unknown = CookieLine(line.text)
    #expect(unknown?.borrowed(by: there) == BorrowedCookie(name: "sid", setter: nil))
    #expect(try unknown?.borrowed(by: WebURL("http://other.test:7803/")) == nil)
  }
}
