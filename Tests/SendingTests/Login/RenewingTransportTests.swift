import ApusClient
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusSending

@Suite("A request whose token is renewed first", .paced)
struct RenewingTransportTests {
  /// Gives tokens and answers, and keeps what it could tell of the former.
  private final class Place: Transport {
    let watchers = Mutex<[@Sendable (TransferProgress) -> Void]>([])
    let deadlines = Mutex(Deadlines())
    private let gate: AsyncStream<Void>?

    /// - Parameter gate: what a token waits for; nothing by default.
    init(_ gate: AsyncStream<Void>? = nil) { self.gate = gate }

    private let answers = StubTransport { request in
      .response(status: 200, body: request.url.path == "/token" ? #"{"access_token":"A2"}"# : "{}")
    }

    func send(_ request: Request) async throws(TransportError) -> Exchange {
      if request.url.path == "/token", let watcher = request.options.onProgress {
        watchers.withLock { $0.append(watcher) }
        deadlines.withLock { $0 = request.options.deadlines }
        if let gate { for await _ in gate {} }
      }
      return try await answers.send(request)
    }
  }

  private func request(watchedBy watcher: @escaping @Sendable (TransferProgress) -> Void) throws -> Request {
    let url = try WebURL("https://api.test/x")
    let tokens = OAuthTokens(
      accessToken: Secret("A1"), refreshToken: Secret("R1"), expiresAt: Date(timeIntervalSince1970: 0))
    let server = OAuthServer(tokenEndpoint: try WebURL("https://api.test/token"))
    var request = Request(url: url)
    request.headers = [:]
    request.headers = request.headers.adding(
      HeaderField(name: "Authorization", value: .bearer(tokens.accessToken)))
    request.options.tokenLogin = OAuthLogin(
      tokens, from: server, to: OAuthClient(id: "app"), for: url.origin)
    request.options.onProgress = watcher
    return request
  }

  @Test("is told of the renewal while it waits for that, and then of itself")
  func told() async throws {
    let told = Mutex<[TransferProgress]>([])
    let request = try request { progress in told.withLock { $0.append(progress) } }
    let answer = try await RenewingTransport(base: Place()).send(request)
    #expect(answer.response?.status == 200 && answer.renewal == .before)
    let progress = told.withLock { $0 }
    let renewal = progress.prefix(while: \.isOfRenewal)
    #expect(!renewal.isEmpty && renewal.allSatisfy { $0.sent == 0 && $0.received == 0 })
    #expect(
      renewal.count < progress.count && !progress.dropFirst(renewal.count).contains(where: \.isOfRenewal))
  }

  @Test("is told nothing any more once it is over, though a renewal may go on")
  func over() async throws {
    let place = Place()
    let count = Mutex(0)
    _ = try await RenewingTransport(base: place).send(try request { _ in count.withLock { $0 += 1 } })
    let before = count.withLock(\.self)
    let watchers = place.watchers.withLock(\.self)
    let watcher = try #require(watchers.first)
    watcher(TransferProgress(sent: 1, received: 0, expected: nil))
    #expect(count.withLock(\.self) == before && before > 0)
  }

  @Test("sends its renewal, and nothing else, over what is there for that")
  func renewing() async throws {
    let (place, other) = (Place(), Place())
    let transport = RenewingTransport(base: place, renewing: other)
    let answer = try await transport.send(try request { _ in })
    #expect(answer.response?.status == 200 && answer.renewal == .before)
    #expect(place.watchers.withLock(\.isEmpty) && other.watchers.withLock(\.count) == 1)
  }

  @Test("gives a renewal the time that it has itself, and that an end, where it has none")
  func deadlines() async throws {
    let place = Place()
    var request = try request { _ in }
    (request.options.deadlines.total, request.options.deadlines.idle) = (.seconds(7), nil)
    _ = try await RenewingTransport(base: place).send(request)
    let usual = Deadlines().idle
    #expect(place.deadlines.withLock(\.self) == Deadlines(idle: usual, total: .seconds(7)))
  }

  @Test("is told of a renewal that another began, and no more once its own turn has come")
  func joined() async throws {
    let (gate, opens) = AsyncStream.makeStream(of: Void.self)
    let place = Place(gate)
    let first = Mutex(0)
    let second = Mutex(0)
    let one = try request { _ in first.withLock { $0 += 1 } }
    var other = one
    other.options.onProgress = { progress in if progress.isOfRenewal { second.withLock { $0 += 1 } } }
    let transport = RenewingTransport(base: place)
    let beginning = Task { [one] in try await transport.send(one) }
    while place.watchers.withLock(\.isEmpty) { await Task.yield() }
    let joining = Task { [other] in try await transport.send(other) }
    let watchers = place.watchers.withLock(\.self)
    let watcher = try #require(watchers.first)
    while second.withLock(\.self) == 0 {
      watcher(TransferProgress(sent: 1, received: 0, expected: nil))
      await Task.yield()
    }
    #expect(first.withLock(\.self) > 0)
    opens.finish()
    _ = try await (beginning.value, joining.value)
    #expect(place.watchers.withLock(\.count) == 1)
  }
}
