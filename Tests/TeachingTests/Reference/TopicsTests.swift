import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusTeaching
@testable import ApusText

@Suite("Everything that can be explained by its name", .paced)
struct TopicsTests {
  @Test("every topic is found by its own name, in any case")
  func topics() {
    for topic in Topics.all {
      let article = Topics.article(topic.name)
      #expect(article?.topic.lowercased() == topic.name.lowercased(), "\(topic.name)")
      #expect(Topics.article(topic.name.uppercased()) != nil, "\(topic.name)")
    }
    #expect(Topics.article("http.404")?.topic == "404")
    #expect(Topics.article("etag")?.topic == "header ETag")
    #expect(Topics.article("patch")?.topic == "method PATCH")
    for unknown in ["", "99", "600", "http.99", "header nope", "network.nope", "a b c"] {
      #expect(Topics.article(unknown) == nil, "\(unknown)")
    }
  }

  @Test("articles are sentences that name their source and fit every screen")
  func articles() throws {
    for topic in Topics.all {
      let article = try #require(Topics.article(topic.name))
      #expect(!article.source.isEmpty)
      for sentence in [article.summary] + article.points {
        #expect(sentence.hasSuffix(".") || sentence.hasSuffix("`") || sentence.hasSuffix(")."), "\(sentence)")
        #expect(!sentence.hasSuffix(".."), "\(sentence)")
      }
      for width in [20, 80] {
        let screen = Screen(width: width)
        #expect(article.lines(on: screen).allSatisfy { $0.width <= width }, "\(topic.name) at \(width)")
      }
    }
  }
}
