package import ApusClient
internal import ApusJSON
internal import ApusOpenAPI
package import ApusSurroundings
internal import ApusSystem

/// Descriptions by their names: what is kept, and what is fetched for it.
package struct PublishedDescriptions {
  /// A description to be read, and what to say of it.
  package struct Obtained: Sendable {
    package let specification: LoadedSpecification
    /// `nil` where there is no folder to keep it in.
    package let kept: KeptDescription?
    package let remark: String?
  }

  package let shelf: DescriptionShelf?
  private let fetch: DescriptionFetch
  private let environment: Environment
  private let readsAhead: Bool
  /// Seconds since 1970.
  package let now: Int

  package init(
    _ environment: Environment, _ fetch: DescriptionFetch, shelf: DescriptionShelf?, at now: Int,
    readsAhead: Bool = false
  ) {
    self.environment = environment
    self.fetch = fetch
    self.shelf = shelf
    self.now = now
    self.readsAhead = readsAhead
  }

  /// What is kept, without asking anybody.
  package func kept(_ name: String, home: Origin?) async throws -> Obtained? {
    guard let kept = shelf?.kept(name) else { return nil }
    return try await read(kept, home: home, remark: nil)
  }

  /// What is kept, once it was asked for where that is due. A server that has none to give costs a sentence, and what is
  /// kept stays.
  package func renewed(_ kept: KeptDescription, home: Origin?, evenToday: Bool = false) async throws
    -> Obtained
  {
    guard let shelf, evenToday || kept.isDue(at: now) else {
      return try await read(kept, home: home, remark: nil)
    }
    do {
      return try await fetched(try DescriptionSource(kept), home: home, unless: kept)
    } catch {
      if (error as? CommandFailure)?.code == .cancelled { throw error }
      let reason = (error as? CommandFailure)?.message ?? "\(error)"
      let noted = shelf.note(kept, askedAt: now)
      return try await read(noted, home: home, remark: "\(reason); \(kept.age(at: now)) is used")
    }
  }

  /// What comes from the network, kept once it is known to be a description.
  package func fetched(
    _ source: DescriptionSource, home: Origin?, unless kept: KeptDescription? = nil
  ) async throws -> Obtained {
    switch try await fetch.ask(for: source, unless: kept) {
    case .unchanged:
      guard let kept, let noted = shelf?.note(kept, askedAt: now) else { break }
      return try await read(noted, home: home, remark: "not changed since it was fetched")
    case .new(let bytes, let etag, let modified):
      let reader = DescriptionReader(environment, home: home) { [fetch] url in
        await fetch.part(at: url, of: source.address)
      }
      let loaded = try await reader.specification(
        in: bytes, name: source.address.text, location: source.address.text, url: source.address)
      // With all that it refers to.
      let whole = loaded.index.isBundle ? Array(loaded.index.document.root.bytes) : bytes
      guard let shelf else { return Obtained(specification: loaded, kept: nil, remark: nil) }
      let note: KeptDescription
      do throws(FileProblem) {
        note = try shelf.keep(whole, from: source, etag: etag, modified: modified, at: now)
      } catch {
        return Obtained(
          specification: loaded, kept: nil, remark: "it cannot be kept: \(error.reason)")
      }
      return try await read(note, home: home, remark: nil)
    }
    throw CommandFailure(
      .decodeValue, "\(source.address.host) says that nothing changed, and nothing is kept")
  }

  /// The text that is kept, whatever it is.
  func text(of kept: KeptDescription) -> [UInt8]? {
    guard let shelf, case .success(let bytes) = environment.files.contents(shelf.path(of: kept)) else {
      return nil
    }
    return bytes
  }

  private func read(_ kept: KeptDescription, home: Origin?, remark: String?) async throws -> Obtained {
    guard let shelf else { throw CommandFailure(.usageCommand, "there is no folder that keeps descriptions") }
    let loaded = try await DescriptionReader(environment, home: home, readsAhead: readsAhead).specification(
      inFile: shelf.path(of: kept), name: kept.address, isWhole: true)
    return Obtained(
      specification: LoadedSpecification(loaded, seenNotes: shelf.seen(beside: kept)), kept: kept,
      remark: remark)
  }
}
