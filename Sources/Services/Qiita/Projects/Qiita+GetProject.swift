public import ApusClient

extension Qiita {
  /// A project. Needs a token.
  public struct GetProject: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Project

    public static let documentation = EndpointDocumentation(
      "project show", "a project", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1")
      ])

    public let id: PathNumber

    public init(id: Int) {
      self.id = PathNumber(id)
    }

    public var path: EndpointPath { "/projects/\(id)" }
  }
}
