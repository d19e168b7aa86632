import Testing

@testable import ApusWords

@Suite("A sentence's pattern")
struct SentencePatternTests {
  private func places(_ key: String, _ text: String) -> [String]? {
    let bytes = Array(text.utf8)
    return SentencePattern(key: key)?.fit(in: bytes[...])?.places.map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test("finds what fills its places")
  func fits() {
    #expect(places("{0} of {1} goals", "2 of 3 goals") == ["2", "3"])
    #expect(places("there is no {0} in {1}", "there is no a in b in c") == ["a", "b in c"])
    #expect(places("nothing is at {0}", "nothing is at .a") == [".a"])
  }

  @Test("fits nothing else, and no place is empty")
  func misfits() {
    #expect(places("nothing is at {0}", "nothing is at ") == nil)
    #expect(places("nothing is at {0}", "something is at .a") == nil)
    #expect(places("{0} of {1} goals", "2 of 3 steps") == nil)
  }

  @Test("has in the first of places that stand together what is in all of them")
  func together() {
    #expect(places("{0} was broken by {1}{2}", "a was broken by b, at once") == ["a", "b, at once", ""])
    #expect(places("{0}{1} was kept", "all was kept") == ["all", ""])
  }

  @Test("takes a number in braces for a place only where there may be so many")
  func braces() {
    #expect(places("no such place as /[0-9]{9}/: {0}", "no such place as /[0-9]{9}/: a") == ["a"])
  }

  @Test("is none where a sentence has hardly a word of its own, or no place")
  func none() {
    #expect(SentencePattern(key: "{0}: {1}") == nil)
    #expect(SentencePattern(key: "Nothing was sent.") == nil)
  }

  @Test("of a server's own words is known by the server before them")
  func speech() {
    let (key, text) = ("{0} says {1}: {2}", "https://as.test says invalid_grant: no such code")
    #expect(places(key, text) == ["https://as.test", "invalid_grant", "no such code"])
    #expect(places("{0} says {1}", "http://h:1 says slow_down") == ["http://h:1", "slow_down"])
    #expect(places(key, "the server says slow_down: wait a bit")?.first == "the server")
    let others = [
      "Ada says hello: you", "the page at http://h says a: b", "http://h says a", "://h s says a: b",
      "the server says that it is at fault: all of it",
    ]
    for other in others {
      #expect(places(key, other) == nil, "\(other)")
    }
  }

  @Test("has words of another language stand where the nearest English ones do")
  func words() {
    let bytes = Array("ab was kept".utf8)
    #expect(SentencePattern(key: "{0} was kept")?.fit(in: bytes[...])?.words == [2, 2])
  }
}
