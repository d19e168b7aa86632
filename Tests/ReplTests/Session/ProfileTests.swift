import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusRedaction
import ApusReplTestSupport
import ApusSavedSessions
import ApusSending
import Testing

@testable import ApusAnswers
@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a profile keeps", .paced)
struct ProfileTests {
  private func session() throws -> Session {
    var session = Session()
    session.base = try WebURL("http://ada:canary@h.test/v1")
    session.directory = "a/b"
    session.headers = ["X-A": "1", "Authorization": "canary-1"]
    session.query = [QueryItem(name: "page", value: "2"), QueryItem(name: "access_token", value: "canary-2")]
    session.settings.timeout = .limited(.milliseconds(1_500))
    session.settings.view = .json
    return session
  }

  @Test("is read back as it was written, into another session")
  func roundTrip() throws {
    var other = Session()
    other.headers = ["X-Old": "1"]
    other.variables.values["v"] = .text("stays")
    try Profile(Profile(of: session()).text).apply(to: &other)
    #expect(other.base?.description == "http://h.test/v1" && other.directory == "a/b")
    #expect(other.headers.map(\.name) == ["X-A"] && other.query.map(\.name) == ["page"])
    #expect(other.settings.timeout == .limited(.milliseconds(1_500)) && other.settings.view == .json)
    #expect(other.settings.followsRedirects == Settings().followsRedirects)
    #expect(other.variables.values["v"]?.text == "stays")
  }

  @Test("is no secret, and what was left out is named")
  func secrets() throws {
    var session = try session()
    session.settings.proxy = .through(try ProxyURL("http://me:canary@p:1"))
    session.credential = Credential(
      .field(HeaderField(name: "Authorization", value: Secret("canary"))),
      for: try #require(session.base?.origin),
      summary: "")
    let profile = Profile(of: session)
    #expect(!profile.text.contains("canary") && !profile.text.contains("ada"), "\(profile.text)")
    #expect(profile.leftOut == ["Authorization", "a query item", "the proxy's user", "the credential"])
  }

  @Test("lacks what an answer told to be a secret, wherever it stands, and keeps what only may be one")
  func told() throws {
    var session = Session()
    session.base = try WebURL("http://h.test/Zq9canary4711/x")
    session.headers = ["X-Foo": "Zq9canary4711", "X-Trace": "ab12cd34ef"]
    let told = try Record(number: 1, "http://h.test/tok", "{\"access_token\": \"Zq9canary4711\"}")
    _ = session.records.add("post /tok", told.exchange)
    #expect(Profile(of: session).text.contains("Zq9canary4711"))
    let profile = Profile(of: session, knowing: try session.redactors.ofAnswers())
    #expect(!profile.text.contains("Zq9canary4711"), "\(profile.text)")
    #expect(profile.headers.map(\.name) == ["X-Trace"] && profile.base?.description == "http://h.test/")
    #expect(profile.leftOut.contains("the base's path") && profile.leftOut.contains("X-Foo"))
  }

  @Test(
    "has what is harmless of a base, and says what it lacks",
    arguments: [
      ("http://h.test/v1?token=canary12&a=1", "a", "http://h.test/v1", "a", ["the base's query"]),
      (
        "http://h.test/hook/ghp_canary12345/x?a=1", "a", "http://h.test/?a=1", "",
        ["the base's path", "the path"]
      ),
      ("http://h.test/v1?a=1", "hook/ghp_canary12345", "http://h.test/v1?a=1", "", ["the path"]),
      (
        "https://hooks.slack.com/services", "T0canary0/B00000000/abcdefgh",
        "https://hooks.slack.com/services", "",
        ["the path"]
      ),
      ("http://h.test/v1#access_token=canary12", "a", "http://h.test/v1", "a", []),
    ])
  func places(_ base: String, _ path: String, _ kept: String, _ keptPath: String, _ lacks: [String]) throws {
    var session = Session()
    session.base = try WebURL(base)
    session.directory = path
    let profile = Profile(of: session)
    #expect(profile.base?.description == kept && profile.directory == keptPath && profile.leftOut == lacks)
    #expect(!profile.text.contains("canary"), "\(profile.text)")
  }

  @Test(
    "lacks a header and a query item that hold a secret: by a shape, a name within, what was declared, or what is known",
    arguments: [
      "ghp_canary1234567", "https://x/?token=canary12", "https://u:canary@h/", "number canary-9",
      "canary-bearer",
      "canary-given",
    ])
  func values(_ value: String) throws {
    var session = Session()
    session.base = try WebURL("http://h.test")
    try session.redaction.add("/canary-[0-9]/")
    session.credential = Credential(
      .field(HeaderField(name: "Authorization", value: Secret("Bearer canary-bearer"))),
      for: try #require(session.base?.origin), summary: "")
    session.headers = ["X-Mine": "on", "X-Other": value]
    session.query = [QueryItem(name: "q", value: value), QueryItem(name: "lang", value: "ja")]
    let given = [GivenSecret(Secret("canary-given", name: "KEY"), source: "KEY")]
    let profile = Profile(of: session, given: given)
    #expect(profile.headers.map(\.name) == ["X-Mine"] && profile.query.map(\.name) == ["lang"])
    #expect(profile.leftOut == ["X-Other", "a query item", "the credential"])
    #expect(!profile.text.contains("canary"), "\(profile.text)")
  }

  @Test("is only what is not as usual, and what is missing is as usual")
  func usual() throws {
    #expect(Profile(of: Session()).options.isEmpty)
    var session = try session()
    try Profile("{}").apply(to: &session)
    #expect(
      session.base == nil && session.headers.isEmpty && session.query.isEmpty
        && session.settings == Settings())
  }

  @Test("keeps a credential that belongs to its base, and no other")
  func credentials() throws {
    var session = try session()
    let origin = try #require(session.base?.origin)
    session.credential = Credential(
      .field(HeaderField(name: "A", value: Secret("t"))), for: origin, summary: "")
    try Profile(of: session).apply(to: &session)
    #expect(session.credential != nil)
    try Profile(#"{"base": "http://other.test"}"#).apply(to: &session)
    #expect(session.credential == nil)
  }

  @Test(
    "is none where the text is none, or what it says cannot be",
    arguments: ["", "[1]", #"{"base": "http://["}"#])
  func mistakes(_ text: String) {
    #expect(throws: (any Error).self) { try Profile(text) }
  }

  @Test("changes nothing where one of its options cannot be")
  func options() throws {
    var session = try session()
    let profile = try Profile(#"{"base": "http://other.test", "options": {"timeout": "soon"}}"#)
    #expect(throws: (any Error).self) { try profile.apply(to: &session) }
    #expect(session.base?.host == "h.test" && session.settings.view == .json)
  }

  @Test("keeps who set a cookie; of one that was kept without nobody knows it")
  func cookies() throws {
    let line = "h.test\tFALSE\t/\tFALSE\t0\tsid\t1"
    var cookie = try #require(CookieLine(line))
    cookie.setBy = try WebURL("http://h.test:7802/").origin
    var profile = Profile(of: Session())
    profile.cookies = [cookie, try #require(CookieLine(line.replacing("sid", with: "old")))]
    let kept = try Profile(profile.text).cookies
    #expect(kept == profile.cookies && kept.map { $0.setBy?.port } == [7802, nil])
    let text = #"{"cookies": ["h.test\tFALSE\t/\tFALSE\t0\tsid\t1", "no cookie", {"line": 1}]}"#
    let written = try Profile(text)
    #expect(written.cookies.map(\.name) == ["sid"] && written.cookies.first?.setBy == nil)
  }
}
