// A client with 240 requests at once, through every middleware that keeps something, with failures, waits, callbacks and
// requests that are given up meanwhile.
import ApusClient

struct Shop: Service {
  struct ErrorResponse: Decodable, Sendable { let message: String }
  var baseURL: WebURL { .https("shop.example") }
}

struct Fruit: Endpoint {
  typealias API = Shop
  struct Response: Decodable, Sendable { let name: String }
  let id: Int
  var path: EndpointPath { "/fruit/\(id % 7)" }
}

@main struct Crowd {
  static func client() -> APIClient<Shop> {
    let transport = StubTransport { request in
      if request.headers.contains("If-None-Match") { return .response(status: 304) }
      if request.url.path.hasSuffix("3") { return .failure(.reset, "gone") }
      if request.url.path.hasSuffix("4") { return .response(status: 404, body: #"{"message": "none"}"#) }
      await Task.yield()
      return .response(
        status: 200, headers: ["ETag": "\"1\"", "Content-Type": "application/json"],
        body: #"{"name": "apple"}"#)
    }
    let middleware: [any Middleware] = [
      ConcurrencyLimit(6), RetryMiddleware(attempts: 2, wait: { _ in }), ETagCache(),
      LoggingMiddleware { _ in },
    ]
    return APIClient(service: Shop(), transport: transport, middleware: middleware)
  }

  static func main() async {
    let client = client()
    let count = await withTaskGroup(of: Int.self) { group in
      for id in 0..<240 {
        group.addTask {
          if id.isMultiple(of: 3) { return await called(client, id) }
          let task = Task { try await client.send(Fruit(id: id)).name }
          if id.isMultiple(of: 5) { task.cancel() }
          return (try? await task.value)?.count ?? 0
        }
      }
      var count = 0
      for await one in group { count += one }
      return count
    }
    print(count > 0 ? "answered" : "nothing came")
  }

  static func called(_ client: APIClient<Shop>, _ id: Int) async -> Int {
    await withCheckedContinuation { continuation in
      client.send(Fruit(id: id)) { result in
        switch result {
        case .success(let fruit): continuation.resume(returning: fruit.name.count)
        case .failure(let error): continuation.resume(returning: error.mayRetry ? 0 : 1)
        }
      }
    }
  }
}
