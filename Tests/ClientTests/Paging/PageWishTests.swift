import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("What a line says of pages outright", .paced)
struct PageWishTests {
  @Test("is a path, a parameter with a path, or a parameter that counts")
  func reading() throws {
    #expect(try PageWish.Next(".a.b") == .place(JSONPath(".a.b")))
    #expect(try PageWish.Next("cursor==.a.b") == .token(parameter: "cursor", JSONPath(".a.b")))
    #expect(try PageWish.Next("page") == .number(parameter: "page"))
    for text in ["", "==.a", "a==b", "a=.b", "a b"] { #expect(try PageWish.Next(text) == nil) }
    #expect(throws: PathSyntaxError.self) { try PageWish.Next("a==.[") }
  }

  @Test(
    "goes before every rule",
    arguments: [
      (".more", #"{"items":[1],"next":"/other","more":"abc"}"#, "/l", "/abc"),
      (".more", #"{"items":[1],"more":{"href":"/x"}}"#, "/l", "/x"),
      (".more", #"{"items":[1],"more":null}"#, "/l", nil), (".more", #"{"items":[1],"more":""}"#, "/l", nil),
      ("c==.at[0]", #"{"items":[1],"next":"/other","at":[7]}"#, "/l?c=1&q=2", "/l?q=2&c=7"),
      ("c==.at", #"{"items":[1]}"#, "/l", nil), ("c==.at", #"{"items":[1],"at":""}"#, "/l", nil),
      ("page", #"{"items":[1]}"#, "/l", "/l?page=2"), ("page", #"{"items":[1]}"#, "/l?page=0", "/l?page=1"),
      ("page", #"{"items":[]}"#, "/l", nil), ("page", #"{"items":[1],"has_more":false}"#, "/l", nil),
      ("page", "[1]", "/l?page=9223372036854775807", nil),
    ] as [(String, String, String, String?)])
  func next(_ wish: String, _ body: String, _ asked: String, _ place: String?) throws {
    let paged = try answered(
      body, to: "http://h.test" + asked, wish: PageWish(next: try PageWish.Next(wish))
    ).paged
    #expect(try paged.url("next") == place.map { "http://h.test" + $0 })
  }
}
