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

/// Has the session go by descriptions that others publish.
struct SessionDescriptions {
  let named: NamedDescriptions
  private let sender: Sender
  private let output: Output

  /// Somebody who typed the line at a prompt can be asked; the lines of a file were typed some other time.
  init(_ sender: Sender, _ output: Output) {
    self.sender = sender
    self.output = output
    let environment = sender.environment
    var options = RequestOptions()
    options.proxy = sender.session.settings.proxy
    options.tls.verifies = sender.session.settings.verifiesTLS
    let isTyped =
      output.isConversation && output.console.noteTraits.isTerminal && sender.impliesInput
      && !environment.isOfFileFromElsewhere
    named = NamedDescriptions(
      environment, output,
      DescriptionFetch(sender.transport, options: options, userAgent: environment.userAgent),
      mayFetch: !sender.isConfiguring && !sender.isOffline, hasSomebody: isTyped,
      at: Int(Date().timeIntervalSince1970))
  }

  /// Has the session go by what an API publishes, if it is here or somebody wants it.
  ///
  /// - Parameter isElsewhere: whether somebody said where the API is, as an enterprise has its own: what the description
  ///   says of that is no news.
  func describe(_ api: PublishedAPI, isElsewhere: Bool = false) async {
    let session = sender.session
    // What is kept here would not be there where the session is replayed; `spec URL` is recorded with what comes. And
    // what is about this API needs no other.
    guard sender.recorder?.isRecording != true,
      session.base.flatMap({ session.specification?.mount(at: $0) }) == nil,
      let loaded = await named.description(of: api, home: session.base?.origin)
    else { return }
    if let base = session.base, !isElsewhere, let other = named.otherBase(for: loaded, than: base) {
      sender.session.move(to: other, directory: "", output)
    }
    let base = sender.session.base
    sender.session.specification = base.map { LoadedSpecification(loaded, home: $0.origin) } ?? loaded
    guard let base, !isElsewhere else { return }
    for note in loaded.notes(at: base) { output.note(note) }
  }

  /// Has the session go by a description from the network. Its servers take nobody anywhere without being asked.
  func go(by loaded: LoadedSpecification, of api: PublishedAPI?) {
    let isNew = sender.session.base == nil
    sender.session.specification = nil
    if isNew, let base = api?.base { sender.session.move(to: base, directory: "", output) }
    if isNew || sender.session.base == api?.base,
      let base = named.otherBase(for: loaded, than: sender.session.base)
    {
      sender.session.move(to: base, directory: "", output)
    }
    sender.session.specification = loaded
    output.note(SpecificationView(loaded, base: sender.session.base, isBrief: true))
  }
}

extension Session {
  /// Where `spec find` looks.
  var directoryOfDescriptions: WebURL {
    settings.descriptionDirectory ?? .https("api.apis.guru", path: "/v2/list.json")
  }

  /// What the latest answer of the base's origin named as its description.
  var describedByLatest: WebURL? {
    guard let hop = records.all.last?.exchange.hops.last, hop.sent.url.origin == base?.origin,
      let headers = hop.response?.headers, let target = LinkHeader(headers)[DescriptionDiscovery.relation]
    else { return nil }
    return try? hop.sent.url.resolving(target)
  }
}

extension Word {
  /// Another place where `spec find` looks.
  func directoryOfDescriptions() throws(LineProblem) -> WebURL {
    guard let url = try? WebURL(text) else {
      throw LineProblem("expected a URL, found \(text)", at: range, try: "set spec-directory none")
    }
    return url.withoutUser
  }
}
