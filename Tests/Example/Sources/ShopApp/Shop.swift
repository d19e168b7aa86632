import ApusClient

/// An API, and what the app asks it for. This one is `apus practice`.
struct Shop: Service {
  struct ErrorResponse: Decodable, Sendable { let message: String }
  var baseURL: WebURL { .http("practice") }
}

extension Shop {
  struct Account: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable { let authenticated: Bool }
    var path: EndpointPath { "/bearer" }
  }

  struct NewToken: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable { let token: String }
    let code: String
    let secret: String
    var method: HTTPMethod { .post }
    var path: EndpointPath { "/qiita/api/v2/access_tokens" }
    var parameters: [String: String] { ["client_id": "app", "client_secret": secret, "code": code] }
  }

  struct Items: Endpoint {
    typealias API = Shop
    struct Item: Decodable, Sendable, Equatable {
      let id: Int
      let name: String
    }
    struct Response: Decodable, Sendable { let items: [Item] }
    var path: EndpointPath { "/cursor/items" }
    var parameters: [String: Int] { ["limit": 20] }
  }

  struct Photo: Endpoint {
    typealias API = Shop
    struct Response: Decodable, Sendable { let bytes: Int }
    let bytes: [UInt8]
    var method: HTTPMethod { .post }
    var path: EndpointPath { "/upload" }
    var body: RequestBody { .bytes(bytes, contentType: "text/plain") }
  }
}
