public import ApusClient

extension Qiita {
  /// An article by its id.
  public struct GetItem: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Item

    public static let documentation = EndpointDocumentation(
      "item", "an article by its id", [.parameter("id", "the article's id", example: "bb26615c7faed2a60ad0")])

    public let id: String

    public init(id: String) { self.id = id }

    public var path: EndpointPath { "/items/\(id)" }
  }
}
