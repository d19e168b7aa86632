package import ApusClient
internal import ApusLanguage
internal import ApusRendering
package import ApusServices
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Descriptions by the names of their APIs, for somebody who asks for one: what is known by a name, what is to be asked
/// first, and what is said.
package struct NamedDescriptions {
  package let apis: PublishedAPIs
  let descriptions: PublishedDescriptions
  let fetch: DescriptionFetch
  /// Whether anything may be fetched, and whether somebody is there to be asked.
  let mayFetch: Bool
  private let hasSomebody: Bool
  let environment: Environment
  let output: Output

  /// - Parameters:
  ///   - mayFetch: `false` in lines that nobody has asked for now.
  ///   - hasSomebody: whether the line was typed by somebody who sees what is said.
  package init(
    _ environment: Environment, _ output: Output, _ fetch: DescriptionFetch, mayFetch: Bool,
    hasSomebody: Bool, at now: Int
  ) {
    self.environment = environment
    self.output = output
    self.fetch = fetch
    self.mayFetch = mayFetch
    self.hasSomebody = hasSomebody && mayFetch
    apis = PublishedAPIs(environment)
    descriptions = PublishedDescriptions(
      // A file from elsewhere gets nothing of what is kept here.
      environment, fetch, shelf: environment.isOfFileFromElsewhere ? nil : DescriptionShelf(environment),
      at: now,
      readsAhead: output.console.outTraits.isTerminal)
  }

  /// What an API is used with: what is kept, or what somebody wants fetched. That there is none is no failure.
  package func description(of api: PublishedAPI, home: Origin?) async -> LoadedSpecification? {
    do {
      return try await obtained(DescriptionSource(api), home: home).map(said)
    } catch {
      let reason = (error as? CommandFailure)?.message ?? (error as? LineProblem)?.message ?? "\(error)"
      say("without a description: \(reason)")
      return nil
    }
  }

  /// What an API's name stands for; without somebody to be asked only what is kept.
  package func loaded(_ api: PublishedAPI, at range: Range<Int>, home: Origin?) async throws
    -> LoadedSpecification
  {
    let source = DescriptionSource(api)
    if let obtained = try await obtained(source, home: home) { return said(obtained) }
    throw LineProblem(
      .usageCommand, "the description of \(api.title) is not kept, and nothing was fetched", at: range,
      try: "spec load \(api.name)")
  }

  /// Fetches a description and keeps it, unless it was today.
  package func load(_ source: DescriptionSource, home: Origin?) async throws -> LoadedSpecification {
    if let kept = descriptions.shelf?.kept(source.name), kept.address == source.address.text {
      return said(mayFetch ? try await descriptions.renewed(kept, home: home) : try await read(kept, home))
    }
    try check()
    say(announcement(of: source) + ": fetching it")
    return said(try await descriptions.fetched(source, home: home))
  }

  private func obtained(_ source: DescriptionSource, home: Origin?) async throws
    -> PublishedDescriptions.Obtained?
  {
    if let kept = descriptions.shelf?.kept(source.name), kept.address == source.address.text {
      return hasSomebody ? try await descriptions.renewed(kept, home: home) : try await read(kept, home)
    }
    guard hasSomebody else { return nil }
    guard environment.confirm(announcement(of: source) + "; fetch it and keep it? ") else {
      say("no description was fetched")
      return nil
    }
    return try await descriptions.fetched(source, home: home)
  }

  private func read(_ kept: KeptDescription, _ home: Origin?) async throws -> PublishedDescriptions.Obtained {
    guard let obtained = try await descriptions.kept(kept.name, home: home) else {
      throw CommandFailure(.usageCommand, "\(kept.name) is not kept any more")
    }
    return obtained
  }

  /// What, from where, and how large.
  private func announcement(of source: DescriptionSource) -> String {
    let size = source.size.map { "about \(Units.size($0))" } ?? "of unknown size, 67 MB at most"
    return "\(source.title) is described at \(source.address.text), \(size)"
  }

  func said(_ obtained: PublishedDescriptions.Obtained) -> LoadedSpecification {
    if let remark = obtained.remark { say(remark) }
    if let kept = obtained.kept {
      say("\(Units.size(kept.size)), \(kept.age(at: descriptions.now)) from \(kept.address)")
    }
    return obtained.specification
  }

  func say(_ text: String) { output.note(Line(text, .dim)) }

  func check() throws {
    guard mayFetch else {
      throw CommandFailure(.usageCommand, "nothing is fetched here, as nobody has asked for it now")
    }
  }
}

extension NamedDescriptions {
  /// Where to go for a description instead of where somebody means to be, if they want that.
  ///
  /// - Parameter base: where the table has the API; `nil` where nobody but the description says it.
  package func otherBase(for loaded: LoadedSpecification, than base: WebURL?) -> WebURL? {
    let server = base.map { loaded.meantServer(insteadOf: $0) } ?? loaded.servers.first?.withoutUser
    guard let server else { return nil }
    let instead = base.map { " instead of \($0)" } ?? ""
    let question = "its description says that it is at \(server); go there\(instead)? "
    return hasSomebody && environment.confirm(question) ? server : nil
  }
}

extension PublishedAPIs {
  /// Those the program knows, and one's own.
  package init(_ environment: Environment) {
    guard !environment.isOfFileFromElsewhere, let path = Folders(environment).ownAPIs,
      case .success(let bytes) = environment.files.contents(path)
    else {
      self = .known
      return
    }
    self = .known.adding(String(decoding: bytes, as: UTF8.self))
  }
}
