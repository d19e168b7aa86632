@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// The requests that a session sent, to a server that takes them all.
private final class Sent: Sendable {
  private let requests = Mutex<[Request]>([])
  private let asked = Mutex<[String]>([])

  var all: [Request] { requests.withLock { $0 } }
  var questions: [String] { asked.withLock { $0 } }

  func talk(
    base: String? = "https://a.test", _ variables: [String: String] = [:], typing: String? = nil,
    location: String? = nil
  ) async throws -> Talk {
    let stub = StubTransport { [self] request in
      requests.withLock { $0.append(request) }
      return .response(
        status: location == nil ? 200 : 302, headers: location.map { ["Location": $0] } ?? [:], body: "{}")
    }
    let talk = try await Talk(transport: stub, variables: variables, base: base ?? "") { environment in
      environment.askHidden = { [self] question in
        asked.withLock { $0.append(question) }
        return typing
      }
      environment.userAgent = "apus/7"
    }
    for (name, text) in [
      ("ca.pem", "x"), ("me.pem", "x"), ("me.key", "x"),
      ("locked.key", "-----BEGIN ENCRYPTED PRIVATE KEY-----"),
      (".netrc", "machine a.test login ada password canary-1234"),
    ] {
      try talk.folder.write(text, to: name)
    }
    return talk
  }
}

@Suite("Whom a session trusts and who it is", .paced)
struct TLSSettingTests {
  private let sent = Sent()

  @Test("authorities, a certificate, its key and a version are kept for the base's origin")
  func kept() async throws {
    let talk = try await sent.talk()
    let answer = await talk.say("set cacert ca.pem", "set cert me.pem", "set cert-key me.key", "set tls 1.2")
    #expect(answer.notes.contains("for https://a.test only"), "\(answer.text)")
    await talk.say("get /x", "get https://b.test/x", "get https://a.test/y")
    let tls = sent.all.map(\.options.tls)
    let folder = talk.folder.path
    #expect(tls.map(\.authorities) == ["\(folder)/ca.pem", nil, "\(folder)/ca.pem"])
    #expect(tls.map(\.clientCertificate) == ["\(folder)/me.pem", nil, "\(folder)/me.pem"])
    #expect(tls.map(\.clientKey) == ["\(folder)/me.key", nil, "\(folder)/me.key"])
    #expect(tls.map(\.oldestVersion) == [.tls12, nil, .tls12])
    let shown = await talk.say("env").outText
    for word in ["ca.pem for https://a.test only", "me.pem", "me.key", "1.2 or newer"] {
      #expect(shown.contains(word))
    }
    #expect(await talk.say("set").outText.contains("ca.pem"))
    await talk.say("unset cacert", "unset cert", "set cert-key none", "unset tls", "get /x")
    #expect(sent.all.last?.options.tls == TLSOptions())
  }

  @Test("a profile keeps them, but for a passphrase, and `use` brings them back")
  func profile() async throws {
    let home = try TestFolder()
    let talk = try await sent.talk(["PASS": "canary-1234", "HOME": home.path])
    let saved = await talk.say("set cacert ca.pem", "set cert me.pem:env:PASS", "profile save one")
    #expect(saved.notes.contains("left out, as secrets: the key's passphrase"))
    #expect(home.text(of: ".config/apus/profiles/one.json")?.contains("canary") == false)
    await talk.say("set cacert none", "set cert none", "get /x", "profile use one", "get /x")
    let tls = sent.all.map(\.options.tls)
    #expect(tls.map { $0.authorities?.hasSuffix("/ca.pem") } == [nil, true])
    #expect(tls.map { $0.clientCertificate?.hasSuffix("/me.pem") } == [nil, true])
    #expect(tls.allSatisfy { $0.keyPassphrase == nil } && !saved.text.contains("canary"))
  }

  @Test("a bad file, a base without TLS and a version that is none are refused, and nothing is kept")
  func bad() async throws {
    let talk = try await sent.talk()
    for (line, words) in [
      ("set cacert no.pem", "error[request.parameter]: the file no.pem cannot be read"),
      ("set cert no.pem:x", "no.pem cannot be read"), ("set cert me.pem:env:NO", "the environment has no NO"),
      ("set tls 9", "expected 1.0, 1.1, 1.2, 1.3"),
    ] {
      #expect(await talk.say(line).notes.contains(words), "\(line)")
    }
    #expect(
      await talk.say("base http://a.test", "set cacert ca.pem").notes.contains("where no TLS is spoken"))
    await talk.say("get https://a.test/")
    #expect(sent.all.map(\.options.tls) == [TLSOptions()])
  }

  @Test("a passphrase is asked for once, hidden, and seen nowhere")
  func asked() async throws {
    let talk = try await sent.talk(typing: "canary-1234")
    let said = await talk.say(
      "set cert me.pem", "set cert-key locked.key", "get /x", "get /y", "env", "-v get /z", "curl")
    #expect(
      sent.all.prefix(2).map { $0.options.tls.keyPassphrase?.reveal() } == ["canary-1234", "canary-1234"])
    #expect(sent.questions == ["passphrase of \(talk.folder.path)/locked.key: "])
    #expect(!said.text.contains("canary"))
  }

  @Test("where nobody can be asked nothing is sent")
  func nobody() async throws {
    let talk = try await sent.talk()
    let said = await talk.say("get /x --cert me.pem --cert-key locked.key")
    #expect(said.notes.contains("error[request.parameter]: the key in") && sent.all.isEmpty)
    #expect(await talk.say("preview get /x --cert me.pem --cert-key locked.key").outText.hasPrefix("GET /x"))
  }

  @Test("`follow` takes those of the origin that it leads to")
  func follow() async throws {
    let talk = try await sent.talk(location: "https://b.test/there")
    await talk.say("set cacert ca.pem", "get /x", "follow")
    #expect(sent.all.map { $0.options.tls.authorities == nil } == [false, true])
    await talk.say("base https://b.test", "set cacert me.key", "get https://a.test/x", "follow")
    #expect(
      sent.all.map { $0.options.tls.authorities?.split(separator: "/").last } == [
        "ca.pem", nil, "ca.pem", "me.key",
      ])
  }

  @Test("`spec` trusts whom it is told to, and whom the session trusts")
  func spec() async throws {
    let talk = try await sent.talk()
    await talk.say("spec https://b.test/api.json --cacert ca.pem", "set cacert ca.pem", "spec /api.json")
    #expect(sent.all.map { $0.options.tls.authorities?.hasSuffix("/ca.pem") } == [true, true])
  }
}

@Suite("Who goes along that nobody typed", .paced)
struct NetrcFileTests {
  private let sent = Sent()

  private var credentials: [String?] {
    sent.all.map { request in
      guard case .secret(let secret)? = request.headers.first("Authorization")?.value else { return nil }
      return secret.reveal()
    }
  }
  private let ada = "Basic YWRhOmNhbmFyeS0xMjM0"

  @Test(".netrc is read for a line, for the session and for the base, and a note says whose credential went")
  func used() async throws {
    let talk = try await sent.talk()
    let note = "ada, from ~/.netrc, goes to https://a.test"
    for (line, goes) in [
      ("get /x", false), ("get /x --netrc", true), ("set netrc on", false), ("get /x", true),
      ("get https://b.test/", false), ("set netrc off", false), ("get /x", false),
    ] {
      let said = await talk.say(line)
      #expect(said.notes.contains(note) == goes && !said.text.contains("canary"), "\(line): \(said.text)")
    }
    #expect(credentials == [nil, ada, ada, nil, nil])
    #expect(await talk.say("set netrc on", "env").outText.contains("netrc"))
    let auth = await talk.say("set netrc off", "auth netrc")
    #expect(auth.text.contains("basic ada from ~/.netrc for https://a.test only"))
    await talk.say("get /x")
    #expect(credentials.last == ada && !auth.text.contains("canary"))
  }

  @Test("NETRC names another file; one that is not there or is none sends nothing")
  func named() async throws {
    let talk = try await sent.talk(["NETRC": "~/other"])
    for line in ["get /x --netrc", "set netrc on", "auth netrc"] {
      #expect(
        await talk.say(line).notes.contains(
          "error[request.parameter]: ~/other, which NETRC names, cannot be read"), "\(line)")
    }
    try talk.folder.write("machine a.test secret hush-hush", to: "other")
    let bad = await talk.say("get /x --netrc").notes
    #expect(
      bad.contains("error[request.parameter]") && bad.contains("in its line 1") && !bad.contains("hush"))
    #expect(sent.all.isEmpty)
    try talk.folder.write("default login ada password canary-1234", to: "other")
    #expect(
      await talk.say("get /x --netrc").notes.contains("ada, from ~/other (NETRC), goes to https://a.test"))
    #expect(credentials == [ada])
  }

  @Test("a file that is run gets none of it, unless it is trusted")
  func run() async throws {
    let talk = try await sent.talk()
    try Data("GET https://a.test/x\n".utf8).write(to: URL(filePath: talk.folder.path + "/x.http"))
    let words = "what x.http asks gets no credential of .netrc"
    #expect(await talk.say("set netrc on", "run x.http").notes.contains(words))
    await talk.say("get /y")
    #expect(await !talk.say("run --trust x.http").notes.contains(words))
    #expect(credentials == [nil, ada, ada])
  }

  @Test("requests say what program asks, and a session may keep that to itself")
  func userAgent() async throws {
    let talk = try await sent.talk()
    await talk.say(
      "get /x", "get /x User-Agent:", "User-Agent:", "get /x", "User-Agent:other", "get /x",
      "unset header User-Agent", "get /x")
    #expect(sent.all.map { $0.headers["User-Agent"] } == ["apus/7", nil, nil, "other", "apus/7"])
    #expect(await talk.say("preview get /x").outText.contains("User-Agent: apus/7"))
    for export in ["curl", "httpie", "http", "har"] {
      #expect(await talk.say(export).outText.contains("apus/7"), "\(export)")
    }
  }

  @Test("a session that says what program asks replays as it was recorded")
  func replay() async throws {
    let talk = try await sent.talk()
    await talk.say("get /x", "preview get /y", "curl", "save one")
    let text = try #require(talk.folder.text(of: "one.session.md"))
    #expect(text.contains("User-Agent: apus/7"))
    let other = try await Talk(base: "https://a.test") { $0.userAgent = "apus/8" }
    for name in ["one.session.md", "one.session.har"] {
      try Data((talk.folder.text(of: name) ?? "").utf8).write(
        to: URL(filePath: other.folder.path + "/" + name))
    }
    let replayed = await other.say("replay one")
    #expect(replayed.outText.contains("3 of 3") || !replayed.notes.contains("error"), "\(replayed.text)")
  }

  @Test("a variable that is set and does not count is said once")
  func unused() async throws {
    let talk = try await sent.talk(["HTTPS_PROXY": "http://p:1", "https_proxy": "http://q:1"])
    let words = "HTTPS_PROXY is set and not used: https_proxy goes before it"
    #expect(await talk.say("get /x").notes.contains(words))
    #expect(await !talk.say("get /x").notes.contains(words))
    #expect(await talk.say("env").outText.contains("http://q:1 from https_proxy"))
  }

  @Test("a base may be a socket in the file system, and another socket is another server")
  func socket() async throws {
    let talk = try await sent.talk()
    let said = await talk.say("base unix:/run/x.sock", "X-Mine:1", "auth bearer canary-1234", "get /y", "env")
    #expect(said.outText.contains("over /run/x.sock"))
    await talk.say("cd sub", "get z", "base unix:/run/other.sock", "get /y")
    #expect(sent.all.map(\.options.unixSocket) == ["/run/x.sock", "/run/x.sock", "/run/other.sock"])
    #expect(sent.all.map { $0.headers["X-Mine"] } == ["1", "1", nil])
    #expect(credentials == ["Bearer canary-1234", "Bearer canary-1234", nil])
  }
}
