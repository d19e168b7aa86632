import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusSending
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a session gives to a request", .paced)
struct SessionRequestsTests {
  private func session(_ base: String? = "http://h.test/v1") throws -> Session {
    var session = Session()
    session.base = try base.map { try WebURL($0) }
    return session
  }

  @Test("its base, where `cd` is, its headers, its query and its settings")
  func kept() throws {
    var session = try session()
    session.directory = "a/b"
    session.headers = ["X-A": "1"]
    session.query = [QueryItem(name: "q", value: "1")]
    session.settings.timeout = .limited(.seconds(3))
    session.settings.verifiesTLS = false
    session.settings.proxy = .direct
    session.settings.followsRedirects = true
    let context = session.requestContext(in: Environment())
    #expect(context.base == session.base && context.path == "/a/b" && context.home == session.base?.origin)
    #expect(context.headers["X-A"] == "1" && context.query.map(\.name) == ["q"])
    #expect(context.options.deadlines.total == .seconds(3) && context.options.deadlines.idle == .seconds(3))
    #expect(!context.options.tls.verifies && context.options.followsRedirects && context.options.usesCookies)
  }

  @Test("as much patience as was set: silence ends a request usually, and nothing does where it is endless")
  func patience() {
    var settings = Settings()
    #expect(
      settings.requestOptions.deadlines.idle == Deadlines().idle
        && settings.requestOptions.deadlines.total == nil)
    settings.timeout = .endless
    #expect(settings.requestOptions.deadlines.idle == nil && settings.requestOptions.deadlines.total == nil)
  }

  @Test("its credential where it belongs, in the shape it has, and nowhere else")
  func credentials() throws {
    var session = try session()
    let origin = try #require(session.base?.origin)
    session.credential = Credential(
      .field(HeaderField(name: "Authorization", value: Secret("t"))), for: origin, summary: "")
    #expect(session.requestContext(in: Environment()).authorization == .secret(Secret("t")))
    session.credential = Credential(
      .field(HeaderField(name: "X-Key", value: Secret("k"))), for: origin, summary: "")
    let own = session.requestContext(in: Environment())
    #expect(own.headers.first("X-Key")?.value == .secret(Secret("k")) && own.authorization == nil)
    let login = Login.digest(user: "ada", password: Secret("p"))
    session.credential = Credential(.login(login), for: origin, summary: "")
    #expect(session.requestContext(in: Environment()).options.login == login)
    session.base = try WebURL("http://other.test")
    let other = session.requestContext(in: Environment())
    #expect(other.options.login == nil && other.authorization == nil && !other.headers.contains("X-Key"))
  }

  @Test("what was set without a base to whom it is sent first")
  func settling() throws {
    var session = try session(nil)
    let (one, two) = (WebURL.http("one.test").origin, WebURL.http("two.test").origin)
    session.settle(at: one)
    #expect(session.firstAsked == nil, "nothing was set")
    session.headers = ["X-A": "1"]
    session.settle(at: one)
    session.settle(at: two)
    #expect(session.firstAsked == one && session.requestContext(in: Environment()).home == one)
    session.headers = [:]
    session.settle(at: two)
    #expect(session.firstAsked == nil)
    var based = try self.session()
    based.headers = ["X-A": "1"]
    based.settle(at: two)
    #expect(based.firstAsked == nil)
  }

  @Test("a value for a hole, where an example of what is known there has one")
  func values() throws {
    var session = try session("http://127.0.0.1:99")
    session.practice = session.base?.origin
    let value = session.requestContext(in: Environment()).valueOfPart
    #expect(value?(.get, "/github/users/{login}", "login") == "octocat")
    #expect(value?(.get, "http://h/{login}", "login") == nil)
  }
}
