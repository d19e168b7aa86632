public import APIClient

extension Mamari {
  /// What others searched for that begins like this.
  public struct Suggest: Endpoint {
    public typealias Home = Mamari

    public struct Response: Codable, Sendable, Hashable {
      public let suggestionSearchQueries: [String]
    }

    /// Several words are sent as repeated keys.
    public let queries: [String]

    public init(query: String...) { queries = query }

    public var path: EndpointPath { "/suggest" }
    public var query: [QueryItem] { queries.map { QueryItem("query", $0) } }
  }
}
