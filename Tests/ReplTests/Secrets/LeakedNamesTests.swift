import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// Names under which a secret stood in a file once. Each has a value of its own, in each place that it was found in.
@Suite("A name that leaked once", .paced)
struct LeakedNamesTests {
  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let bodies = names(
    """
    accessToken clientSecret SessionToken auth_token id_token private_key privateKey secret_key new_password newPassword
    currentPassword pass pwd pin otp totp passcode mfa_code recovery_code secretAccessKey api_token apiToken jwt refresh
    access csrf_token session_id webhook_secret signingKey encryption_key device_code client_assertion code_verifier
    connectionString SAMLResponse cvv csrftoken userpassword dbpassword apisecret loginpass application_key wallet_key
    """)
  private static let queries = names(
    """
    X-Amz-Signature X-Amz-Security-Token oauth_token jwt auth session sid otp pwd subscription-key access_key app_key code
    api-key csrftoken appsecret bearertoken dbpassword
    """)
  private static let headers = names("Authentication DPoP X-Honeycomb-Team")
  private static let responses = names(
    "api_token secretAccessKey refresh jwt session_id webhook_secret csrf_token user_token")

  private struct Planted {
    let name: String
    let secret: Canary
  }

  private static func planted(_ names: [String], from seed: Int) -> [Planted] {
    names.enumerated().map { Planted(name: $1, secret: Canary(seed: seed + $0, isPlain: true)) }
  }

  @Test(
    "is in no file, no export and no error any more",
    arguments: ["member", "deep", "form", "multipart", "query", "header", "response"])
  func leaked(_ place: String) async throws {
    let names =
      switch place {
      case "query": Self.queries
      case "header": Self.headers
      case "response": Self.responses
      default: Self.bodies
      }
    let planted = Self.planted(names, from: 41_000 + place.utf8.count * 100)
    let answer = "{" + planted.map { "\"\($0.name)\": \"\($0.secret.secret)\"" }.joined(separator: ", ") + "}"
    let items: (String) -> String = { mark in
      planted.map { $0.name + mark + $0.secret.secret }.joined(separator: " ")
    }
    let line =
      switch place {
      case "member": "post /login \(items("="))"
      case "deep": "post /login '{\"in\": [\(answer)]}'"
      case "form": "post /login --form \(items("="))"
      case "multipart": "post /login --multipart \(items("="))"
      case "query": "get /x \(items("=="))"
      case "header": "get /x \(items(":"))"
      default: "get /x"
      }
    let body = place == "response" ? answer : "{}"
    let talk = try await Talk(
      to: Talk.terminal, transport: StubTransport(status: 200, body: body), base: "http://a.test")
    await talk.say("record it", line)
    for export in [
      "curl > a.sh", "httpie > b.sh", "http > c.http", "har > d.har", "swift > e.swift", "record off",
    ] {
      await talk.say(export)
    }
    let refused = await talk.say(line + " --nothing-of-the-kind").text
    for (name, text) in talk.folder.files.map({ ($0, $1) }) + [("the error", refused)]
    where name != ".child-output" {
      let searched = SearchedText(text)
      for value in planted where value.secret.spelling(in: searched) != nil {
        Issue.record("\(name) has \(value.name) as a \(place)")
      }
    }
    #expect(talk.folder.text(of: "it.session.md") != nil && talk.folder.text(of: "d.har") != nil)
    #expect(await talk.say("replay it").outcome == .ok)
  }
}
