import ApusClient
import ApusPacingTestSupport
import Synchronization
import Testing

@Suite("A client that calls back", .paced)
struct APIClientCallbackTests {
  private struct Shop: Service {
    struct ErrorResponse: Decodable, Sendable { let message: String }
    var baseURL: WebURL { .https("shop.example") }
  }

  private struct Fruit: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable { let price: Int }
    let name: String
    var path: EndpointPath { "/fruits/\(name)" }
  }

  @Test("one that is called back brings headers and options of its own, too")
  func calledBack() async throws {
    let sent = Mutex<[Request]>([])
    let client = APIClient(
      service: Shop(),
      transport: StubTransport { request in
        sent.withLock { $0.append(request) }
        return .response(status: 200, body: #"{"price": 5}"#)
      })
    let price = await withCheckedContinuation { done in
      client.send(Fruit(name: "apple"), headers: ["X-A": "b"]) {
        $0.deadlines.total = .seconds(1)
      } completion: {
        done.resume(returning: (try? $0.get())?.price)
      }
    }
    #expect(price == 5)
    let onMain = await withCheckedContinuation { done in
      Task { @MainActor in
        client.send(Fruit(name: "fig"), headers: ["X A": "b"], on: MainActor.shared) { result in
          MainActor.assertIsolated()
          done.resume(returning: (try? result.get())?.price)
        }
      }
    }
    #expect(onMain == nil)
    let requests = sent.withLock(\.self)
    #expect(requests.map(\.headers["X-A"]) == ["b"])
    #expect(requests.map(\.options.deadlines.total) == [.seconds(1)])
  }

  @Test("a failure is a result, too")
  func failures() async {
    let client = APIClient(service: Shop(), transport: StubTransport { _ in .failure(.reset, "gone") })
    let code = await withCheckedContinuation { done in
      client.send(Fruit(name: "apple")) { result in
        guard case .failure(let error) = result else { return done.resume(returning: ErrorCode?.none) }
        done.resume(returning: error.code)
      }
    }
    #expect(code == .reset)
  }
}
