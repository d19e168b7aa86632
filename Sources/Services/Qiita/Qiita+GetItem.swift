public import APIClient

extension Qiita {
  /// An article by its id.
  public struct GetItem: Endpoint {
    public typealias Home = Qiita
    public typealias Response = Item

    public let id: String

    public init(id: String) { self.id = id }

    public var path: EndpointPath { "/items/\(id)" }
  }
}
