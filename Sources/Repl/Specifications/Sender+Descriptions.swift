internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusLanguage
internal import ApusSavedSessions
internal import ApusServices
internal import ApusSurroundings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Sender {
  /// Descriptions by the names of their APIs. Somebody who typed the line at a prompt can be asked; the lines of a file
  /// were typed some other time, and what is recorded has to go on without what is kept here.
  func namedDescriptions(_ output: Output) -> NamedDescriptions {
    var options = RequestOptions()
    options.proxy = session.settings.proxy
    options.tls.verifies = session.settings.verifiesTLS
    let isTyped = output.isConversation && output.console.noteTraits.isTerminal && impliesInput
    return NamedDescriptions(
      environment, output, DescriptionFetch(transport, options: options, userAgent: environment.userAgent),
      mayFetch: !isConfiguring && !isOffline,
      hasSomebody: isTyped && !environment.isOfFileFromElsewhere,
      at: Int(Date().timeIntervalSince1970))
  }

  /// Has the session go by what an API publishes, if it is here or somebody wants it.
  func describe(_ api: PublishedAPI, _ output: Output) async {
    // It would not be there where the session is replayed; `spec URL` is recorded with what comes.
    if recorder?.isRecording == true { return }
    let descriptions = namedDescriptions(output)
    // What is about another API says nothing of this one; what is about this one needs no other.
    if let base = session.base, let specification = session.specification {
      if specification.mount(at: base) != nil { return }
      session.specification = nil
    }
    guard let loaded = await descriptions.description(of: api, home: session.base?.origin) else { return }
    if let base = session.base, let other = descriptions.otherBase(for: loaded, than: base) {
      session.move(to: other, directory: "", output)
    }
    session.specification = session.base.map { LoadedSpecification(loaded, home: $0.origin) } ?? loaded
    for note in session.base.map(loaded.notes) ?? [] { output.note(note) }
  }

  /// Has the session go by a description from the network. Its servers take nobody anywhere without being asked.
  func go(
    by loaded: LoadedSpecification, of api: PublishedAPI?, _ descriptions: NamedDescriptions,
    _ output: Output
  ) {
    let isNew = session.base == nil
    session.specification = nil
    if isNew, let base = api?.base { session.move(to: base, directory: "", output) }
    if isNew || session.base == api?.base,
      let base = descriptions.otherBase(for: loaded, than: session.base)
    {
      session.move(to: base, directory: "", output)
    }
    session.specification = loaded
    output.note(SpecificationView(loaded, base: session.base, isBrief: true))
  }

  /// What the latest answer of the base's origin named as its description.
  var describedByLatest: WebURL? {
    guard let hop = session.records.all.last?.exchange.hops.last, hop.sent.url.origin == session.base?.origin,
      let headers = hop.response?.headers, let target = LinkHeader(headers)[DescriptionDiscovery.relation]
    else { return nil }
    return try? hop.sent.url.resolving(target)
  }
}

extension Session {
  /// Where `spec find` looks.
  var directoryOfDescriptions: WebURL {
    settings.descriptionDirectory ?? .https("api.apis.guru", path: "/v2/list.json")
  }
}

extension Word {
  /// Another one.
  func directoryOfDescriptions() throws(LineProblem) -> WebURL {
    guard let url = try? WebURL(text) else {
      throw LineProblem("expected a URL, found \(text)", at: range, try: "set spec-directory none")
    }
    return url.withoutUser
  }
}
