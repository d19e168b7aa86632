import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("A path that was asked for", .paced)
struct ObservedPathTests {
  @Test(
    "has parameters where it holds data",
    arguments: [
      ("/users/42", "/users/{userId}"), ("/users/42/repos", "/users/{userId}/repos"),
      ("/users/octocat", "/users/octocat"), ("/", "/"), ("/7", "/{id}"), ("/v1/a", "/v1/a"),
      ("/companies/9/cities/8", "/companies/{companyId}/cities/{cityId}"),
      ("/a/1/2", "/a/{aId}/{aId2}"), ("/class/5", "/class/{classId}"),
      ("/x/0b3c9f8e-1111-4222-8333-444455556666", "/x/{xId}"), ("/feedface", "/feedface"),
      ("/files/d41d8cd98f00b204e9800998ecf8427e/raw", "/files/{fileId}/raw"), ("/a%20b/3", "/a%20b/{abId}"),
    ])
  func templates(_ path: String, _ template: String) {
    #expect(ObservedPath(path, known: nil).template == template)
  }

  @Test("has the values of its parameters, percent-decoded")
  func values() {
    let path = ObservedPath("/users/42/x/1", known: nil)
    #expect(path.values.map(\.name) == ["userId", "xId"] && path.values.map(\.value) == ["42", "1"])
    let known = ObservedPath("/users/a%20b/repos", known: "/users/{login}/repos")
    #expect(known.template == "/users/{login}/repos" && known.values.first?.value == "a b")
  }

  @Test("is what somebody knows also where its values cannot be told apart")
  func ambiguous() {
    let path = ObservedPath("/r/1.2.json", known: "/r/{id}.{format}")
    #expect(path.template == "/r/{id}.{format}" && path.values.isEmpty)
  }

  @Test("is not what somebody knows where that does not fit it")
  func misfit() {
    #expect(ObservedPath("/users/a/b", known: "/users/{login}").template == "/users/a/b")
    #expect(ObservedPath("/people/a", known: "/users/{login}").template == "/people/a")
  }
}
