import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A saved session replayed for real", .paced)
struct LiveReplayTests {
  @Test("is as written while the server answers in the same shape")
  func same() async throws {
    let talk = try await Talk.recorded(
      "get /github/users/octocat", ".login", "get /status/404", "timing", "repeat 3 get /echo",
      "get {{practice}}/redirect-to url=={{practice}}/echo --follow", "get /bytes/100 -o bytes", "history")
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.contains("8 steps: 8 as written"))
  }

  @Test("runs a command for its secret where somebody allowed that, and says so where nobody did")
  func command() async throws {
    let talk = try await Talk.recorded("auth bearer cmd:'printf canary-%s 9999'", "get /bearer")
    for line in ["replay --live --trust it", "replay --live --allow shell it"] {
      let answer = await talk.say(line)
      #expect(answer.outcome == .ok && !answer.text.contains("canary-9999"), "\(answer.text)")
    }
    let refused = await talk.say("replay --live it")
    #expect(refused.code == "replay.drift", "\(refused.text)")
    #expect(
      refused.flat.contains("not allowed: to run `printf canary-%s 9999` with sh")
        && refused.flat.contains("try: replay --live --trust"), "\(refused.text)")
  }

  @Test("was interrupted where it is interrupted again")
  func interrupted() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    _ = await talk.interrupting("watch 1ms get /echo", after: 3)
    _ = await talk.stopping("get /faults/timeout.idle")
    await talk.say("record off")
    #expect(talk.folder.text(of: "it.session.md")?.contains("? cancelled") == true)
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
  }

  @Test("may have other values, and more keys, but not fewer and not of another kind")
  func shapes() async throws {
    let talk = try await Talk.recorded("get /github/users/octocat")
    let recording = try #require(talk.folder.text(of: "it.session.har"))
    for (old, new, isFine) in [
      (#"\"octocat\""#, #"\"hubot\""#, true), (#"\"id\": 583231,"#, "", true),
      (#"\"login\": "#, #"\"logon\": "#, false), (#"\"id\": 583231"#, #"\"id\": \"x\""#, false),
    ] {
      try talk.change(old, to: new, in: "it.session.har")
      let answer = await talk.say("replay --live it")
      #expect((answer.outcome == .ok) == isFine, "\(old)\n\(answer.text)")
      #expect(isFine || answer.text.contains("it.session.md:8: shape"), "\(answer.text)")
      try talk.folder.write(recording, to: "it.session.har")
    }
  }

  @Test(
    "tells what changed by its kind",
    arguments: [
      (#""status":200"#, #""status":201"#, "status", "- status 201"),
      (#""name":"Content-Type""#, #""name":"X-Type""#, "header", "- X-Type: application/json"),
      (#""status":404"#, #""status":0"#, "outcome", "+ an answer"),
    ])
  func kinds(_ old: String, _ new: String, _ kind: String, _ difference: String) async throws {
    let talk = try await Talk.recorded("get /github/users/octocat", "get /status/404")
    try talk.change(old, to: new, in: "it.session.har")
    let answer = await talk.say("replay --live it")
    #expect(answer.code == "replay.drift", "\(answer.text)")
    #expect(answer.text.contains(": \(kind)") && answer.text.contains(difference), "\(answer.text)")
  }

  @Test("does not mind what is ignored, in a body or in a header")
  func ignored() async throws {
    let talk = try await Talk.recorded("get /github/users/octocat")
    try talk.change(#"\"id\": 583231"#, to: #"\"id\": \"x\""#, in: "it.session.har")
    try talk.change(#""name":"Content-Type""#, to: #""name":"X-Type""#, in: "it.session.har")
    #expect(await talk.say("replay --live it").code == "replay.drift")
    try talk.change(
      "base: practice\n", to: "base: practice\nignore: [body.id, header.x-type, header.content-type]\n",
      in: "it.session.md")
    let answer = await talk.say("replay --live it")
    #expect(answer.outcome == .ok, "\(answer.text)")
  }

  @Test("may look into what is ignored, and lose its way only where the answer did")
  func looks() async throws {
    let talk = try await Talk.recorded("get /github/users/octocat", ".id", "let id = .id")
    try talk.change(#"\"id\": 583231"#, to: #"\"id\": \"x\""#, in: "it.session.har")
    try talk.change("$ .id\n583231", to: "$ .id\n\"x\"", in: "it.session.md")
    #expect(await talk.say("replay --live it").text.contains("drift  .id"))
    let answer = await talk.say("replay --live --rule '.id ignore' it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(answer.text.contains("3 steps: 3 as written"), "\(answer.text)")
  }

  @Test("is compared with what was recorded of a step, whatever its variables hold now")
  func variables() async throws {
    let talk = try await Talk.written("```console\n$ get /echo q=={{word}}\n```\n")
    await talk.say("replay --update --var word=one it")
    let recording = talk.folder.text(of: "it.session.har")
    let answer = await talk.say("replay --live --var word=two it")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(await talk.say("replay --var word=two it").code == "replay.missing")
    #expect(recording != nil && talk.folder.text(of: "it.session.har") == recording)
    try talk.change(#"\"name\": \"q\""#, to: #"\"nome\": \"q\""#, in: "it.session.har")
    #expect(await talk.say("replay --live --var word=two it").text.contains(": shape"))
  }

  @Test(
    "is compared by what is written where the block says so",
    arguments: [
      ("exact", "\"hubot\"", "value"), ("json", "\"hubot\"", "value"), ("shape", "7", "value"),
      ("exact", "\"octocat\"", nil), ("json", "\"octocat\"", nil),
    ] as [(String, String, String?)])
  func modes(_ mode: String, _ login: String, _ drift: String?) async throws {
    let talk = try await Talk.written(
      """
      ```console
      $ get /github/users/octocat
      ```
      ```console {mode=\(mode)}
      $ .login
      \(login)
      ```

      """)
    await talk.say("replay --update it")
    try talk.change("\"octocat\"\n```", to: "\(login)\n```", in: "it.session.md")
    for command in ["replay it", "replay --live it"] {
      let answer = await talk.say(command)
      #expect((answer.outcome == .ok) == (drift == nil), "\(command)\n\(answer.text)")
      if let drift { #expect(answer.text.contains(": \(drift)"), "\(answer.text)") }
    }
  }

  @Test("shows a body as JSON where it is compared as a value, whatever its layout")
  func jsonBodies() async throws {
    let talk = try await Talk.written(
      """
      ```console {mode=json}
      $ post /greenstore/api/v1/food/fruits name=a price:=1
      201 Created · [SIZE] · [TIME] · HTTP/1.1
      {"created_at": "2020-12-31 23:59:59", "fruit_id": 99}
      ...
      ```
      ```console {mode=shape}
      $ get /github/rate_limit
      [..]
      {"rate": {}, "resources": {}}
      ...
      ```

      """)
    let answer = await talk.say("replay --live it")
    #expect(answer.text.contains("ok     get /github/rate_limit"), "\(answer.text)")
    #expect(answer.text.contains("- .fruit_id: 99"), "\(answer.text)")
  }

  @Test("takes secrets from variables, also under the names that a shell can have")
  func secretNames() async throws {
    let blocks = "```console\n$ get /echo X-A:{{secret:cookie.sid}}\n```\n"
    let without = try await Talk.written(blocks)
    let answer = await without.say("replay --live it")
    #expect(answer.status == 2 && answer.text.contains("it.session.md needs COOKIE_SID"), "\(answer.text)")
    for name in ["cookie.sid", "COOKIE_SID"] {
      let talk = try await Talk.written(blocks, variables: [name: "canary-1234-canary"])
      #expect(await talk.say("replay --update --trust it").outcome == .ok, "\(name)")
      #expect(talk.folder.text(of: "it.session.har")?.contains("{{secret:cookie.sid}}") == true)
    }
  }

  @Test("leads from a recording that is not there, or that is all there is, to what helps")
  func noRecording() async throws {
    let talk = try await Talk.written("```console\n$ get /echo\n```\n", head: "cassette: it.session.har\n")
    for command in ["replay", "replay --live"] {
      let answer = await talk.say("\(command) it")
      #expect(answer.status == 2 && answer.text.contains("try: replay --update it.session.md"))
    }
    await talk.say("replay --update it")
    #expect(await talk.say("replay it.session.har").outcome == .ok)
    let answer = await talk.say("replay capture.har")
    #expect(answer.status == 2 && answer.text.contains("try: run capture.har"), "\(answer.text)")
  }

  @Test("says where in its file something is wrong")
  func wrongFiles() async throws {
    let talk = try await Talk.written("```console {mode=jsn}\n$ get /\n```\n")
    for command in ["replay", "replay --live", "replay --update"] {
      let answer = await talk.say("\(command) it")
      #expect(answer.status == 2)
      #expect(answer.text.contains("it.session.md:5:12: expected `{mode=exact}`"), "\(answer.text)")
    }
  }

  @Test(
    "looks at no older answer where a step could not be sent, and says why it could not",
    arguments: ["replay --live --trust it", "replay --update --trust it"])
  func unsent(_ command: String) async throws {
    let talk = try await Talk.written(
      """
      ```console
      $ get /github/users/octocat
      ...
      $ get /github/users/{{nope}}
      ...
      $ expect status 200
      ...
      $ .id
      ...
      $ post /echo @nofile.txt
      ...
      $ let id = .id
      $ get /echo
      ...
      ```

      """)
    let answer = await talk.say(command)
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.flat.contains("there is no variable named nope"), "\(answer.text)")
    #expect(answer.flat.contains("the file nofile.txt cannot be read"), "\(answer.text)")
    for (look, line) in [("expect status 200", 8), (".id", 8), ("let id = .id", 14)] {
      #expect(
        answer.flat.contains("skipped \(look): the request before it was not sent, line \(line)"),
        "\(answer.text)")
    }
    #expect(answer.text.contains("7 steps: 2 as written") && answer.text.contains("3 skipped"))
  }

  @Test(
    "skips what is torn down by a variable that its setup did not come to",
    arguments: [("replay --live it", 6), ("replay it", 7)])
  func tornDown(_ line: String, _ place: Int) async throws {
    let talk = try await Talk.written(
      "```setup\n$ get /status/500\n$ let id = .id\n```\n```teardown\n$ delete /users/{{id}}\n```\n")
    let answer = await talk.say(line)
    #expect(answer.status != 0)
    #expect(
      answer.text.contains("skipped delete /users/{{id}}: id was not set, line \(place)"), "\(answer.text)")
    #expect(!answer.text.contains("request.variable"), "\(answer.text)")
  }
}
