import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Credentials of a file of requests", .paced)
struct HTTPFileCredentialTests {
  @Test("credentials of a file are not shown, and go where they are said to go")
  func secrets() async throws {
    let (answer, talk) = try await Talk.answer(
      running: """
        @token = {{$processEnv TOKEN}}
        GET BASE/echo
        Authorization: Bearer {{token}}
        ###
        GET BASE/basic-auth/ada/love
        Authorization: Basic ada love
        """)
    #expect(answer.outcome == .ok)
    #expect(answer.outText.contains("Bearer canary-1234"), "the server got it")
    #expect(!answer.notes.contains("canary"))
    for line in ["history", "request 1", "env", "curl 1", "http 1 2"] {
      #expect(!(await talk.say(line).text.contains("canary")), "\(line)")
    }
    #expect(await talk.say("curl 1").outText.contains("\"$TOKEN\""))
  }

  @Test("a digest's user and password answer the server's challenge, and are not shown")
  func digest() async throws {
    let asked = Mutex<[Login?]>([])
    let stub = StubTransport { request in
      asked.withLock { $0.append(request.options.login) }
      return .response(status: 200, body: "{}")
    }
    let talk = try await Talk(transport: stub, variables: ["TOKEN": "canary-1234"]) {
      $0.confirm = { _ in true }
    }
    try talk.folder.write(
      "GET http://a.test/\nAuthorization: Digest ada {{$processEnv TOKEN}}\n", to: "x.http")
    let answer = await talk.say("run x.http")
    #expect(answer.outcome == .ok)
    #expect(!answer.text.contains("canary"))
    let expected = Login.digest(user: "ada", password: Secret("canary-1234", name: "TOKEN"))
    #expect(asked.withLock { $0 } == [expected])
    #expect(await talk.say("http").outText.contains("Authorization: Digest ada {{TOKEN}}"))
    let command = await talk.say("curl").outText
    #expect(command.contains("--digest"), "\(command)")
    #expect(command.contains("-u ada:\"$TOKEN\""), "\(command)")
  }
}
