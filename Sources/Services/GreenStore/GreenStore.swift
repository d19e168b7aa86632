public import APIClient
internal import JSON

/// A made-up greengrocer's API: the smallest service there can be. The practice API serves it.
public struct GreenStore: Service {
  public struct ErrorResponse: Codable, Sendable, Hashable {
    public let message: String
  }

  public let baseURL: WebURL

  public init(baseURL: WebURL = .https("greenstore.example", path: "/api/v1")) { self.baseURL = baseURL }

  public var encoder: any BodyEncoder { DocumentEncoder(keys: .toSnakeCase) }
  public var decoder: any ResponseDecoder { DocumentDecoder(keys: .fromSnakeCase) }
}

extension Service where Self == GreenStore {
  public static var greenStore: GreenStore { GreenStore() }
}
