public import ApusClient

extension GitHub {
  /// How many requests are left. Asking costs none.
  public struct RateLimit: DocumentedEndpoint {
    public typealias API = GitHub

    public static let documentation = EndpointDocumentation(
      "rate-limit", "how many requests are left; asking costs none")

    public struct Response: Codable, Sendable, Hashable {
      public struct Quota: Codable, Sendable, Hashable {
        public let limit: Int
        public let used: Int
        public let remaining: Int
        /// Seconds since 1970.
        public let reset: Int
      }

      public struct Resources: Codable, Sendable, Hashable {
        public let core: Quota
        public let search: Quota
      }

      public let resources: Resources
    }

    public init() {}

    public var path: EndpointPath { "/rate_limit" }
  }
}
