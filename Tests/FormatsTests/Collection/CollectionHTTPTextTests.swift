import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Collections as text of a .http file", .paced)
struct CollectionHTTPTextTests {
  private func text(_ change: (inout CollectedRequest) -> Void) -> CollectionHTTPText {
    var collection = RequestCollection("a test", name: "Shop\n### no")
    var request = CollectedRequest(name: "r")
    request.url = "http://a.example/x"
    request.method = "POST"
    change(&request)
    collection.requests = [request]
    return CollectionHTTPText(collection, named: "shop", filesIn: nil)
  }

  private func read(_ text: CollectionHTTPText) throws -> HTTPFile.Request {
    let file = HTTPFile(text.text)
    #expect(file.requests.count == 1 && file.ignored.isEmpty)
    return try #require(file.requests.first)
  }

  @Test("what is written is read back as what it was")
  func back() throws {
    let text = text {
      $0.folders = ["Users"]
      $0.headers = [CollectedPair("X-Mine", "1"), CollectedPair("X-Empty", "")]
      $0.body = .text("{\n  \"a\": {{b}}\n}", type: "application/json")
      $0.followsRedirects = false
      $0.timeout = "5"
      $0.captures = [
        CollectedCapture(name: "id", source: .json(".a[0].id"), line: 1),
        CollectedCapture(name: "tag", source: .header("ETag"), line: 1),
      ]
      $0.checks = [
        CollectedCheck(source: .status, relation: .compares("==", to: "2xx"), line: 1),
        CollectedCheck(source: .json(".n"), relation: .compares("==", to: "\"x\""), line: 1),
      ]
    }
    let request = try read(text)
    #expect(request.name == "Users / r")
    #expect(request.start == "POST http://a.example/x")
    #expect(request.headers == ["X-Mine: 1", "X-Empty:", "Content-Type: application/json"])
    #expect(request.body == [.text("{"), .text("  \"a\": {{b}}"), .text("}")])
    #expect(!request.followsRedirects && request.timeout == "5")
    #expect(request.after.count == 4)
  }

  @Test(
    "a body that such a file would misread is in a file of its own",
    arguments: [
      "a\n### b", "# a", "< /etc/passwd", "> {% x %}", "a\r\nb", "\na", "a\n", "?? status == 200", "{{\na",
    ])
  func bodies(_ body: String) throws {
    let text = text { $0.body = .text(body, type: "text/plain") }
    #expect(try read(text).body == [.file("./shop-body-1.txt", isFilled: true)])
    #expect(text.bodies.map(\.text) == [body])
    #expect(text.bodies.map(\.name) == ["shop-body-1.txt"])
  }

  @Test("what is not sent is a comment, and no request")
  func refused() {
    let text = text { $0.refuse("it is\nGET http://b.example") }
    #expect(HTTPFile(text.text).requests.isEmpty)
    #expect(text.text.contains("# left out: it is GET http://b.example"))
  }
}
