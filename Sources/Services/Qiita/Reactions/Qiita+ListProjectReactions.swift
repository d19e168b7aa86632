public import ApusClient

extension Qiita {
  /// The emoji under a project of a team. Needs a token.
  public struct ListProjectReactions: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Reaction]

    public static let documentation = EndpointDocumentation(
      "project reactions", "the emoji under a project of a team", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1")
      ])

    public let id: PathNumber

    public init(id: Int) {
      self.id = PathNumber(id)
    }

    public var path: EndpointPath { "/projects/\(id)/reactions" }
  }
}
