import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("A release, published", .paced)
struct GitHubCreateReleaseTests {
  @Test("the tag is enough")
  func request() throws {
    #expect(
      try sent(GitHub.CreateRelease(repository: "a/b", tagName: "v1"))
        == #"POST /repos/a/b/releases {"tag_name":"v1"}"#)
    let words = try GitHub.CreateRelease(values: ["repository": "a/b", "tag_name": "v1", "prerelease": true])
    #expect(words.prerelease == true && words.tagName == "v1")
  }
}
