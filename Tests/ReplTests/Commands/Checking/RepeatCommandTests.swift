import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A request that is sent many times", .paced)
struct RepeatCommandTests {
  private func asked(_ statuses: Int...) -> Asked {
    let counter = Counter()
    return Asked { _ in
      let status = statuses[(await counter.next() - 1) % statuses.count]
      return status == 0 ? .failure(.reset, "gone") : .response(status: status, body: "{}")
    }
  }

  @Test("is sent so often, shown as counts by what came of it, and kept nowhere")
  func counting() async throws {
    let asked = asked(200, 503, 0)
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.say("repeat 6 get /a")
    #expect(asked.lines == Array(repeating: "GET /a", count: 6))
    for line in ["2  200", "2  503", "2  network.reset"] {
      #expect(answer.outText.contains(line), "\(answer.outText)")
    }
    #expect(await talk.say("history").text.contains("no request was sent yet"))
  }

  @Test("is a line each as CSV, one object as JSON, and an option behind the request is the request's")
  func forms() async throws {
    let asked = asked(200, 503)
    let talk = try await asked.talk(to: .plain)
    for line in ["repeat --csv 2 get /a", "repeat 2 get /a --csv"] {
      let lines = await talk.say(line).outText.split(separator: "\n").map(String.init)
      #expect(
        lines.count == 3 && lines[0] == "request,outcome,ms,connection" && lines[2].hasPrefix("2,503,"),
        "\(lines)")
    }
    let json = await talk.say("repeat --json 2 get /a").outText
    #expect(
      json.hasPrefix(#"{"requests":2,"ms":"#) && json.contains(#""outcomes":{"200":1,"503":1}"#), "\(json)")
    let drawn = await talk.say("repeat 2 post /a --json a=1")
    #expect(
      drawn.outText.contains("2 requests in") && asked.last?.headers["Content-Type"] == "application/json")
  }

  @Test("comes to the first thing that went wrong, or to nothing")
  func outcomes() async throws {
    #expect(await (try asked(200).talk()).say("repeat 3 get /").outcome == .ok)
    #expect(await (try asked(200, 503, 0).talk()).say("repeat 3 get /").code == "http.503")
    #expect(await (try asked(200, 0, 503).talk()).say("repeat 3 get /").code == "network.reset")
  }

  @Test("ends when it is interrupted, with what there is")
  func interrupted() async throws {
    let asked = asked(200)
    let talk = try await asked.talk(to: .plain)
    let answer = await talk.interrupting("repeat 1000 get /", after: 3)
    #expect(answer.code == "cancelled" && asked.all.count < 1_000)
    #expect(answer.outText.contains("  200"), "\(answer.text)")
  }

  @Test("is asked about once, and not sent when nobody agrees")
  func confirming() async throws {
    let asked = asked(200)
    let talk = try await asked.talk { $0.confirm = { _ in false } }
    await talk.say("set confirm delete")
    let answer = await talk.say("repeat 3 delete /a")
    #expect(answer.outcome == .failed(.cancelled) && asked.all.isEmpty && answer.notes == "not sent\n")
  }

  @Test("is only shown offline")
  func offline() async throws {
    let asked = asked(200)
    let talk = try await Talk(transport: asked, base: "http://h.test", flags: { $0.isOffline = true })
    #expect(await talk.say("repeat 3 get /a").outText.hasPrefix("GET /a HTTP/1.1\r\n"))
    let online = try await asked.talk(to: .plain)
    for command in ["repeat 3", "watch 1s", "for n in [1, 2]"] {
      #expect(await online.say("\(command) get /a --offline").outText.hasPrefix("GET /a HTTP/1.1\r\n"))
    }
    #expect(asked.all.isEmpty)
  }

  @Test(
    "needs a number and a request",
    arguments: [
      ("", "expected how many times"), ("0 get /", "expected a number of at least 1, found 0"),
      ("x get /", "found x"), ("3", "expected a line to repeat"),
      ("3 nonsense", "expected a request, found nonsense"),
    ])
  func mistakes(_ text: String, _ said: String) async throws {
    let answer = await (try asked(200).talk()).say("repeat \(text)")
    #expect(answer.status == 2 && answer.flat.contains(said), "\(answer.text)")
  }
}
