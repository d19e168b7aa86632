import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A name in the table of secrets", .paced)
struct SecretNamesEverywhereTests {
  private static let names = [
    "accessToken", "clientSecret", "SessionToken", "auth_token", "id_token", "private_key", "privateKey",
    "secret_key", "newPassword", "pwd", "otp", "mfa_code", "jwt", "session_id", "signingKey", "SAMLResponse",
    "code_verifier", "connectionString", "refresh",
  ]

  private static let looking = [
    "history", "raw", "body", "show", "request", "curl", "httpie", "http", "har", "swift",
  ]

  @Test(
    "is hidden as a member, a query item, a field, a part and a header: on the screen, in exports and recordings",
    arguments: names.indices)
  func everywhere(_ number: Int) async throws {
    let name = Self.names[number]
    let canary = Canary(seed: number + 900, isPlain: true)
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    let lines =
      [
        "post /echo user=a \(name)=\(canary.secret)", "post /echo --form \(name)=\(canary.secret)",
        "post /echo --multipart \(name)=\(canary.secret)",
        "post /echo {\"deep\": [{\"\(name)\": \"\(canary.secret)\"}, 1]}",
      ]
      + (name == "refresh"
        ? [] : ["get /echo?\(name)=\(canary.secret)", "get /echo \(name)==\(canary.secret)"])
    for (lineNumber, line) in lines.enumerated() {
      #expect(SecretShapes.isIn(line: line), "\(line) is kept in the history")
      for looking in [line] + Pairing.share(Self.looking, of: number + lineNumber, parts: 5) {
        let text = await talk.say(looking).text
        #expect(canary.spelling(in: text) == nil, "\(looking) after \(line)\n\(text)")
      }
    }
    // Of the last line, which is there when the files are looked at.
    await talk.say("swift > a.swift", "swift --style urlsession > b.swift", "curl > c.sh", "har > d.har")
    await talk.say("record off")
    for (file, text) in talk.folder.files where file != ".child-output" {
      #expect(canary.spelling(in: text) == nil, "\(file) has \(name)\n\(text)")
    }
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("is read from the environment in Swift source")
  func swift() async throws {
    let talk = try await Talk()
    await talk.say("post /echo user=a accessToken=S3CRETS3CRET pin:=1234 scope=all")
    let source = await talk.say("swift").outText
    #expect(
      source.contains("environment[\"ACCESS_TOKEN\"]") && source.contains("scope: \"all\""), "\(source)")
    #expect(!source.contains("S3CRET") && !source.contains("1234") && !source.contains("1_234"), "\(source)")
    await talk.say("put /echo --raw 'client_secret=S3CRETS3CRET' Content-Type:text/plain")
    #expect(await !talk.say("swift").outText.contains("S3CRET"))
    await talk.say("post /echo --form grant_type=authorization_code code=abcd")
    #expect(await !talk.say("swift").outText.contains("abcd"))
  }

  @Test("is masked in the history by its value: a code of a country stays")
  func history() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say(
      "get /echo?refresh_token=S3CRETS3CRET&code=US", "get /echo?code=SplxlOBeZQQYbYS6WxSbIA&state=7")
    let history = await talk.say("history").text
    #expect(history.contains("/echo?refresh_token=•••&code=US") && history.contains("?code=•••&state=7"))
  }
}
