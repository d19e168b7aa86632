public import ApusClient

extension Qiita {
  /// A template. Needs a token.
  public struct GetTemplate: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Template

    public static let documentation = EndpointDocumentation(
      "template show", "a template", needsToken: true,
      [
        .parameter("id", "the template's number", example: "1")
      ])

    public let id: PathNumber

    public init(id: Int) {
      self.id = PathNumber(id)
    }

    public var path: EndpointPath { "/templates/\(id)" }
  }
}
