extension Qiita {
  /// A tag as one word: `Swift`, or `Swift:5.10,6.2` with versions.
  public struct TagWord: WordParameter, Hashable {
    public let tag: Tag

    public init(_ tag: Tag) { self.tag = tag }

    /// Reads the word.
    ///
    /// - Throws: what the decoder throws for what is no text. Any word is a tag.
    public init(from decoder: any Decoder) throws {
      tag = Tag(word: try decoder.singleValueContainer().decode(String.self))
    }

    public var description: String { tag.name }

    public static func standIn(named name: String) -> TagWord { TagWord(Tag(name: "{\(name)}")) }
  }
}

extension Qiita.Tag {
  /// `Swift`, or `Swift:5.10,6.2` with versions.
  init(word: String) {
    let parts = word.split(separator: ":", maxSplits: 1)
    let versions = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
    self.init(name: parts.first.map(String.init) ?? "", versions: versions)
  }
}
