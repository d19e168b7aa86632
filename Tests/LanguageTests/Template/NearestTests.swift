import Testing

@testable import ApusLanguage

@Suite("What is nearest to a word")
struct NearestTests {
  private let topics = ["header ETag", "header Expect", "etag", "404", "relation next", "network.reset"]

  @Test("are so many as are wanted, the nearest first, by the whole or by what stands behind a kind's word")
  func several() {
    let found = nearest(3, to: "Etga", among: topics)
    #expect(found.names.prefix(2) == ["header ETag", "etag"] && found.names.count == 3 && found.isClose)
    #expect(nearest(1, to: "relation nxet", among: topics).names == ["relation next"])
    #expect(nearest(9, to: "x", among: topics).names.count == topics.count)
  }

  @Test("begin with the word where any does")
  func beginning() {
    #expect(nearest(1, to: "netw", among: topics).names == ["network.reset"])
    #expect(nearest(1, to: "exp", among: topics).names == ["header Expect"])
    #expect(nearest(1, to: "reset", among: topics).names == ["network.reset"])
  }

  @Test("are there for a word that is like none, which is told")
  func far() {
    let found = nearest(3, to: "xyzzy-plugh", among: topics)
    #expect(found.names.count == 3 && !found.isClose)
    #expect(!nearest(3, to: String(repeating: "x", count: 5000), among: topics).isClose)
    #expect(nearest(3, to: "a", among: []).names.isEmpty)
    #expect(nearest(3, to: "", among: topics).names.count == 3)
  }
}
