internal import ApusClient
package import ApusLanguage
internal import ApusRendering
internal import ApusServices
internal import ApusSurroundings
internal import ApusText

// What is kept.
extension NamedDescriptions {
  package func showKept() throws {
    let kept = descriptions.shelf?.all ?? []
    guard !kept.isEmpty else { return say("no description is kept") }
    try output.show(KeptDescriptionsView(kept, at: descriptions.now))
  }

  package func forget(_ word: Word) throws {
    guard descriptions.shelf?.forget(word.text) ?? false else {
      throw notKept(word.text, at: word.range, "spec forget")
    }
    say("\(word.text) is not kept any more")
  }

  /// Asks for everything that is kept, or for one, even where that was today.
  ///
  /// - Returns: whether every server had something to say.
  package func refresh(_ word: Word?, at range: Range<Int>) async throws -> Bool {
    try check()
    var kept = descriptions.shelf?.all ?? []
    if let word { kept = kept.filter { $0.name == word.text.lowercased() || $0.name == word.text } }
    if let word, kept.isEmpty { throw notKept(word.text, at: word.range, "spec refresh") }
    if kept.isEmpty { say("no description is kept") }
    var isFine = true
    for note in kept {
      do {
        let obtained = try await renewed(note)
        let isNew = obtained?.etagOrSize != note.etagOrSize
        say(
          "\(note.name): \(isNew ? "another one was fetched, which `spec \(note.name)` goes by" : "not changed")"
        )
      } catch {
        guard let failure = error as? CommandFailure, failure.code != .cancelled else { throw error }
        isFine = false
        say("\(note.name): \(failure.message); \(note.age(at: descriptions.now)) stays")
      }
    }
    return isFine
  }

  private func renewed(_ note: KeptDescription) async throws -> KeptDescription? {
    let source = try DescriptionSource(note)
    if note.isDirectory { return try await directory(at: source.address, evenToday: true).note }
    return try await descriptions.fetched(source, home: nil, unless: note).kept
  }

  private func notKept(_ name: String, at range: Range<Int>, _ command: String) -> LineProblem {
    let names = (descriptions.shelf?.all ?? []).map(\.name)
    let line = nearest(to: name, among: names).map { "\(command) \($0)" } ?? "spec cached"
    return LineProblem("no description of \(name) is kept", at: range, try: line)
  }
}

extension KeptDescription {
  fileprivate var etagOrSize: String { "\(file) \(size)" }
}
