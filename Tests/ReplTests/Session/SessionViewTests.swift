import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRepl

@Suite("What a request would go out with", .paced)
struct SessionViewTests {
  private func shown(_ session: Session) -> [String] {
    SessionView(session, connections: [("proxy", Line("http://p:1"))]).lines(on: Screen(width: 120)).map(
      \.text)
  }

  @Test("the base and what the environment adds are always there")
  func base() throws {
    #expect(shown(Session()) == ["base   none", "proxy  http://p:1"])
    var session = Session()
    session.base = try WebURL("http://localhost")
    session.baseSocket = "/run/x.sock"
    #expect(shown(session).first == "base   http://localhost/ over /run/x.sock")
    session.base = try WebURL("http://a.test")
    #expect(shown(session).first == "base   http://a.test/")
  }

  @Test("whom to trust and who to be are shown with the origin they are for, and no passphrase")
  func tls() throws {
    var session = Session()
    session.tls.change(for: try WebURL("https://a.test").origin) {
      ($0.authorities, $0.clientCertificate, $0.keyPassphrase) = ("ca.pem", "me.pem", Secret("canary"))
    }
    session.settings.usesNetrc = true
    session.omitsUserAgent = true
    let lines = shown(session)
    for line in [
      "header  User-Agent is not sent", "trusts  ca.pem for https://a.test only",
      "cert    me.pem for https://a.test only", "netrc   on",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
    #expect(!lines.joined().contains("canary"))
    session.tls = .init()
    session.tls.change(for: nil) { $0.oldestVersion = .tls13 }
    #expect(shown(session).contains("tls     1.3 or newer for the first https: origin that is asked"))
  }
}
