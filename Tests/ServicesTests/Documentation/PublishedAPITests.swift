import ApusClient
import Testing

@testable import ApusServices

@Suite("An API whose owner publishes a description, as one line")
struct PublishedAPITests {
  private static let line =
    "shop https://api.shop.test/v1 https://shop.test/api.json 1.5MB bearer:A,B Our own  shop"

  @Test("has a name, a base, an address, a size, a way to show who asks, and a title")
  func whole() throws {
    let api = try PublishedAPI(Self.line)
    #expect(api.name == "shop" && api.title == "Our own shop" && api.size == 1_500_000)
    #expect(api.base?.text == "https://api.shop.test/v1" && api.address.text == "https://shop.test/api.json")
    #expect(api.access?.line == "auth bearer env:A" && api.access?.secretVariables == ["A", "B"])
    let plain = try PublishedAPI("a https://{b}.test https://c.test/d?e - - as:x/y;z=1 Title")
    #expect(plain.base == nil && plain.size == nil && plain.access == nil)
    #expect(plain.mediaType == "x/y;z=1" && plain.title == "Title" && plain.address.query == "e")
  }

  @Test(
    "is refused where a part of it is none",
    arguments: [
      ("", "it needs"), ("a b c", "it needs"), ("A https://h.test https://h.test - - T", "A is no name"),
      ("-a https://h.test https://h.test - - T", "-a is no name"),
      ("../a https://h.test https://h.test - - T", "no name"),
      ("a h.test https://h.test - - T", "h.test is no base"),
      ("a https://u:p@h.test https://h.test - - T", "is no base"),
      ("a https://h.test https://u:p@h.test - - T", "is no address"),
      ("a https://h.test x - - T", "x is no address"),
      ("a https://h.test https://h.test 5 - T", "5 is no size"),
      ("a https://h.test https://h.test 1e9MB - T", "no size"),
      ("a https://h.test https://h.test - magic T", "magic is none of"),
      ("a https://h.test https://h.test - header T", "header is no way"),
      ("a https://h.test https://h.test - bearer:A:B T", "is no way"),
      ("a https://h.test https://h.test - - as:x/y", "it has no title"),
    ])
  func refused(_ line: String, _ reason: String) {
    let problem = #expect(throws: PublishedAPI.Problem.self) { try PublishedAPI(line) }
    #expect(problem?.reason.contains(reason) == true, "\(problem?.reason ?? "")")
  }

  @Test("says how to show who asks, by the scheme's own shape")
  func access() throws {
    func access(_ text: String) throws -> PublishedAPI.Access {
      try #require(try PublishedAPI("a https://h.test https://h.test/d - \(text) T").access)
    }
    #expect(try access("bearer").line == "auth bearer")
    #expect(
      try access("basic:USER,PASS").line == "auth basic $USER env:PASS"
        && access("basic").line == "auth basic USER")
    #expect(try access("header:X-Mine:KEY").line == "auth header X-Mine env:KEY")
    let proof = try access("header:X-Mine:KEY").proof(Secret("s", name: "KEY")) { _ in nil }
    guard case .field(let field) = proof else { return #expect(Bool(false)) }
    #expect(field.name == "X-Mine" && field.value == .secret(Secret("s", name: "KEY")))
    let pair = try access("basic:USER,PASS").proof(Secret("s", name: "PASS")) { $0 == "USER" ? "me" : nil }
    guard case .field(let field) = pair else { return #expect(Bool(false)) }
    #expect(field.name == "Authorization")
  }
}
