package import ApusClient
package import ApusLanguage
internal import ApusRendering
package import ApusServices
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

// What others list.
extension NamedDescriptions {
  /// Shows what a directory has by some words.
  package func find(_ words: [Word], in place: WebURL) async throws {
    let directory = try await directory(at: place).list
    let entries = directory.entries(with: words.map(\.text))
    guard !entries.isEmpty else {
      let words = words.map(\.text).joined(separator: " ")
      return say("none of \(Units.count(directory.count, "API")) at \(place.host) is found by \(words)")
    }
    let kept = descriptions.shelf?.all ?? []
    let sizes = Dictionary(kept.map { ($0.name, $0.size) }) { first, _ in first }
    try output.show(DirectoryView(entries, sizes: sizes))
  }

  /// The API of a name: of the table, or what the directory has by it.
  package func load(
    _ word: Word, from place: WebURL, home: Origin?
  ) async throws -> (loaded: LoadedSpecification, api: PublishedAPI?) {
    if let api = apis.named(word.text) {
      return (try await load(DescriptionSource(api), home: home ?? api.base?.origin), api)
    }
    // What was found before needs no directory.
    if let kept = descriptions.shelf?.kept(word.text), !kept.isDirectory {
      return (try await load(try DescriptionSource(kept), home: home), nil)
    }
    let directory = try await directory(at: place).list
    guard let entry = directory.entry(named: word.text) else {
      let near = nearest(to: word.text, among: apis.all.map(\.name)).map { "spec load \($0)" }
      throw LineProblem(
        "there is no API named \(word.text), here or at \(place.host)", at: word.range,
        try: near ?? "spec find \(word.text)")
    }
    let source = DescriptionSource(
      name: entry.name, title: entry.title, address: entry.address, size: entry.size)
    return (try await load(source, home: home), nil)
  }

  /// The directory, kept as descriptions are.
  func directory(
    at place: WebURL, evenToday: Bool = false
  ) async throws -> (list: DescriptionDirectory, note: KeptDescription?) {
    let source = DescriptionSource(
      name: KeptDescription.directoryName(of: place), title: "the directory", address: place,
      mediaType: "application/json")
    let kept = descriptions.shelf?.kept(source.name).flatMap { $0.address == place.text ? $0 : nil }
    let old = kept.flatMap { list(in: $0, from: place) }
    if let kept, let old, !mayFetch || !(evenToday || kept.isDue(at: descriptions.now)) { return (old, kept) }
    try check()
    say("asking \(place.text)")
    do throws(CommandFailure) {
      switch try await fetch.ask(for: source, unless: old == nil ? nil : kept) {
      case .unchanged:
        if let kept, let old {
          return (old, descriptions.shelf?.note(kept, askedAt: descriptions.now))
        }
        throw CommandFailure(.decodeValue, "\(place.host) says that nothing changed, and nothing is kept")
      case .new(let bytes, let etag, let modified):
        guard let list = DescriptionDirectory(bytes, from: place) else {
          throw CommandFailure(
            .decodeValue,
            "\(place.text) is no directory of descriptions, such as \(DescriptionDirectory.usual)",
            try: ["set spec-directory \(DescriptionDirectory.usual)"])
        }
        let note = try? descriptions.shelf?.keep(
          bytes, from: source, etag: etag, modified: modified, at: descriptions.now)
        return (list, note)
      }
    } catch {
      guard let kept, let old, error.code != .cancelled, !evenToday else { throw error }
      _ = descriptions.shelf?.note(kept, askedAt: descriptions.now)
      say("\(error.message); the list \(kept.age(at: descriptions.now)) is used")
      return (old, kept)
    }
  }

  private func list(in kept: KeptDescription, from place: WebURL) -> DescriptionDirectory? {
    descriptions.text(of: kept).flatMap { DescriptionDirectory($0, from: place) }
  }
}

extension KeptDescription {
  static func directoryName(of place: WebURL) -> String { "directory-\(place.host)" }

  var isDirectory: Bool { name.hasPrefix("directory-") }
}
