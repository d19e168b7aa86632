public import ApusClient

/// A made-up search service for parents. Its version travels in a header. The practice API serves it.
public struct Mamari: Service {
  public struct ErrorResponse: Codable, Sendable, Hashable {
    public struct Problem: Codable, Sendable, Hashable {
      /// Such as `query.missing`.
      public let code: String
      public let message: String
    }

    public let errors: [Problem]
  }

  public let baseURL: WebURL

  public init(baseURL: WebURL = .https("mamari.example", path: "/api")) { self.baseURL = baseURL }

  public var headers: HeaderFields { ["X-Api-Version": "1", "Accept-Encoding": "gzip"] }
}

extension Service where Self == Mamari {
  public static var mamari: Mamari { Mamari() }
}

extension Mamari: DocumentedService {
  public static let documentation = ServiceDocumentation(
    name: "mamari", summary: "a made-up search service, inside the practice API", practicePath: "/mamari/api")

  public static let endpoints: [any DocumentedEndpoint.Type] = [
    Suggest.self
  ]

  public static var usual: Mamari { .mamari }

  public init(baseURL: WebURL, token: Secret?) { self.init(baseURL: baseURL) }
}
