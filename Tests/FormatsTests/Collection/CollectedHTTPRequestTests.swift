import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusFormats

@Suite("Requests of a collection as requests of a file", .paced)
struct CollectedHTTPRequestTests {
  private func request(_ change: (inout CollectedRequest) -> Void) -> CollectedRequest {
    var request = CollectedRequest(name: "r")
    request.url = "http://a.example/x"
    change(&request)
    return request
  }

  @Test("credentials become what editors know, and a header that is there counts more")
  func credentials() {
    #expect(
      request { $0.auth = .login(.digest, user: "me", password: "{{p}}") }.header("Authorization")
        == "Digest me {{p}}")
    #expect(
      request { $0.auth = .pair(user: "{{k}}", password: "") }.header("Authorization") == "Basic {{k}}:")
    #expect(
      request { $0.auth = .pair(user: "a b", password: "c") }.header("Authorization") == "Basic YSBiOmM=")
    let both = request {
      $0.auth = .header("Authorization", prefix: "Bearer ", token: "{{t}}")
      $0.headers = [CollectedPair("authorization", "Mine {{u}}")]
    }
    #expect(both.http.headers.map(\.value) == ["Mine {{u}}"])
    let query = request { $0.auth = .query("k", token: "{{t}}") }
    #expect(query.http.start == "GET http://a.example/x?k={{t}}")
  }

  @Test("what no request line may have is escaped, variables are not")
  func urls() {
    #expect(
      request { $0.url = "http://a.example/a b|{{c d}}?\"" }.http.start
        == "GET http://a.example/a%20b%7C{{c d}}?%22")
  }

  @Test(
    "what a file of requests cannot say is not sent",
    arguments: [
      CollectedPair("M-SEARCH", ""), CollectedPair("CURL", ""), CollectedPair("WEBSOCKET", ""),
    ])
  func methods(_ pair: CollectedPair) {
    #expect(request { $0.method = pair.name }.refusingUnsayable().refusal != nil)
  }

  @Test("headers that would be others are not sent")
  func headers() {
    for (name, value) in [("a b", "c"), ("a", "b\nc"), ("X-Request-Type", "x"), ("{{a}}", "b"), ("", "b")] {
      #expect(request { $0.headers = [CollectedPair(name, value)] }.refusingUnsayable().refusal != nil)
    }
    #expect(request { $0.headers = [CollectedPair("a", "b")] }.refusingUnsayable().refusal == nil)
    #expect(request { $0.url = "ftp://a.example" }.refusingUnsayable().refusal == "it is not HTTP")
    #expect(
      request { $0.auth = .login(.digest, user: "a b", password: "c") }.refusingUnsayable().refusal != nil)
    #expect(request { $0.body = .graphQL(query: "{a}", variables: "[1]") }.refusingUnsayable().refusal != nil)
  }
}
