import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl

@Suite("Credentials that sign", .paced)
struct SigningCredentialTests {
  private func talk(_ variables: [String: String] = [:], base: String = "http://a.test") async throws -> Talk
  {
    try await Talk(
      transport: StubTransport(body: "{}"), variables: ["KEY": "canary-1234"].merging(variables) { $1 },
      base: base)
  }

  @Test("the environment's key needs no words, and a host of AWS says the rest")
  func environment() async throws {
    let talk = try await talk(
      ["AWS_ACCESS_KEY_ID": "me", "AWS_SECRET_ACCESS_KEY": "canary-5678"],
      base: "https://sqs.eu-west-1.amazonaws.com")
    let said = await talk.say("auth aws").outText
    #expect(said == "aws me from AWS_ACCESS_KEY_ID for https://sqs.eu-west-1.amazonaws.com only\n")
    let curl = await talk.say("get /", "curl").outText
    #expect(curl.contains("/eu-west-1/sqs/aws4_request, "), "\(curl)")
    #expect(!curl.contains("canary"))
  }

  @Test(
    "a key that was found is recorded as found, and not as an error, wherever it was",
    arguments: ["auth aws --service s3", "auth aws --profile work --service s3"])
  func recorded(_ line: String) async throws {
    let keys = ["AWS_ACCESS_KEY_ID": "canary-key", "AWS_SECRET_ACCESS_KEY": "canary-5678", "AWS_REGION": "r"]
    let talk = try await talk(line.contains("work") ? ["AWS_SHARED_CREDENTIALS_FILE": "keys"] : keys)
    try talk.folder.write(
      "[work]\naws_access_key_id=canary-key\naws_secret_access_key=canary-5678\nregion=r\n", to: "keys")
    await talk.say("record it", line, "preview get /x", "get /x", "httpie", "record off")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("aws {{secret:AWS_ACCESS_KEY_ID}} from ") && !text.contains("error["), "\(text)")
    #expect(text.contains("setting:AWS_REGION=r") && !text.contains("canary"), "\(text)")
    #expect(text.contains("X-Amz-Date: 20150830T123600Z"), "\(text)")
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  @Test("a replay that asks for real signs anew, for now")
  func live() async throws {
    let talk = try await Talk(variables: ["K": "practice-secret"])
    await talk.say(
      "record it", "auth aws PRACTICE env:K --region here --service s3", "get /bucket", "record off")
    let replay = await talk.say("replay --live --trust it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  @Test("what is typed stands before what the host says")
  func typed() async throws {
    let talk = try await talk(base: "https://sqs.eu-west-1.amazonaws.com")
    let curl = await talk.say("auth aws me env:KEY --region r", "get /", "curl").outText
    #expect(curl.contains("/r/sqs/aws4_request, "), "\(curl)")
    #expect(await talk.say("auth").outText.hasSuffix(" only\n  region r; service sqs\n"))
  }

  @Test("a token goes with it, and is in no export")
  func token() async throws {
    let talk = try await talk(["TOKEN": "canary-token"])
    await talk.say("auth aws me env:KEY --region r --service s3 --token env:TOKEN", "get /x")
    for command in ["curl", "httpie", "http", "swift --style async", "har"] {
      let answer = await talk.say(command)
      #expect(!answer.text.contains("canary"), "\(command): \(answer.text)")
    }
    #expect(await talk.say("curl").outText.contains("X-Amz-Security-Token: '\"$TOKEN\""))
  }

  @Test("an access key of a token's shape is in no export; each takes it from the same variable")
  func accessKey() async throws {
    let talk = try await talk()
    await talk.say(
      "record it", "auth aws AKIACANARY123456 env:KEY --region r --service s3", "get /x", "curl", "record off"
    )
    for (command, said) in [
      ("curl", #"Credential='"$AWS_ACCESS_KEY_ID"'/"#), ("httpie", #"Credential='"$AWS_ACCESS_KEY_ID"'/"#),
      ("http", "@AWS_ACCESS_KEY_ID = {{$processEnv AWS_ACCESS_KEY_ID}}"),
      ("swift --style async", #"environment["AWS_ACCESS_KEY_ID"]"#), ("har", "\"entries\""),
    ] {
      let answer = await talk.say(command)
      #expect(answer.outText.contains(said) && !answer.text.contains("AKIACANARY"), "\(answer.text)")
    }
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("auth aws {{secret:AWS_ACCESS_KEY_ID}} env:KEY ") && !text.contains("AKIACANARY"))
    #expect(text.contains(#"'"$AWS_ACCESS_KEY_ID"'/"#), "\(text)")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("a preview shows the signature, and says how long it holds")
  func preview() async throws {
    let talk = try await talk()
    await talk.say("auth aws me env:KEY --region r --service s3")
    let answer = await talk.say("preview get /x X-Amz-Date:20150830T123600Z")
    #expect(
      answer.outText.contains(
        "Authorization: AWS4-HMAC-SHA256 Credential=me/20150830/r/s3/aws4_request, SignedHeaders=accept;host;"
      ),
      "\(answer.outText)")
    #expect(answer.outText.contains("Signature=") && !answer.text.contains("canary"))
    #expect(answer.notes.contains("the signature holds for 15 minutes, until "))
    await talk.say("auth hmac X-Sign env:KEY --sign {timestamp}.{body}")
    #expect(await talk.say("preview get /x").notes.contains("the signature says when it was made; "))
  }

  @Test("other programs that cannot sign are given the signature, and that it holds for a while is said")
  func exports() async throws {
    let talk = try await talk()
    await talk.say("auth aws me env:KEY --region r --service s3", "get /x b==2 a==1")
    for (command, field) in [("httpie", "Authorization:"), ("curl", "-H 'Authorization: ")] {
      let answer = await talk.say(command)
      #expect(answer.outText.contains(field + "AWS4-HMAC-SHA256 Credential=me/"), "\(answer.outText)")
      #expect(
        !answer.outText.contains("sigv4") && answer.notes.contains("the signature holds for 15 minutes"))
    }
    await talk.say("auth aws {{secret:ID}} env:KEY --region r --service s3", "get /x")
    #expect(await talk.say("curl").notes.contains("the signature holds for 15 minutes"))
  }

  @Test("what is signed is written byte for byte, a form of parts too")
  func signedForms() async throws {
    let talk = try await talk()
    await talk.say("auth hmac X-Sign env:KEY", "post /x --multipart a=1")
    let curl = await talk.say("curl").outText
    #expect(
      curl.contains("-H 'Content-Type: multipart/form-data; boundary=") && curl.contains("-H 'X-Sign: "))
    #expect(!curl.contains("--form"), "\(curl)")
  }

  @Test(
    "what cannot be signed with is refused where it is said",
    arguments: [
      ("auth aws me env:KEY --service s3", "expected --region, which a.test does not say"),
      ("auth aws", "the environment has no AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"),
      ("auth aws --profile x", "~/.aws/credentials has no key of the profile x"),
      ("auth hmac X-S env:KEY --encoding hexx", "expected hex or base64, found hexx"),
      ("auth hmac X-S env:KEY --value nosig", "what the header says has no {signature}"),
      ("auth hmac X-S env:KEY --sign '{body'", "{body is never closed: expected }"),
      ("auth hmac X-S env:KEY --sign {x}", "{x} is nothing that can be signed"),
      ("auth hmac 'X S' env:KEY", "a header cannot be named"),
      ("auth bearer cmd:'kill -INT $$'", "error[cancelled]: interrupted"),
      ("auth bearer cmd:false", "`false` has no secret for this: it ended with status 1"),
    ])
  func refused(_ line: String, _ message: String) async throws {
    let answer = await (try await talk()).say(line)
    #expect(answer.notes.contains(message), "\(answer.notes)")
  }

  @Test(
    "a template that means nothing is marked where it stands",
    arguments: ["--sign {x}", "--sign {body} --value nosig", "--value {x}"])
  func marked(_ options: String) async throws {
    let line = "auth hmac X-S env:KEY \(options)"
    let answer = await (try await talk()).say(line)
    let word = String(line.split(separator: " ").last ?? "")
    let blanks = String(repeating: " ", count: line.count - word.count)
    let mark = String(repeating: "^", count: word.count)
    #expect(answer.notes.contains("| \(line)\n   | \(blanks)\(mark)\n"), "\(answer.notes)")
  }

  @Test(
    "nobody is asked for a key before the rest of the line is right",
    arguments: [
      ("auth aws me --service s3", "expected --region, which a.test does not say"),
      ("auth hmac X-S --sign {x}", "{x} is nothing that can be signed"),
      ("auth hmac 'X S'", "a header cannot be named"),
    ])
  func asked(_ line: String, _ message: String) async throws {
    let count = Mutex(0)
    let talk = try await Talk(transport: StubTransport(body: "{}"), base: "http://a.test") {
      $0.askHidden = { _ in
        count.withLock { $0 += 1 }
        return "canary-1234"
      }
    }
    let answer = await talk.say(line)
    #expect(answer.notes.contains(message), "\(answer.notes)")
    #expect(count.withLock(\.self) == 0)
    #expect(await talk.say("auth hmac X-S").outcome == .ok)
    #expect(count.withLock(\.self) == 1)
  }

  @Test("a command's secret is taken once it is asked for, and the line that sets it has the command")
  func command() async throws {
    let talk = try await talk()
    #expect(
      await talk.say("auth bearer cmd:'printf canary-99'").outText
        == "bearer from a command for http://a.test only\n")
    #expect(!(await talk.say("get /x", "curl").outText.contains("canary")))
    await talk.say("let token = cmd:'printf canary-98'")
    #expect(!(await talk.say("vars").text.contains("canary")))
  }

  @Test(
    "what a command or a file has is exported under the name of what it is, and recorded so",
    arguments: [("cmd", "cmd:'printf canary-%s 9999'"), ("file", "file:token.txt")])
  func places(_ kind: String, _ place: String) async throws {
    let talk = try await talk()
    try talk.folder.write("canary-9999\n", to: "token.txt")
    await talk.say("record it", "auth bearer \(place)", "get /x", "curl", "record off")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    let field = #"-H 'Authorization: Bearer '"$TOKEN""#
    #expect(text.contains(field) && !text.contains("canary-9999"), "\(text)")
    #expect(await talk.say("curl").outText.contains(field))
    #expect(await talk.say("replay it").outcome == .ok)
    // As it was written before the head had the name.
    let older = text.replacing("token=\(kind):", with: "\(kind):").replacing("TOKEN", with: kind.uppercased())
    #expect(older != text)
    try talk.folder.write(older, to: "it.session.md")
    #expect(await talk.say("replay it").outcome == .ok)
  }
}
