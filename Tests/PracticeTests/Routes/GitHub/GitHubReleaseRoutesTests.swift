import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Releases", .paced)
struct GitHubReleaseRoutesTests {
  private let path = "/github/repos/octocat/Hello-World/releases"

  @Test("the newest that everybody may see is the latest, and a tag is used once")
  func releases() throws {
    let bench = Bench()
    #expect(try bench.get(path + "/latest").at("tag_name") == "v1.1.0")
    #expect(try bench.ask("POST", path, #"{"tag_name": "v2.0.0", "prerelease": true}"#).status == 201)
    #expect(try bench.get(path + "/latest").at("tag_name") == "v1.1.0")
    #expect(try bench.ask("POST", path, #"{"tag_name": "v3.0.0", "name": "Three"}"#).status == 201)
    #expect(try bench.get(path + "/latest").at("name") == "Three")
    #expect(try bench.get(path).at("[]") == "4")
    #expect(try bench.get(path + "/tags/v2.0.0").at("prerelease") == "true")
    let again = try bench.ask("POST", path, #"{"tag_name": "v3.0.0"}"#)
    #expect(try again.at("errors[0].code") == "already_exists")
    #expect(try bench.ask("POST", path, "{}").at("errors[0].field") == "tag_name")
    #expect(try bench.get(path + "/tags/none").status == 404)
  }
}
