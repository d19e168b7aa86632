public import ApusClient

extension Mamari {
  /// What others searched for that begins like this.
  public struct Suggest: DocumentedEndpoint {
    public typealias API = Mamari

    public static let documentation = EndpointDocumentation(
      "suggest", "what others searched for that begins like this",
      [.parameter("query", "a beginning; several are sent as repeated keys", example: "離乳食")])

    public struct Response: Codable, Sendable, Hashable {
      public let suggestionSearchQueries: [String]
    }

    /// Several words are sent as repeated keys.
    public let queries: [String]

    enum CodingKeys: String, CodingKey {
      case queries = "query"
    }

    public init(query: String...) { queries = query }

    public var path: EndpointPath { "/suggest" }
    public var query: [QueryItem] { queries.map { QueryItem(name: "query", value: $0) } }
  }
}
