import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A variable that a request gives", .paced)
struct VariableRequestsTests {
  /// A server that takes the last token it gave, unless it takes none.
  private static func server(refusing: Bool = false) -> Asked {
    let given = Mutex(0)
    return Asked { request in
      if request.url.path == "/login" {
        let number = given.withLock {
          $0 += 1
          return $0
        }
        return .response(status: 200, body: #"{"access_token": "S3CRETVAL\#(number)"}"#)
      }
      if request.url.path == "/bump" { given.withLock { $0 += 1 } }
      let wanted = "Bearer S3CRETVAL\(given.withLock { $0 })"
      let isFine =
        !refusing && request.headers.fields.contains { $0.isNamed("Authorization") && $0.revealed == wanted }
      return request.url.path == "/bump" || isFine
        ? .response(status: 200, body: #"{"ok": true}"#) : .response(status: 401, body: #"{"no": 1}"#)
    }
  }

  private let letting = "let token from \"post /login user=a password={{pw}}\" .access_token"
  private let getting = "get /x Authorization:'Bearer {{token}}'"

  @Test("is asked for when a line first needs it, and not before")
  func first() async throws {
    let asked = Self.server()
    let talk = try await asked.talk()
    await talk.say("let pw = hunter2", letting)
    #expect(asked.all.isEmpty)
    #expect(await talk.say("let").outText.contains("token = not asked for yet from post /login"))
    let answer = await talk.say(getting)
    #expect(answer.outcome == .ok && asked.lines == ["POST /login", "GET /x"], "\(answer.text)")
    #expect(answer.notes.contains("token was asked for: post /login") && !answer.text.contains("S3CRETVAL"))
    await talk.say(getting)
    #expect(asked.lines.count == 3, "what is there is not asked for again")
    // What paths look into is the answer that somebody asked for.
    #expect(await talk.say(".ok").outText == "true\n")
    #expect(await talk.say("let").outText.contains("token = •••"))
  }

  @Test("is asked for again when it is older than its time")
  func older() async throws {
    let asked = Self.server()
    let time = Mutex(Duration.zero)
    let talk = try await asked.talk { $0.clock.now = { time.withLock { $0 } } }
    await talk.say("let pw = x", letting + " --for 10m", getting)
    time.withLock { $0 = .seconds(599) }
    await talk.say(getting)
    #expect(asked.lines.count { $0 == "POST /login" } == 1)
    time.withLock { $0 = .seconds(600) }
    #expect(await talk.say(getting).outcome == .ok)
    #expect(asked.lines.count { $0 == "POST /login" } == 2)
  }

  @Test("is asked for once after a 401, and only once")
  func refused() async throws {
    let asked = Self.server()
    let talk = try await asked.talk()
    await talk.say("let pw = x", letting, getting, "get /bump")
    let again = await talk.say(getting)
    #expect(again.outcome == .ok && !again.notes.contains("error["), "\(again.text)")
    #expect(asked.lines.suffix(3) == ["GET /x", "POST /login", "GET /x"])
    let never = Self.server(refusing: true)
    let other = try await never.talk()
    await other.say("let pw = x", letting)
    #expect(await other.say(getting).code == "http.401")
    #expect(never.lines == ["POST /login", "GET /x", "POST /login", "GET /x"])
  }

  @Test("`auth bearer` follows it")
  func credential() async throws {
    let asked = Self.server()
    let talk = try await asked.talk()
    await talk.say("let pw = x", letting, "auth bearer {{token}}")
    #expect(asked.lines == ["POST /login"])
    #expect(await talk.say("get /x").outcome == .ok)
    await talk.say("get /bump")
    #expect(await talk.say("get /x").outcome == .ok)
    #expect(asked.lines.suffix(3) == ["GET /x", "POST /login", "GET /x"])
  }

  @Test("is asked for in a loop, too, and nothing is sent where a line only shows a request")
  func loops() async throws {
    let asked = Self.server()
    let talk = try await asked.talk()
    await talk.say("let pw = x", letting)
    #expect(await talk.say(getting + " --offline").code == "request.variable")
    #expect(asked.all.isEmpty)
    #expect(await talk.say("for n in [1, 2] get /{{n}} Authorization:'Bearer {{token}}'").outcome == .ok)
    #expect(asked.lines == ["POST /login", "GET /1", "GET /2"])
  }

  @Test("what cannot be had sends nothing else, and is told without its secrets")
  func failures() async throws {
    for (setting, said) in [
      ("let token from 'get /x' .a", "and the answer was 401"),
      ("let token from 'post /login' .nothing", "nothing is at .nothing"),
      ("let token from 'get /{{nobody}}' .a", "there is no variable named nobody"),
    ] {
      let asked = Self.server()
      let talk = try await asked.talk()
      await talk.say(setting)
      let answer = await talk.say(getting)
      #expect(
        answer.outcome != .ok && answer.flat.contains(said) && !answer.text.contains("S3CRETVAL"),
        "\(answer.text)")
      #expect(asked.lines.count { $0 == "GET /x" } <= 1)
    }
    let typed = try await Self.server().talk()
    await typed.say("let token from \"post /login password=hunter2a\" .nothing")
    #expect(await !typed.say(getting).text.contains("hunter2a"))
    #expect(await !typed.say("let").text.contains("hunter2a"))
  }

  @Test("another value, or `unset`, takes its place")
  func replaced() async throws {
    let asked = Self.server()
    let talk = try await asked.talk()
    await talk.say("let pw = x", letting, "let token = other", getting)
    #expect(asked.lines == ["GET /x"])
    await talk.say(letting, "unset token")
    #expect(await talk.say(getting).code == "request.variable")
  }
}
