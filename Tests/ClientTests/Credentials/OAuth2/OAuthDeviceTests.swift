import ApusJSON
import ApusPacingTestSupport
import Synchronization
import Testing

@_spi(Secrets) @testable import ApusClient

@Suite("A code for a device", .paced)
struct OAuthDeviceTests {
  private static let started = #"""
    {"device_code":"D","user_code":"WDJB-MJHT","verification_uri":"https://id.test/go","interval":2,"expires_in":30}
    """#

  /// How the questions end when the answers are these, and how long was waited before each.
  private func end(_ answers: StubTransport.Answer...) async throws -> (Result<OAuthTokens, any Error>, [Int])
  {
    let left = Mutex([.response(status: 200, body: Self.started)] + answers)
    let transport = StubTransport { _ in
      left.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .response(status: 500) }
    }
    let flow = OAuthFlow(try OAuthFlowTests.server(), OAuthClient(id: "app"), over: transport)
    let device = try await flow.device()
    #expect(device.userCode == "WDJB-MJHT" && device.wholeAddress == nil)
    let pauses = Mutex<[Int]>([])
    do {
      let tokens = try await flow.tokens(for: device) { pause in
        pauses.withLock { $0.append(Int(pause.components.seconds)) }
      }
      return (.success(tokens), pauses.withLock(\.self))
    } catch {
      return (.failure(error), pauses.withLock(\.self))
    }
  }

  private func no(_ word: String) -> StubTransport.Answer {
    .response(status: 400, body: #"{"error":"\#(word)"}"#)
  }

  private let yes = StubTransport.Answer.response(status: 200, body: #"{"access_token":"A"}"#)

  @Test("it is asked for until somebody said yes, and less often when the server wants that")
  func waiting() async throws {
    let (result, pauses) = try await end(no("authorization_pending"), no("slow_down"), yes)
    #expect(try result.get().accessToken.reveal() == "A")
    #expect(pauses == [2, 2, 7])
  }

  @Test("a server that does not answer in time is asked less often")
  func silence() async throws {
    let (result, pauses) = try await end(.failure(.timeoutIdle, "nothing came"), yes)
    #expect((try? result.get()) != nil && pauses == [2, 4])
  }

  @Test(
    "a no, a code that has run out, and a failure end it", arguments: ["access_denied", "expired_token", ""])
  func endings(_ word: String) async throws {
    let answer = word.isEmpty ? StubTransport.Answer.failure(.reset, "it broke") : no(word)
    let (result, _) = try await end(answer)
    let codes: [String: ErrorCode] = ["access_denied": .oauthRefused, "expired_token": .oauthExpired]
    #expect(throws: OAuthError.self) { try result.get() }
    if case .failure(let error as OAuthError) = result { #expect(error.code == codes[word] ?? .reset) }
  }

  @Test("where nobody says anything, it ends with the life of the code")
  func tooLate() async throws {
    let (result, pauses) = try await end(no("authorization_pending"))
    if case .failure(let error as OAuthError) = result { #expect(error.code == .oauthExpired) }
    #expect(pauses.count == 15)
  }

  @Test("an interval and a lifetime that make no sense are made to")
  func bounds() async throws {
    let text = #"{"device_code":"D","user_code":"U","verification_url":"https://id.test/go","interval":0}"#
    let transport = StubTransport(status: 200, body: text)
    let flow = OAuthFlow(try OAuthFlowTests.server(), OAuthClient(id: "app"), over: transport)
    let device = try await flow.device()
    #expect(device.interval == .seconds(1) && device.lifetime == .seconds(900))
    let server = OAuthServer(tokenEndpoint: try WebURL("https://id.test/token"))
    let without = OAuthFlow(server, OAuthClient(id: "app"), over: transport)
    let error = await #expect(throws: OAuthError.self) { try await without.device() }
    #expect(error?.code == .oauthEndpoint)
  }

  @Test("times that are texts are read, and one that is neither is the usual one")
  func texts() throws {
    func device(_ interval: String, _ life: String) throws -> OAuthDevice? {
      let times = #""interval":\#(interval),"expires_in":\#(life)"#
      let names = #""device_code":"D","user_code":"U","verification_uri":"https://id.test/go""#
      return OAuthDevice(try JSONDocument("{\(names),\(times)}").root)
    }
    let short = try #require(try device(#""1""#, #""60""#))
    #expect(short.interval == .seconds(1) && short.lifetime == .seconds(60))
    let odd = try #require(try device(#""soon""#, "1e300"))
    #expect(odd.interval == .seconds(5) && odd.lifetime == .seconds(86_400))
  }

  @Test("is not asked for where the token itself could be read on the way")
  func unsafe() async throws {
    let desk = OAuthFlowTests.Desk(.response(status: 200, body: Self.started))
    var server = try OAuthFlowTests.server()
    server.tokenEndpoint = try WebURL("http://id.test/token")
    let flow = OAuthFlow(server, OAuthClient(id: "app"), over: desk.transport)
    let error = await #expect(throws: OAuthError.self) { try await flow.device() }
    #expect(error?.code == .oauthEndpoint && desk.forms.isEmpty)
  }
}
