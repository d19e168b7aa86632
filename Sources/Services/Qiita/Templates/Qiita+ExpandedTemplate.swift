extension Qiita {
  /// What a template gives today.
  public struct ExpandedTemplate: Codable, Sendable, Hashable {
    public let expandedTitle: String
    public let expandedBody: String
    public let expandedTags: [Tag]
  }
}
