import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("A pull request, opened", .paced)
struct GitHubCreatePullTests {
  @Test("the branches are named, and the rest when it is said")
  func request() throws {
    let pull = GitHub.CreatePull(repository: "a/b", title: "t", head: "x", base: "main", draft: true)
    #expect(try sent(pull) == #"POST /repos/a/b/pulls {"title":"t","head":"x","base":"main","draft":true}"#)
    #expect(throws: JSONDecodingError.self) { try GitHub.CreatePull(values: ["repository": "a/b"]) }
  }
}
