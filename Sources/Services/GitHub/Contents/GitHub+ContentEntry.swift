internal import ApusEncodings

extension GitHub {
  /// A file or a folder of a repository.
  public struct ContentEntry: Codable, Sendable, Hashable {
    public let name: String
    public let path: String
    public let sha: String
    public let size: Int
    /// `file` or `dir`.
    public let type: String
    public let downloadUrl: String?
    /// In Base64, on several lines; a file that was asked for by itself has it.
    public let content: String?

    /// What the file holds, where it is text and was sent along.
    public var text: String? {
      let digits = content?.filter { !$0.isWhitespace }
      return digits.flatMap(Base64.strictlyDecoded).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
