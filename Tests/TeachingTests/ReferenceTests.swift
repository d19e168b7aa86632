import APIClient
import PacingTestSupport
import Rendering
import Testing

@testable import Teaching
@testable import Text

@Suite("What is known of statuses, headers, methods and codes", .paced)
struct ReferenceTests {
  @Test("every code of the taxonomy has one entry, with a cause and a line to try")
  func codes() {
    #expect(Set(CodeEntry.all.map(\.code)) == Set(FailureCode.all))
    #expect(CodeEntry.all.count == FailureCode.all.count)
    for entry in CodeEntry.all {
      #expect(!entry.certain.isEmpty && !entry.suggestions.isEmpty, "\(entry.code)")
      #expect(entry.code == .cancelled || !entry.guesses.isEmpty, "\(entry.code)")
    }
  }

  @Test("every status that is registered has one entry")
  func statuses() {
    let registered =
      Array(100...104) + Array(200...208) + [226] + Array(300...308) + Array(400...418) + Array(421...426)
      + [428, 429, 431, 451] + Array(500...508) + [510, 511]
    #expect(StatusEntry.all.map(\.code).sorted() == registered)
    #expect(StatusEntry.registered(299) == nil)
    for status in [199, 299, 399, 499, 599] {
      #expect(StatusEntry.of(status).notes.first?.contains("Nobody registered \(status)") == true)
    }
  }

  @Test("a refusal has a line to try")
  func refusals() {
    for entry in StatusEntry.all where entry.code >= 400 {
      #expect(!entry.suggestions.isEmpty, "\(entry.code)")
    }
  }

  @Test("methods are safe and idempotent as the client takes them to be")
  func methods() throws {
    #expect(MethodEntry.all.count == HTTPMethod.known.count)
    for method in HTTPMethod.known {
      let entry = try #require(MethodEntry.named(method.name))
      #expect(entry.isSafe == method.isSafe, "\(method)")
      #expect(entry.isIdempotent == method.isIdempotent, "\(method)")
    }
  }

  @Test("headers are found whatever their case, and none is there twice")
  func headers() {
    #expect(HeaderEntry.named("eTAG")?.name == "ETag")
    #expect(HeaderEntry.named("X-Nobody-Knows") == nil)
    let names = HeaderEntry.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(names.count >= 60)
  }

  @Test("every topic is found by its own name, in any case")
  func topics() {
    for topic in Topics.all {
      #expect(Topics.article(topic.name)?.topic == topic.name, "\(topic.name)")
      #expect(Topics.article(topic.name.uppercased()) != nil, "\(topic.name)")
    }
    #expect(Topics.article("http.404")?.topic == "404")
    #expect(Topics.article("etag")?.topic == "header ETag")
    #expect(Topics.article("patch")?.topic == "method PATCH")
    for unknown in ["", "99", "600", "http.99", "header", "header nope", "network.nope", "a b c"] {
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
      for width in [20, 40, 80, 200] {
        let screen = Screen(width: width)
        #expect(article.lines(on: screen).allSatisfy { $0.width <= width }, "\(topic.name) at \(width)")
      }
    }
  }
}
