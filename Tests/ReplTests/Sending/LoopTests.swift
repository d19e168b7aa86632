@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Requests one after the other", .paced)
struct LoopTests {
  private final class Pauses: Sendable {
    private let list = Mutex<[Duration]>([])
    var all: [Duration] { list.withLock { $0 } }
    func add(_ pause: Duration) { list.withLock { $0.append(pause) } }
  }

  @Test(
    "keep the distance that is asked for",
    arguments: ["for n in [1, 2, 3] get /{{n}}", "repeat 3 get /", "get /pages --all-pages"])
  func rate(_ line: String) async throws {
    let pauses = Pauses()
    let asked = Asked { request in
      switch request.url.target {
      case "/pages": .response(status: 200, body: #"{"items": [1], "next": "/pages?page=2"}"#)
      case "/pages?page=2": .response(status: 200, body: #"{"items": [2], "next": "/pages?page=3"}"#)
      case "/pages?page=3": .response(status: 200, body: #"{"items": [3], "next": null}"#)
      default: .response(status: 200, body: "{}")
      }
    }
    let talk = try await asked.talk(to: .plain) {
      $0.clock = SessionClock(now: { .zero }, pause: { pauses.add($0) })
    }
    let answer = await talk.say("\(line) --rate 4/s")
    #expect(answer.outcome == .ok && asked.all.count == 3, "\(answer.text)")
    #expect(pauses.all == [.milliseconds(250), .milliseconds(250)])
    // The clock stands still: three at that pace take 750 ms all the same.
    if !line.hasPrefix("get") { #expect(answer.outText.contains("4.0 a second"), "\(answer.text)") }
    // Without it nobody waits.
    await talk.say(line)
    #expect(pauses.all.count == 2 && asked.all.count == 6)
  }

  @Test(
    "keep in a file what came of them, failures too",
    arguments: ["for n in [200, 404] get /{{n}}", "repeat 2 get /404"])
  func file(_ line: String) async throws {
    let asked = Asked { .response(status: $0.url.path == "/404" ? 404 : 200, body: "{}") }
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("\(line) > out.txt")
    #expect(answer.status == 4 && !answer.notes.contains("nothing was written"), "\(answer.text)")
    #expect(talk.folder.text(of: "out.txt")?.contains("404") == true)
    #expect(talk.folder.text(of: "out.txt.part") == nil)
    await talk.say("get /404 > one.txt")
    #expect(talk.folder.text(of: "one.txt") == nil)
  }

  @Test("end when they are interrupted, with what there is")
  func interrupted() async throws {
    let talk = try await Asked().talk(to: .plain)
    let list = (1...900).map(String.init).joined(separator: ",")
    let answer = await talk.interrupting("for n in [\(list)] get /{{n}}", after: 3)
    #expect(answer.code == "cancelled" && answer.status == 130)
    #expect(answer.outText.contains("200") && !answer.outText.contains("  900  "), "\(answer.text)")
  }

  @Test("go on behind a value that fits nowhere, which is named; the first says it all")
  func unfit() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say(#"for id in [1, null, {"a": 1}, 4] get /items/{{id}}"#)
    #expect(asked.lines == ["GET /items/1", "GET /items/4"] && answer.status == 2)
    #expect(answer.outText.ranges(of: "not sent: ").count == 2, "\(answer.outText)")
    #expect(await talk.say("for id in [null, 1] get /items/{{id}}").status == 2)
    #expect(asked.all.count == 2)
  }

  @Test("are each asked about where the settings say so")
  func confirming() async throws {
    let asked = Asked()
    let talk = try await asked.talk(to: .plain) { $0.confirm = { !$0.contains("/2") } }
    await talk.say("set confirm delete")
    let answer = await talk.say("for n in [1, 2, 3] delete /{{n}}")
    #expect(asked.lines == ["DELETE /1", "DELETE /3"] && answer.outText.contains("somebody said no"))
  }

  @Test("are only shown offline")
  func offline() async throws {
    let asked = Asked()
    let talk = try await Talk(transport: asked, base: "http://h.test", flags: { $0.isOffline = true })
    let answer = await talk.say("for n in [1, 2] get /{{n}}")
    #expect(answer.outText.ranges(of: "GET /").count == 2 && asked.all.isEmpty, "\(answer.text)")
  }

  @Test("write each answer into a file of its own")
  func files() async throws {
    let asked = Asked { .response(status: 200, body: $0.url.path) }
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("for n in [1, 2] get /{{n}} -o {{n}}.txt")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(await talk.say("for n in [3] get /{{n}} > table.txt").notes == "1 value: get /{{n}}\n")
    #expect(talk.folder.text(of: "table.txt")?.contains("200") == true)
    #expect(await talk.say("history").outText.contains("/3") && !asked.lines.isEmpty)
    #expect(talk.folder.text(of: "1.txt") == "/1" && talk.folder.text(of: "2.txt") == "/2")
  }

  @Test("show no value that a name calls a secret")
  func secrets() async throws {
    let asked = Asked { _ in .response(status: 200, body: #"{"tokens": ["canary-1", "canary-2"]}"#) }
    let talk = try await asked.talk(to: Talk.terminal)
    await talk.say("get /", "let tokens = .tokens[*]")
    let answer = await talk.say("for t in {{tokens}} get /a Authorization:'Bearer {{t}}'")
    #expect(asked.last?.headers.first("Authorization")?.revealed == "Bearer canary-2", "\(answer.text)")
    let history = await talk.say("history").text
    #expect(!answer.text.contains("canary") && !history.contains("canary"), "\(answer.text)\(history)")
  }
}
