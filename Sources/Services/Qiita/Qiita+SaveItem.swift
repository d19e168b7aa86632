package import ApusClient
package import ApusJSON

extension Qiita {
  /// Publishes an article as it stands in a file, or changes the one it was published as. Needs a token.
  package struct SaveItem: Endpoint {
    package typealias API = Qiita
    package typealias Response = Item

    /// `nil` for a new one.
    package let id: String?
    package let content: JSONValue

    package init(id: String?, content: JSONValue) {
      self.id = id
      self.content = content
    }

    package var method: HTTPMethod { id == nil ? .post : .patch }
    package var path: EndpointPath { id.map { "/items/\($0)" } ?? "/items" }
    package var body: EndpointBody { .json(content) }
  }
}
