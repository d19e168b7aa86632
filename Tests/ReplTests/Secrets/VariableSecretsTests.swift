import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// Variables whose names are in the table of secret names, and those whose values look like secrets.
@Suite("A variable that holds a secret", .paced)
struct VariableSecretsTests {
  private static let looking = [
    "env", "swift", "swift --style urlsession", "curl", "httpie", "http", "har", "show 1", "show 1 -v",
    "request",
    "raw", "explain", "history", "headers",
  ]

  @Test(
    "is hidden by its name, however short: a header that it fills is shown nowhere and in no file",
    arguments: ["let jwt = SEKVAR", "set var jwt SEKVAR", "let sid = SEKVAR"])
  func header(_ line: String) async throws {
    let name = line.contains("sid") ? "sid" : "jwt"
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it", line, "let other = {{\(name)}}")
    let asked = await talk.say("get /status/200 X-Q:{{\(name)}} X-R:{{other}} X-S:a-{{\(name)}}-b")
    #expect(asked.outcome == .ok && !asked.text.contains("SEKVAR"), "\(asked.text)")
    for looking in Self.looking {
      let text = await talk.say(looking).text
      #expect(!text.contains("SEKVAR"), "\(looking)\n\(text)")
    }
    #expect(await talk.say("curl").text.contains("X-Q: "))
    await talk.say("swift > a.swift", "curl > c.sh", "har > d.har", "http > e.http", "record off")
    for (file, text) in talk.folder.files where file != ".child-output" {
      #expect(!text.contains("SEKVAR"), "\(file)\n\(text)")
    }
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  @Test("goes as it is wherever a text goes, and no export has it, even when the variable has changed")
  func elsewhere() async throws {
    let talk = try await Talk()
    let body = await talk.say("let jwt = SEKVAR-LONG", "post /echo?a={{jwt}} b={{jwt}} X-Q:{{jwt}}").outText
    #expect(body.contains("a=SEKVAR-LONG") && body.split(separator: "SEKVAR-LONG").count > 3, "\(body)")
    #expect(await talk.say("get /echo c=={{jwt}}").outcome == .ok)
    await talk.say("unset var jwt", "let jwt = ANOTHER-ONE")
    for looking in ["swift", "curl 1", "curl 2", "httpie 1", "http 2", "har"] {
      let text = await talk.say(looking).outText
      #expect(!text.contains("SEKVAR"), "\(looking)\n\(text)")
    }
  }

  @Test("is no secret where its value can be none")
  func others() async throws {
    let talk = try await Talk()
    await talk.say("let token = true", "let session = 7", "let name = octocat", "get /echo a=={{name}}")
    let env = await talk.say("env").outText
    #expect(env.contains("token = \"true\"") && env.contains("octocat"), "\(env)")
    #expect(await talk.say("curl").outText.contains("a=octocat"))
  }

  @Test("shows nothing of a short one in what is asked for again, which a pipe has as it is")
  func body() async throws {
    for line in [
      "post /status/200 jwt=SHRT1", "post /status/200 --form jwt=SHRT1",
      "post /status/200 --multipart jwt=SHRT1",
      "post /status/200 {\"deep\":[{\"jwt\":\"SHRT1\"}]}",
    ] {
      let talk = try await Talk(to: Talk.terminal)
      await talk.say(line)
      for looking in ["request", "explain", "\(line) --offline"] {
        let text = await talk.say(looking).text
        #expect(!text.contains("SHRT1") && text.contains("•••"), "\(looking) after \(line)\n\(text)")
      }
      let pipe = try await Talk()
      await pipe.say(line)
      #expect(await pipe.say("request").outText.contains("SHRT1"), "\(line)")
    }
  }

  @Test("is in no recording where it looks like a secret, and the recording replays")
  func recordings() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say(
      "record it", "let t = SEKRIT", "get /echo?a={{t}} X-T:{{t}} q=={{t}}", "post /echo a={{t}}",
      "get /echo/{{t}}", "let thing = ab12cd34ef", "get /echo b=={{thing}}", "var u = ab99cd99ef",
      "let name = octocat", "get /github/users/{{name}}", "set header X-Tok ab88cd88ef", "get /echo",
      "set header X-Client web-app", "tok==ab77cd77ef", "get /echo", "record off")
    for (name, text) in talk.folder.files where name != ".child-output" {
      #expect(
        !["SEKRIT", "ab12cd34ef", "ab99cd99ef", "ab88cd88ef", "ab77cd77ef"].contains { text.contains($0) },
        "\(name)\n\(text)")
    }
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("$ let t = {{secret:t}}") && text.contains("$ let name = octocat"), "\(text)")
    #expect(
      text.contains("$ set header X-Tok {{secret:X-Tok}}") && text.contains("$ set header X-Client web-app"))
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }
}
