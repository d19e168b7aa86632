import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("An article, changed", .paced)
struct QiitaUpdateItemTests {
  private let client = APIClient(service: Qiita(token: Secret("t")), transport: StubTransport())

  @Test("only what changes is sent, and a tag is a word with versions")
  func request() throws {
    let request = try client.request(
      for: Qiita.UpdateItem(values: ["id": "a1", "tags": ["Swift:6.2,6.3", "API"], "private": true]))
    #expect(request.method == .patch && request.url.target == "/api/v2/items/a1")
    #expect(
      bodyText(request)
        == #"{"tags":[{"name":"Swift","versions":["6.2","6.3"]},{"name":"API","versions":[]}],"private":true}"#
    )
    let title = Qiita.UpdateItem(id: "a1", title: "t", tags: [Qiita.Tag(name: "x")])
    #expect(bodyText(try client.request(for: title)) == #"{"title":"t","tags":[{"name":"x","versions":[]}]}"#)
  }

  @Test("members are named in a body, even where something is removed")
  func members() throws {
    let request = try client.request(
      for: Qiita.RemoveGroupMembers(urlName: "dev", identities: ["tsubame"]))
    #expect("\(request.method) \(request.url.target)" == "DELETE /api/v2/groups/dev/members")
    #expect(bodyText(request) == #"{"identities":["tsubame"]}"#)
  }

  @Test("a reaction's name is one part of the path")
  func reaction() throws {
    let request = try client.request(for: Qiita.UnreactToProject(id: 4, name: "a/b"))
    #expect(request.url.target == "/api/v2/projects/4/reactions/a%2Fb")
  }
}
