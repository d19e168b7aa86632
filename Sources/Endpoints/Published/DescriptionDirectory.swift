package import ApusClient
internal import ApusJSON
internal import ApusText

/// A list of APIs and where their descriptions are, as APIs.guru publishes it: `list.json`.
package struct DescriptionDirectory: Sendable {
  package struct Entry: Sendable, Hashable {
    package let name: String
    package let title: String
    package let version: String
    package let address: WebURL
    /// In the first sentence of its own.
    let summary: String
    /// Where the list says so; APIs.guru's does not.
    package let size: Int?
    /// How well it fits, the best first.
    fileprivate var rank = 0
  }

  package static let usual = "https://api.apis.guru/v2/list.json"

  private let document: JSONDocument
  private let url: WebURL

  /// `nil` where it is no such list.
  ///
  /// - Parameter url: where it came from, which relative addresses are behind.
  package init?(_ bytes: [UInt8], from url: WebURL) {
    guard let document = try? JSONDocument(bytes), document.root.kind == .object,
      document.root.members.allSatisfy({ $0.value["versions"]?.kind == .object })
    else { return nil }
    self.document = document
    self.url = url
  }

  package var count: Int { document.root.count }

  /// The preferred version of one.
  package func entry(named name: String) -> Entry? {
    let wanted = name.lowercased()
    return document.root.members.lazy.first { $0.name.lowercased() == wanted }.flatMap(entry)
  }

  /// Those that have every one of some words in their name, their title or what is said of them.
  package func entries(with words: [String]) -> [Entry] {
    let words = words.map { $0.lowercased() }
    let found = document.root.members.compactMap { member -> Entry? in
      guard var entry = entry(member) else { return nil }
      let ranks = words.map { Self.rank(of: $0, in: entry) }
      guard !ranks.contains(nil) else { return nil }
      entry.rank = ranks.reduce(0) { $0 + ($1 ?? 0) }
      return entry
    }
    return found.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
  }

  private func entry(_ member: Member) -> Entry? {
    let value = member.value
    guard let versions = value["versions"], let preferred = value["preferred"]?.string ?? versions.lastName,
      let version = versions[preferred],
      let written = (version["swaggerUrl"] ?? version["swaggerYamlUrl"])?.string,
      let address = try? url.resolving(written)
    else { return nil }
    return Entry(
      name: member.name, title: version["info"]?["title"]?.string ?? member.name, version: preferred,
      address: address.withoutUser,
      summary: MarkdownText.sentence(version["info"]?["description"]?.string ?? ""),
      size: version["size"]?.integer)
  }

  private static func rank(of word: String, in entry: Entry) -> Int? {
    let name = entry.name.lowercased()
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    if name == word { return 0 }
    if parts.contains(Substring(word)) { return 1 }
    if name.contains(word) { return 2 }
    if entry.title.lowercased().contains(word) { return 3 }
    return entry.summary.lowercased().contains(word) ? 4 : nil
  }
}

extension Node {
  fileprivate var lastName: String? { members.reduce(nil) { $1.name } }
}
