import ApusPacingTestSupport
import Testing

@testable import ApusClient
@testable import ApusFormats

@Suite("Texts of a collection", .paced)
struct RequestCollectionMappingTests {
  @Test(
    "every text that may name a variable is reached",
    arguments: [
      CollectedBody.text("{{x}}", type: nil), .form([CollectedPair("a", "{{x}}")]), .file("{{x}}", type: nil),
      .multipart([CollectedPart(name: "a", content: .text("{{x}}"), type: nil)]),
      .multipart([CollectedPart(name: "a", content: .file("{{x}}"), type: nil)]),
      .graphQL(query: "{{x}}", variables: ""), .graphQL(query: "", variables: "{{x}}"),
    ])
  func bodies(_ body: CollectedBody) {
    var request = CollectedRequest(name: "r")
    #expect(!request.names("x"))
    request.body = body
    #expect(request.names("x"))
  }

  @Test(
    "and so are credentials, headers and the URL",
    arguments: [
      CollectedAuth.pair(user: "{{x}}", password: ""), .login(.digest, user: "", password: "{{x}}"),
      .header("a", prefix: "", token: "{{x}}"), .query("{{x}}", token: ""),
    ])
  func credentials(_ auth: CollectedAuth) {
    var request = CollectedRequest(name: "r")
    request.auth = auth
    #expect(request.names("x"))
    request.auth = .none
    request.headers = [CollectedPair("a", "{{x}}")]
    #expect(request.names("x"))
  }
}
