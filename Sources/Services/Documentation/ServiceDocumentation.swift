/// What a service says of itself.
public struct ServiceDocumentation: Sendable {
  public let name: String
  public let summary: String
  /// Environment variables that may hold a token, the first that is set counts.
  public let tokenNames: [String]
  /// Where the practice API serves a copy of it.
  public let practicePath: String

  public init(name: String, summary: String, tokenNames: [String] = [], practicePath: String) {
    self.name = name
    self.summary = summary
    self.tokenNames = tokenNames
    self.practicePath = practicePath
  }
}
