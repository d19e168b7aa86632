extension GitHub {
  /// What is at a path: a file is one entry, a folder has some.
  public struct Contents: Codable, Sendable, Hashable {
    public let entries: [ContentEntry]

    /// Reads a list or a single entry.
    ///
    /// - Throws: what the decoder throws for anything else.
    public init(from decoder: any Decoder) throws {
      if let list = try? decoder.unkeyedContainer(), list.count != nil {
        entries = try decoder.singleValueContainer().decode([ContentEntry].self)
      } else {
        entries = [try ContentEntry(from: decoder)]
      }
    }

    /// Writes the list.
    ///
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(entries)
    }
  }
}
