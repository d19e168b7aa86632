extension GitHub {
  /// A word that issues and pull requests are marked with.
  public struct Label: Codable, Sendable, Hashable {
    public let name: String
    /// Six hexadecimal digits.
    public let color: String
    public let description: String?
  }
}
