import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("The first place of each kind in some JSON", .paced)
struct JSONPlacesTests {
  private func places(_ body: String) throws -> JSONPlaces {
    let answer = try #require(AnswerSample(SampleAnswers.answer(body, "application/json")))
    return try #require(JSONPlaces(answer))
  }

  @Test("is found from the outside in, and told with a star for each item of a list")
  func paths() throws {
    let places = try places(#"[{"a b": [[]], "c": {"n": 1}}, {"n": 2.5}]"#)
    let number = try #require(places.first(where: \.isNumber))
    #expect(number.text == "2.5" && JSONPlaces.path(number) == ".[*].n")
    let list = try #require(places.first(.array) { $0.count == 0 })
    #expect(JSONPlaces.path(list) == #".[*]["a b"][*]"# && JSONPlaces.path(places.root) == ".")
    #expect(places.object?.writtenMembers.map(\.key) == [#""a b""#, #""c""#])
    #expect(places.first(.string) == nil)
  }

  @Test("is replaced, and the rest stays as it is written")
  func putting() throws {
    let places = try places(#"{ "a":[1 ,2], "b":"果" }"#)
    let list = try #require(places.list)
    #expect(
      String(decoding: places.putting(items: ["3"], at: list).body, as: UTF8.self) == #"{ "a":[3], "b":"果" }"#
    )
  }

  @Test("is none where the body is no JSON", arguments: ["", "no", "{"])
  func none(_ body: String) throws {
    #expect(JSONPlaces(try #require(AnswerSample(SampleAnswers.answer(body, "application/json")))) == nil)
  }
}
