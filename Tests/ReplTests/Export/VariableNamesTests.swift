import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A secret's variable", .paced)
struct VariableNamesTests {
  private func names(_ text: String, after mark: Regex<(Substring, Substring)>) -> Set<String> {
    Set(text.matches(of: mark).map { String($0.1) })
  }

  @Test(
    "has one name in commands, in files and in source",
    arguments: [
      ("get /echo 2FA-Token:S3CRETS3CRET", "_2FA_TOKEN"),
      ("get /echo accessToken==S3CRETS3CRET", "ACCESS_TOKEN"),
      ("post /echo accessToken=S3CRETS3CRET", "ACCESS_TOKEN"),
      ("post /echo --form accessToken=S3CRETS3CRET", "ACCESS_TOKEN"),
      ("post /echo 2fa_secret=S3CRETS3CRET", "_2FA_SECRET"),
      ("post /echo 鍵_token=S3CRETS3CRET", "_TOKEN"),
      ("get /echo 'Authorization:Bearer S3CRETS3CRET'", "AUTHORIZATION"),
      ("get /echo -A bearer -a S3CRETS3CRET", "AUTHORIZATION"),
      ("auth bearer env:my_Token", "MY_TOKEN"), ("auth digest ada env:my_Token", "MY_TOKEN"),
      ("get /echo -A digest -a ada:S3CRETS3CRET", "PASSWORD"),
    ])
  func oneName(_ line: String, _ name: String) async throws {
    let talk = try await Talk(variables: ["my_Token": "S3CRETS3CRET"])
    #expect(await talk.say(line).outcome == .ok)
    if line.hasPrefix("auth") { await talk.say("get /echo") }
    for command in ["curl", "httpie"] {
      #expect(names(await talk.say(command).outText, after: /"\$(\w+)"/) == [name], "\(command)")
    }
    #expect(names(await talk.say("http").outText, after: /\$processEnv (\w+)/) == [name])
    for style in ["async", "urlsession"] {
      let source = await talk.say("swift --style \(style)").outText
      #expect(names(source, after: /environment\["(.*?)"\]/) == [name], "\(style)")
    }
  }

  @Test("is not called like the password where it holds a name and a password")
  func pair() async throws {
    let talk = try await Talk(variables: ["PW": "S3CRETS3CRET"])
    await talk.say("auth basic ada env:PW", "get /echo")
    #expect(names(await talk.say("curl").outText, after: /"\$(\w+)"/) == ["PW"])
    let source = await talk.say("swift").outText
    #expect(names(source, after: /environment\["(.*?)"\]/) == ["AUTHORIZATION"], "\(source)")
    #expect(source.contains(#"token.prefixed(by: "Basic ")"#))
  }
}
