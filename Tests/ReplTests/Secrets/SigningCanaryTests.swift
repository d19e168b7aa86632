import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// What signs has to stay here: looked for in everything that is shown, written or started.
@Suite("A secret that signs", .paced)
struct SigningCanaryTests {
  private static let secrets = ["Zq9xSignkeyK7w", "Zq9xSigntokenK7w"]

  /// Ways to give it, and whether a token goes out beside the signature.
  private static let ways: [[String]] = [
    ["auth aws me {K} --region r --service s3 --token {T}"],
    ["auth aws me env:CANARY --region r --service sqs --token env:TOKEN"],
    ["auth aws --region r --service s3"], ["auth aws --profile work --service s3"],
    ["auth hmac X-Sig {K} --sign '{timestamp}.{body}' --value 't={timestamp},v1={signature}'"],
    ["auth hmac X-Sig env:CANARY --algorithm sha512 --encoding base64 --stamp X-Time"],
    ["auth hmac X-Sig cmd:'printf Zq9xSign; printf keyK7w'"],
  ]

  private func expectNone(in text: String, _ place: String) {
    let text = text + text.replacing("\n", with: "").replacing("  ", with: "")
    for secret in Self.secrets { #expect(!text.contains(secret), "\(place) has \(secret)\n\(text)") }
  }

  @Test("is on no screen, in no file, and in no list of processes", arguments: ways)
  func nowhere(_ way: [String]) async throws {
    let home = try TestFolder()
    try home.write(
      "[work]\naws_access_key_id=me\naws_secret_access_key=\(Self.secrets[0])\n"
        + "aws_session_token=\(Self.secrets[1])\nregion=r\n", to: "keys")
    let started = StartedPrograms()
    let talk = try await Talk(
      to: Talk.terminal, transport: StubTransport(body: #"{"a": 1}"#),
      variables: [
        "CANARY": Self.secrets[0], "TOKEN": Self.secrets[1], "HOME": home.path, "AWS_ACCESS_KEY_ID": "me",
        "AWS_SECRET_ACCESS_KEY": Self.secrets[0], "AWS_SESSION_TOKEN": Self.secrets[1],
        "AWS_SHARED_CREDENTIALS_FILE": home.path + "/keys",
      ], base: "http://a.test", setUp: { started.watch(&$0) })
    let set = way.map {
      $0.replacing("{K}", with: Self.secrets[0]).replacing("{T}", with: Self.secrets[1])
    }
    await talk.say("record it")
    for line in set + [
      "auth", "post /x a=1", "raw", "request", "headers", "show 1 -v", "history", "explain", "env", "curl",
      "httpie", "http", "har", "swift --style async", "preview post /x a=1", "copy curl", "curl | cat",
      "curl > a.sh", "httpie > b.sh", "http > c.http", "har > d.har", "swift > e.swift", "record off",
      "save all", "open",
    ] { expectNone(in: await talk.say(line).text, line) }
    expectNone(in: started.all, "the list of processes")
    for file in talk.folder.files where file.name != ".child-output" { expectNone(in: file.text, file.name) }
    for file in home.files where file.name != "keys" { expectNone(in: file.text, file.name) }
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  @Test("is not in what is said of a line that is refused")
  func refused() async throws {
    let talk = try await Talk(to: Talk.terminal, base: "http://a.test")
    let key = Self.secrets[0]
    for line in [
      "auth aws me \(key) --service s3", "auth aws me \(key) --regoin r", "auth hmac X-S \(key) --sign {x}",
      "auth hmac 'X S' \(key)", "verify hmac X-S \(key) --encoding none", "get /x -A aws -a me:\(key)",
    ] {
      expectNone(in: await talk.say(line).text, line)
      expectNone(in: await talk.say("history").text, line)
    }
  }
}
