public import ApusClient
internal import ApusJSON

/// A made-up greengrocer's API: the smallest service there can be. The practice API serves it.
public struct GreenStore: Service {
  public struct ErrorResponse: Codable, Sendable, Hashable {
    public struct Problem: Codable, Sendable, Hashable {
      /// Such as `missing` or `wrong_type`.
      public let code: String
      public let message: String
    }

    public let error: Problem
  }

  public let baseURL: WebURL

  public init(baseURL: WebURL = .https("greenstore.example", path: "/api/v1")) { self.baseURL = baseURL }

  public var encoder: any BodyEncoder { DocumentEncoder(keys: .toSnakeCase) }
  public var decoder: any ResponseDecoder { DocumentDecoder(keys: .fromSnakeCase) }
}

extension Service where Self == GreenStore {
  public static var greenStore: GreenStore { GreenStore() }
}

extension GreenStore: DocumentedService {
  public static let documentation = ServiceDocumentation(
    name: "greenstore", summary: "a made-up greengrocer, inside the practice API",
    practicePath: "/greenstore/api/v1")

  public static let endpoints: [any DocumentedEndpoint.Type] = [
    SaveFruit.self
  ]

  public static var usual: GreenStore { .greenStore }

  public init(baseURL: WebURL, token: Secret?) { self.init(baseURL: baseURL) }
}
