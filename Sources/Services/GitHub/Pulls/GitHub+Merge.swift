extension GitHub {
  /// What has become of a pull request that was merged.
  public struct Merge: Codable, Sendable, Hashable {
    public let sha: String
    public let merged: Bool
    public let message: String
  }
}
