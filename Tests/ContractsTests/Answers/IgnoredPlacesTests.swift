import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Places that may be others each time", .paced)
struct IgnoredPlacesTests {
  private static let body = #"{"items":[{"id":1,"name":"a"},{"id":2,"name":"b"}],"total":2}"#

  @Test(
    "are all of a body, whatever it is made of", arguments: ["text/plain", "text/html", "application/json"])
  func whole(_ type: String) throws {
    func findings(_ places: [String]) throws -> [Finding] {
      try AnswerComparison(ignoring: IgnoredPlaces(places)).findings(
        from: ChangedAnswer.recording(Array("<title>1</title>up".utf8), type: type),
        to: ChangedAnswer.recording(Array("<title>down</title>".utf8), type: type))
    }
    #expect(try findings(["body"]).isEmpty && IgnoredPlaces(["body"]).ignoresBody)
    #expect(try !IgnoredPlaces(["body.id"]).ignoresBody)
  }

  @Test("are headers by their names, whatever their case, and always the date")
  func headers() throws {
    let places = try IgnoredPlaces(["header.ETag"])
    for name in ["etag", "ETAG", "Date", "date"] { #expect(places.ignores(header: name)) }
    #expect(!places.ignores(header: "Content-Type"))
    #expect(try IgnoredPlaces([]).ignores(header: "date"))
  }

  @Test("are places of a body and all below them")
  func bodies() throws {
    let root = try JSONDocument(Self.body).root
    let ids = try IgnoredPlaces(["body.items[*].id"])
    let items = try #require(root["items"])
    let first = try #require(items[0])
    #expect(try ids.ignores(#require(first["id"]).path, in: root))
    #expect(try !ids.ignores(#require(first["name"]).path, in: root))
    #expect(!ids.ignores(items.path, in: root))
    for text in ["body.items", "body", "body[\"items\"]"] {
      let all = try IgnoredPlaces([text])
      #expect(try all.ignores(#require(first["id"]).path, in: root), "\(text)")
    }
  }

  @Test("are told of a list that was taken out of a page, and of a page where they are told of the list")
  func lists() throws {
    let page = try JSONDocument(Self.body).root
    let list = try JSONDocument(#"[{"id":1,"name":"a"},{"id":2,"name":"b"}]"#).root
    let place = try #require(page["items"]).path
    let (ofPage, ofList) = (try IgnoredPlaces(["body.items[*].id"]), try IgnoredPlaces(["body[*].id"]))
    let (inPage, inList) = (try #require(page["items"]?[0]), try #require(list[0]))
    for (places, isPage) in [(ofPage.taken(outOf: place), false), (ofList.put(into: place), true)] {
      let (root, element) = isPage ? (page, inPage) : (list, inList)
      #expect(try places.ignores(#require(element["id"]).path, in: root))
      #expect(try !places.ignores(#require(element["name"]).path, in: root))
    }
    #expect(try !ofPage.ignores(#require(inList["id"]).path, in: list))
    for all in ["body.items", "body"] {
      let places = try IgnoredPlaces([all]).taken(outOf: place)
      #expect(try places.ignores(#require(inList["name"]).path, in: list))
    }
    let total = try IgnoredPlaces(["body.total"]).taken(outOf: place)
    #expect(try !total.ignores(#require(inList["id"]).path, in: list))
  }

  @Test("are nothing else", arguments: ["header.", "cookie.a", "bodyx", "body.a[x]", "", "items"])
  func refusals(_ text: String) throws {
    do throws(IgnoredPlaces.Refusal) {
      _ = try IgnoredPlaces(["header.a", text])
      Issue.record("it was taken")
    } catch {
      #expect(error.place == text)
    }
  }
}
