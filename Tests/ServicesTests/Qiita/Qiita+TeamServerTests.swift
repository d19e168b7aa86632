import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("A team of Qiita Team", .paced)
struct QiitaTeamServerTests {
  @Test("has a host of its own, by its name")
  func hosts() {
    #expect(Qiita.team("Birds-2")?.text == "https://birds-2.qiita.com/api/v2")
    for name in ["", "a.b", "a/b", "-a", "a-", "a b", "é", String(repeating: "a", count: 64)] {
      #expect(Qiita.team(name) == nil, "\(name)")
    }
  }

  @Test("is known by its base, and nothing else is one")
  func bases() throws {
    let qiita = ServiceDescription(of: Qiita.self)
    #expect(qiita.isTeam(at: try WebURL("https://birds.qiita.com/api/v2")))
    for base in [
      "http://birds.qiita.com/api/v2", "https://qiita.com/api/v2", "https://birds.qiita.com/",
      "https://birds.qiita.com:8443/api/v2",
      "https://birds.qiita.com.evil.test/api/v2", "https://a.birds.qiita.com/api/v2",
    ] {
      #expect(!qiita.isTeam(at: try WebURL(base)), "\(base)")
    }
    #expect(!ServiceDescription(of: GitHub.self).isTeam(at: try WebURL("https://birds.qiita.com/api/v2")))
  }
}
