public import ApusClient

extension Qiita {
  /// Deletes a template. Needs a token.
  public struct DeleteTemplate: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "template delete", "delete a template", needsToken: true,
      [
        .parameter("id", "the template's number", example: "1")
      ])

    public let id: PathNumber

    public init(id: Int) {
      self.id = PathNumber(id)
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/templates/\(id)" }
  }
}
