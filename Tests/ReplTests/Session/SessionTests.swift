import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What a session does, byte for byte", .paced)
struct SessionTests {
  @Test(
    "an outcome becomes the exit status that scripts rely on",
    arguments: [
      ("get /status/204", 0, nil), ("get /redirect/1", 3, "http.302"), ("get /status/404", 4, "http.404"),
      ("get /status/503", 5, "http.503"), ("get /faults/network.reset", 1, "network.reset"),
      ("get /delay/9 --timeout 0.05", 1, "timeout.total"), ("get /x --nope", 2, "usage.argument"),
      ("gte /x", 2, "usage.command"), ("get /x?{{nobody}}", 2, "request.variable"),
      ("get /faults/redirect.loop --follow", 1, "redirect.loop"), ("# nothing", 0, nil), ("", 0, nil),
    ] as [(String, Int32, String?)])
  func statuses(_ line: String, _ status: Int32, _ code: String?) async throws {
    let answer = try await Talk().say(line)
    #expect(answer.status == status)
    #expect(answer.code == code)
  }

  @Test("a program gets exactly the bytes of the body, and nothing else")
  func exactBytes() async throws {
    let talk = try await Talk()
    let body = await talk.say("get /bytes/3000").out
    #expect(body.count == 3000)
    await talk.say("get /bytes/3000 > file", "get /bytes/3000 >> file")
    #expect(talk.folder.contents(of: "file") == body + body)
    await talk.say("get /bytes/3000 > file")
    #expect(talk.folder.contents(of: "file") == body)
    let piped = await talk.say("get /bytes/3000 | cat")
    #expect(piped.out == body)
    #expect(await talk.say("body").out == body)
    #expect(await talk.say("get /bytes/3000 --output other").out.isEmpty)
    #expect(talk.folder.contents(of: "other") == body)
    #expect(await talk.say("get /bytes/3000 --stream").out == body)
  }

  @Test("somebody who looks gets no control characters from a server")
  func safeForTerminals() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for line in ["get /faults/escape.body", "get /faults/escape.header", "headers", "raw", "body", "history"]
    {
      let text = await talk.say(line).text
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7f }, "\(line)")
    }
  }

  @Test("a pipe that has seen enough is no failure, and a file that cannot be written is one")
  func outputs() async throws {
    let talk = try await Talk()
    #expect(await talk.say("get /bytes/5000000 | head -c 3").out.count == 3)
    #expect(await talk.say("get /bytes/5000000 | true").outcome == .ok)
    #expect(await talk.say("get /bytes/10 > /no/such/folder/file").code == "request.parameter")
    #expect(await talk.say("get /bytes/100000 > /dev/full").status == 1)
  }

  @Test("offline sends nothing, whatever the line is")
  func offline() async throws {
    let talk = try await Talk(
      transport: StubTransport { _ in .failure(.reset, "a request went out") }, flags: { $0.isOffline = true }
    )
    let lines = [
      "get /echo", "repeat 3 get /echo", "watch 1s get /echo", "get /echo --all-pages",
      "curl {{practice}}/echo", "preview get /echo",
    ]
    for line in lines {
      let answer = await talk.say(line)
      #expect(answer.outcome == .ok, "\(line)")
      #expect(answer.outText.hasPrefix("GET /echo HTTP/1.1\r\n"), "\(line)")
    }
  }

  @Test("pages are waited for three times where the rate is limited, and then no more")
  func limitedPages() async throws {
    let talk = try await Talk(setUp: { $0.clock.pause = { _ in } })
    let answer = await talk.say("get /limited --all-pages")
    #expect(answer.outcome == .failed(.http(429)))
    #expect(answer.notes.ranges(of: "rate limit: waiting").count == 3, "\(answer.notes)")
  }

  @Test("a line offline is the request that would go out, byte for byte")
  func offlineBytes() async throws {
    let talk = try await Talk(base: "http://example.test/api")
    let answer = await talk.say("post /fruits name=りんご X-A:1 --offline")
    let body = #"{"name": "\u308a\u3093\u3054"}"#
    let expected = [
      "POST /api/fruits HTTP/1.1", "Host: example.test", "Accept: application/json, */*;q=0.5",
      "Content-Type: application/json", "X-A: 1", "Content-Length: \(body.utf8.count)",
      "Accept-Encoding: gzip, deflate, br, zstd", "", body,
    ]
    #expect(
      answer.outText.split(separator: "\r\n", omittingEmptySubsequences: false).sorted()
        == expected.map { $0[...] }.sorted())
    #expect(answer.outText.hasSuffix("\r\n\r\n" + body))
  }

  @Test("what the settings say to ask about goes out only when the user agrees")
  func confirmation() async throws {
    let refusing = try await Talk(
      transport: StubTransport(status: 204), base: "http://example.test",
      setUp: { $0.confirm = { _ in false } })
    await refusing.say("set confirm delete")
    #expect(await refusing.say("delete /x").notes == "not sent\n")
    #expect(await refusing.say("repeat 2 delete /x").notes == "not sent\n")
    #expect(await refusing.say("get /x").outcome == .ok)
    #expect(
      await refusing.say("delete http://127.0.0.1:1/x").outcome == .ok, "this machine is not asked about")
    let agreeing = try await Talk(
      transport: StubTransport(status: 204), base: "http://example.test",
      setUp: { $0.confirm = { _ in true } })
    #expect(await agreeing.say("set confirm delete", "delete /x").outcome == .ok)
  }

  @Test("^C ends a watch, a repetition and a request, and the next line runs")
  func interruption() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let watched = await talk.interrupting("watch 1ms get /stream/1", after: 2)
    #expect(watched.outcome == .ok)
    #expect(watched.text.contains("line 0"))
    let repeated = await talk.interrupting("repeat 100000 get /status/204", after: 3)
    #expect(repeated.status == 130)
    #expect(repeated.text.contains("204"))
    #expect(await talk.say("get /status/204").outcome == .ok)
  }

  @Test("a watch shows the first answer whole, and then what changed")
  func watch() async throws {
    let counter = Counter()
    let talk = try await Talk(
      to: Talk.terminal,
      transport: StubTransport { _ in
        .response(status: 200, body: #"{"n": \#(await counter.next()), "same": true}"#)
      })
    let answer = await talk.interrupting("watch 1ms get /n", after: 3)
    #expect(answer.text.contains("~ .n  1 → 2"))
    #expect(!answer.text.contains("~ .same"))
  }

  @Test("a request that is retried is asked for as often as the line says")
  func retries() async throws {
    let counter = Counter()
    let talk = try await Talk(
      transport: StubTransport { _ in
        await counter.next() < 3 ? .response(status: 503) : .response(status: 200)
      })
    #expect(await talk.say("get /x --retry 1").status == 5)
    #expect(await talk.say("get /x --retry 1").status == 0)
  }

  @Test("requests are numbered, and a number can be looked into, run again and put back")
  func requestNumbers() async throws {
    let talk = try await Talk()
    await talk.say("get /status/200", "get /status/204", "get /stream/1")
    #expect(await talk.say("$3[0].id").outText == "0\n")
    #expect(await talk.say("$1.status").outText == "200\n")
    #expect(await talk.say("!3").outText.contains("line 0"))
    #expect(await talk.say("$4[0].id").outText == "0\n")
    #expect(await talk.engine.takePrefill() == nil)
    await talk.say("reuse 2")
    #expect(await talk.engine.takePrefill() == "get /status/204")
    #expect(await talk.engine.takePrefill() == nil, "only once")
  }

  @Test(
    "an edited body takes the place of what made the old one",
    arguments: [
      ("edit post /echo name=Ada X-A:1", "post /echo X-A:1 {\n  \"name\": \"Grace\"\n}"),
      ("edit post /echo {\"a\": \"Ada\"} q==1", "post /echo q==1 {\n  \"a\": \"Grace\"\n}"),
      ("edit post /echo --raw 'Dear Ada'", "post /echo --raw 'Dear Grace'"),
      ("edit get /echo", "get /echo"),
    ])
  func edit(_ line: String, _ expected: String) async throws {
    let talk = try await Talk(setUp: { $0.edit = { $0.replacing("Ada", with: "Grace") } })
    #expect(await talk.say(line).outcome == .ok)
    let prefill = try #require(await talk.engine.takePrefill())
    #expect(prefill == expected)
    #expect(await talk.say(prefill).outcome == .ok)
  }

  @Test("without an editor the line says so")
  func noEditor() async throws {
    #expect(try await Talk().say("edit post /echo a=1").notes.contains("there is no editor"))
  }

  @Test("a profile holds no secret, and is for the user's eyes only")
  func profile() async throws {
    let home = try TestFolder()
    let talk = try await Talk(variables: ["TOKEN": "canary-1234", "HOME": home.path])
    await talk.say(
      "auth bearer env:TOKEN", "X-Api-Key:canary-1234 Accept:text/plain access_token==canary-1234")
    #expect(await talk.say("profile save work").outcome == .ok)
    let text = try #require(home.text(of: ".config/apus/profiles/work.json"))
    #expect(!text.contains("canary-1234"))
    #expect(try JSONDocument(text).root["headers"]?[0]?["value"]?.string == "text/plain")
    #expect(home.mode(of: ".config/apus/profiles/work.json") == 0o600)
    #expect(home.mode(of: ".config/apus/profiles") == 0o700)
    try home.write("[1]", to: ".config/apus/profiles/broken.json")
    #expect(await talk.say("profile use broken").notes.contains("is no profile"))
    let homeless = try await Talk()
    #expect(await homeless.say("profile save work").status == 2)
  }

  @Test("an option that the program was started with holds, and a wrong one is said and ends it")
  func flags() async throws {
    let talk = try await Talk(flags: { $0.print = "h" })
    #expect(await talk.say("get /stream/1").outText.hasPrefix("HTTP/1.1 200 OK\n"))
    for flags in [
      ["--print", "x", "get", "/"], ["--color", "green"], ["--timeout"], ["--nope"], ["-e", "x", "get"],
    ] {
      #expect(throws: InvocationProblem.self, "\(flags)") { try Invocation(arguments: flags) }
    }
    #expect(try Invocation(arguments: ["replay", "--help"]).task == .line("help replay"))
    var invocation = Invocation()
    invocation.base = "http://localhost"
    invocation.timeout = "soon"
    #expect(await talk.engine.prepare(invocation) == .failed(.usageArgument))
  }
}
