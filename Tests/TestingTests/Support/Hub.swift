import ApusClient

/// An API of tests.
struct Hub: Service {
  struct ErrorResponse: Decodable, Sendable { let message: String }
  var baseURL: WebURL { .https("hub.example", path: "/v1") }
}

struct HubUser: Endpoint {
  typealias API = Hub
  struct Response: Decodable, Sendable, Equatable {
    let login: String
    let id: Int
  }
  var login = "octocat"
  var path: EndpointPath { "/users/\(login)" }
}

struct NewNote: Endpoint {
  typealias API = Hub
  typealias Response = EmptyResponse
  let text: String
  var method: HTTPMethod { .post }
  var path: EndpointPath { "/notes" }
  var body: EndpointBody { .json(["text": text]) }
}
