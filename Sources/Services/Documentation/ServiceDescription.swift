public import ApusClient

/// What is known of a service without asking it.
public struct ServiceDescription: Sendable {
  public let name: String
  public let summary: String
  /// Environment variables that may hold a token.
  public let tokenNames: [String]
  /// Where it really is.
  public let baseURL: WebURL
  /// Where the practice API serves a copy of it.
  public let practicePath: String
  public let endpoints: [EndpointDescription]

  /// Whether it exists nowhere but in the practice API: `.example` is no domain (RFC 2606).
  public var isMadeUp: Bool { baseURL.host.hasSuffix(".example") }

  public init<S: DocumentedService>(of type: S.Type) {
    let documentation = S.documentation
    name = documentation.name
    summary = documentation.summary
    tokenNames = documentation.tokenNames
    practicePath = documentation.practicePath
    baseURL = S.usual.baseURL
    endpoints = S.endpoints.compactMap { try? EndpointDescription(of: $0) }
  }
}
