/// A repository by its owner and its name, in one word: `apple/swift`.
public struct RepositoryName: WordParameter, Hashable {
  public let owner: String
  public let name: String

  public init(_ owner: String, _ name: String) {
    self.owner = owner
    self.name = name
  }

  /// Reads `owner/name`, and a whole address such as `https://github.com/apple/swift`.
  ///
  /// - Throws: `DecodingError` for a word that is no repository.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    let address = word.firstRange(of: "://github.com/").map { word[$0.upperBound...] } ?? word[...]
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a repository is an owner and a name, such as octocat/Hello-World")
    }
    self.init(String(parts[0]), String(parts[1]))
  }

  public var description: String { "\(owner)/\(name)" }

  public static func standIn(named name: String) -> RepositoryName { RepositoryName("{owner}", "{repo}") }
}

extension RepositoryName: ExpressibleByStringLiteral {
  /// `"apple/swift"`. What has no slash is a name without an owner, which is refused when it is sent.
  public init(stringLiteral text: String) {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(parts.count > 1 ? parts[0] : "", parts.last ?? "")
  }
}
