public import APIClient

/// A made-up search service for parents. Its version travels in a header. The practice API serves it.
public struct Mamari: Service {
  public struct ErrorResponse: Codable, Sendable, Hashable {
    public let message: String
  }

  public let baseURL: WebURL

  public init(baseURL: WebURL = .https("mamari.example", path: "/api")) { self.baseURL = baseURL }

  public var headers: HeaderFields { ["X-Api-Version": "1", "Accept-Encoding": "gzip"] }
}

extension Service where Self == Mamari {
  public static var mamari: Mamari { Mamari() }
}
