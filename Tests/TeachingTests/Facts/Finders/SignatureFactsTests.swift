import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Errors of signatures", .paced)
struct SignatureFactsTests {
  private func facts(_ type: String, _ body: String, status: Int = 403) throws -> [Fact] {
    SignatureFacts.facts(
      in: try Incidents.exchange(status, headers: ["Content-Type": type], body: body))
  }

  @Test(
    "are explained wherever AWS's services write them",
    arguments: [
      ("application/json", #"{"Code": "SignatureDoesNotMatch"}"#),
      ("application/x-amz-json-1.0", ##"{"__type": "com.amazon.coral.service#InvalidSignatureException"}"##),
      ("application/xml", "<?xml version=\"1.0\"?>\n<Error><Code>RequestTimeTooSkewed</Code></Error>"),
      ("text/xml;charset=utf-8", "<ErrorResponse><Error><Code>RequestExpired</Code></Error></ErrorResponse>"),
    ])
  func explained(_ type: String, _ body: String) throws {
    let facts = try facts(type, body)
    #expect(facts.count == 2 && facts[0].suggestion?.hasPrefix("explain ") == true)
    #expect(facts.last?.text.hasPrefix("What to do: ") == true)
  }

  @Test("name the bytes in which the word stands")
  func evidence() throws {
    let fact = try #require(try facts("text/xml", "<E>é<Code>ExpiredToken</Code></E>").first)
    #expect(fact.evidence.items.map(\.text) == ["bytes 5-29: <Code>ExpiredToken</Code>"])
  }

  @Test(
    "are none where the word is no error of a signature, or nothing is refused",
    arguments: [
      ("application/json", #"{"Code": "NoSuchKey"}"#, 404), ("application/json", #"["Code"]"#, 403),
      ("application/json", #"{"Code": ""}"#, 403), ("application/xml", "<Code>ExpiredToken", 403),
      ("text/html", "<Code>ExpiredToken</Code>", 403),
      ("application/json", #"{"Code": "ExpiredToken"}"#, 200),
    ])
  func none(_ type: String, _ body: String, _ status: Int) throws {
    #expect(try facts(type, body, status: status).isEmpty)
  }

  @Test(
    "are known by themselves",
    arguments: ["SignatureDoesNotMatch", "InvalidAccessKeyId", "xamzcontentsha256mismatch"])
  func topics(_ word: String) throws {
    let article = try #require(Topics.article(word))
    #expect(article.title.hasSuffix(", an error of AWS"))
    #expect(!article.related.isEmpty && article.related.allSatisfy { Topics.article($0) != nil })
  }
}
