import ApusClient
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@Suite("A client that is asked from the main actor", .paced, .serialized)
struct APIClientMainActorTests {
  struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable {}
    var baseURL: WebURL { .https("shop.example") }
  }

  /// Says where each step of it is done.
  struct Fruit: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable { let name: String }
    let steps: Steps
    var path: EndpointPath {
      steps.note("path")
      return "/fruit"
    }
    var decoder: (any ResponseDecoder)? { Decoder(steps: steps) }
  }

  /// A list of one page.
  struct Basket: Endpoint {
    typealias API = Shop
    typealias Response = [String]
    let steps: Steps
    var path: EndpointPath {
      steps.note("path")
      return "/basket"
    }
    var decoder: (any ResponseDecoder)? { Decoder(steps: steps) }
  }

  struct Decoder: ResponseDecoder {
    let steps: Steps

    func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value {
      steps.note("decode")
      // On the main actor this would wait in vain: nobody else could take a turn.
      steps.waitForTurns()
      return try JSONDecoder().decode(type, from: body)
    }
  }

  struct Looking: Middleware {
    let steps: Steps

    func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
      steps.note("middleware")
      return try await next.send(request)
    }
  }

  /// What was done where, and how often the main actor had a turn.
  final class Steps: Sendable {
    /// What marks the main actor's queue: on Linux it is emptied by threads that are not the main one.
    private static let mark = DispatchSpecificKey<Bool>()

    private let onMain = Mutex<[String: Bool]>([:])
    private let turns = Mutex(0)
    private let isOver = Mutex(false)

    init() { DispatchQueue.main.setSpecific(key: Self.mark, value: true) }

    static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    var places: [String: Bool] { onMain.withLock { $0 } }

    func note(_ step: String) {
      let isHere = Self.isOnMain
      onMain.withLock { $0[step] = $0[step] == true || isHere }
    }

    func end() { isOver.withLock { $0 = true } }

    /// Waits until the main actor had a hundred turns more; not for ever, so that a fault ends, too.
    func waitForTurns() {
      let wanted = turns.withLock { $0 } + 100
      let end = ContinuousClock.now + .seconds(60)
      while turns.withLock({ $0 }) < wanted, ContinuousClock.now < end { sched_yield() }
      note(turns.withLock { $0 } < wanted ? "stuck" : "free")
    }

    /// Each turn asks for the next one at the main actor itself: `Task.yield()` would need a thread of the pool, and those
    /// may all be waiting here.
    @MainActor func takeTurns() {
      guard !isOver.withLock({ $0 }) else { return }
      turns.withLock { $0 += 1 }
      Task { @MainActor in self.takeTurns() }
    }
  }

  @Test("builds, sends and decodes elsewhere, and the main actor takes its turns meanwhile")
  @MainActor func free() async throws {
    let steps = Steps()
    #expect(Steps.isOnMain)
    let client = APIClient(
      service: Shop(), transport: StubTransport(body: #"{"name": "apple"}"#),
      middleware: [Looking(steps: steps)])
    steps.takeTurns()
    let fruit = try await client.send(Fruit(steps: steps))
    steps.end()
    #expect(fruit.name == "apple")
    #expect(steps.places == ["path": false, "middleware": false, "decode": false, "free": false])
  }

  @Test("builds elsewhere, too, for a call with options of its own, which are changed on the main actor")
  @MainActor func configured() async throws {
    let steps = Steps()
    let client = APIClient(
      service: Shop(), transport: StubTransport(body: #"{"name": "apple"}"#),
      middleware: [Looking(steps: steps)])
    steps.takeTurns()
    var asked = 0
    let fruit = try await client.send(Fruit(steps: steps), headers: ["X-A": "1"]) { options in
      MainActor.assertIsolated()
      asked += 1
      options.deadlines.total = .seconds(5)
    }
    let reply = try await client.reply(to: Fruit(steps: steps), headers: ["X-A": "1"])
    steps.end()
    #expect(fruit.name == "apple" && reply.value.name == "apple" && asked == 1)
    #expect(steps.places == ["path": false, "middleware": false, "decode": false, "free": false])
  }

  @Test("builds the request for the first of several pages elsewhere")
  @MainActor func pages() async throws {
    let steps = Steps()
    let client = APIClient(
      service: Shop(), transport: StubTransport(body: #"["apple"]"#), middleware: [Looking(steps: steps)])
    steps.takeTurns()
    var names: [String] = []
    for try await page in client.pages(of: Basket(steps: steps)) { names += page.value }
    steps.end()
    #expect(names == ["apple"])
    #expect(steps.places == ["path": false, "middleware": false, "decode": false, "free": false])
  }

  @Test("a callback on the main actor may use what belongs to it")
  @MainActor func callback() async {
    let steps = Steps()
    let client = APIClient(service: Shop(), transport: StubTransport(body: #"{"name": "apple"}"#))
    steps.takeTurns()
    var name: String?
    await withCheckedContinuation { continuation in
      client.send(Fruit(steps: steps), on: MainActor.shared) { result in
        MainActor.assertIsolated()
        name = try? result.get().name
        continuation.resume()
      }
    }
    steps.end()
    #expect(name == "apple" && steps.places["decode"] == false)
  }
}
