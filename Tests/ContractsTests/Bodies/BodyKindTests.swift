import ApusFormats
import ApusPacingTestSupport
import ApusRecordings
import Testing

@testable import ApusContracts

@Suite("What a body is", .paced)
struct BodyKindTests {
  private func words(_ body: String, _ type: String) throws -> String {
    BodyKind(try ChangedAnswer.recording(Array(body.utf8), type: type).exchange).words
  }

  @Test("is told by what it says and how it begins")
  func kinds() throws {
    #expect(try words("", "text/plain") == "no body")
    #expect(try words("{}", "text/plain") == "a body of JSON")
    #expect(try words("{}\n{}", "application/x-ndjson") == "JSON, one value after the other")
    #expect(try words("a,b\n", "text/csv") == "rows of columns")
    #expect(try words("<a/>", "text/xml") == "XML")
    #expect(try words("<p>", "text/html") == "a page of HTML")
    #expect(try words("OK\nmore", "text/plain") == "text: OK")
    #expect(try words("a\0b", "application/octet-stream") == "bytes that are no text")
    #expect(try words("%PDF-1.7", "application/json") == "PDF document")
    #expect(try words("{", "application/json").hasPrefix("broken JSON: "))
    #expect(try words("<a>", "application/xml").hasPrefix("broken XML: "))
  }
}
