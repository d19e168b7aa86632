import Testing

@testable import ApusEncodings

@Suite("The word that somebody meant")
struct NearestWordTests {
  @Test(
    "is the one that differs least, where it is close",
    arguments: [
      ("nmae", "name"), ("Login", "login"), ("repositry", "repository"), ("zebra", nil), ("", nil),
    ])
  func nearest(_ typed: String, _ expected: String?) {
    #expect(NearestWord.find(typed, among: ["name", "login", "repository", "url"]) == expected)
  }

  @Test("differs by characters that are added, removed, replaced or swapped")
  func distance() {
    func distance(_ one: String, _ other: String) -> Int { NearestWord.distance(Array(one), Array(other)) }
    #expect(distance("abc", "abc") == 0 && distance("abc", "acb") == 1 && distance("abc", "ab") == 1)
    #expect(distance("", "ab") == 2 && distance("kitten", "sitting") == 3)
  }
}
