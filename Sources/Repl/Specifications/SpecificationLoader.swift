internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
internal import ApusServices
internal import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching
internal import ApusText

/// Gets descriptions of APIs from files and from the network.
struct SpecificationLoader {
  let sender: Sender

  private var session: Session { sender.session }
  var environment: Environment { sender.environment }

  /// Loads a description from a file, from the network, or from standard input when the name is `-`.
  ///
  /// - Parameter authorities: a file of those to trust for it.
  func load(from word: Word, trusting authorities: Word? = nil) async throws -> LoadedSpecification {
    let name = try word.template.filled(from: session.variables).visible(in: "the name of a description")
    if name == "-" {
      sender.input?.isTaken()
      return try await specification(
        in: environment.files.contents(ofFile: "/dev/stdin", at: word.range), name: name, location: nil)
    }
    let path = environment.files.expanded(name)
    let isThere = environment.files.problem(path) == nil
    // `/openapi.json` is a path behind the base, unless there is such a file.
    if name.contains("://") || (name.hasPrefix("/") && !isThere && session.base != nil) {
      return try await specification(at: name, typed: word, trusting: authorities)
    }
    return try await specification(inFile: path, name: name, at: word.range)
  }

  /// A description whose content was loaded before is not read again: its outline is enough until more is asked for.
  private func specification(
    inFile path: String, name: String, at range: Range<Int>
  ) async throws -> LoadedSpecification {
    let files = environment.files
    let cache = SpecificationCache(environment)
    guard let known = cache?.entry(forFile: path) else {
      let bytes = try environment.files.contents(ofFile: name, at: range)
      let parts = DescriptionParts(loader: self, path: path)
      let loaded = try await specification(in: bytes, name: name, location: files.whole(path), parts: parts)
      // What other files say may change without this one.
      if !loaded.index.isBundle {
        cache?.keep(loaded.index, content: bytes, warnings: loaded.warnings, forFile: path)
      }
      return loaded
    }
    let loaded = LoadedSpecification(
      name: name, location: files.whole(path), index: known.index, warnings: known.warnings,
      home: session.base?.origin
    ) {
      guard case .success(let bytes) = files.contents(path) else { return nil }
      return try? Specification(bytes)
    }
    if sender.output.console.outTraits.isTerminal {
      // Whoever sits there will ask for more soon; it is read while they type.
      Task.detached(priority: .utility) { _ = loaded.whole }
    }
    return loaded
  }

  private func specification(
    at reference: String, typed word: Word, trusting authorities: Word?
  ) async throws -> LoadedSpecification {
    let prepared = try request(for: reference, typed: word, trusting: authorities)
    let exchange: Exchange
    do {
      exchange = try await sender.transport.send(prepared.request)
    } catch {
      let name = ItemPrinter().quoted(reference)
      let isOwnAuthority = error.code == .tlsUntrusted && authorities == nil
      throw CommandFailure(
        error.code, "the description could not be had: \(error.message)",
        try: (isOwnAuthority ? ["spec \(name) --cacert FILE"] : []) + ["get \(reference)"])
    }
    let status = exchange.response?.status ?? 0
    guard (200..<300).contains(status) else {
      throw CommandFailure(
        .http(status), "the description could not be had: \(StatusEntry.of(status).meaning)",
        try: ["get \(reference)"])
    }
    let url = exchange.hops.last?.sent.url ?? prepared.request.url
    return try await specification(
      in: exchange.text.bytes, name: reference, location: prepared.request.url.withoutUser.text,
      url: url.withoutUser,
      parts: DescriptionParts(loader: self, url: url.withoutUser, typed: word, trusting: authorities))
  }

  /// What asks for a description, or for a part of one.
  private func request(
    for reference: String, typed word: Word, trusting authorities: Word?
  ) throws -> PreparedRequest {
    let trust = authorities.map { " --cacert \(ItemPrinter().quoted($0.text))" } ?? ""
    let line = try RequestLine(native: Words("get \(ItemPrinter().quoted(reference))\(trust)"))
    var prepared: PreparedRequest
    do {
      prepared = try sender.prepare(line)
    } catch let problem as LineProblem {
      throw LineProblem(problem.code, problem.message, at: word.range, try: "spec openapi.json")
    }
    prepared.request.url = Qiita.schema(at: prepared.request.url, in: environment.language)
    try sender.depart(&prepared)
    prepared.request.options.followsRedirects = true
    return prepared
  }

  /// A part of a description, from the network; it is only had from the origin that was asked.
  func part(
    at url: String, typed word: Word, trusting authorities: Word?
  ) async -> Result<[UInt8], FileProblem> {
    do {
      let prepared = try request(for: url, typed: word, trusting: authorities)
      let exchange = try await sender.transport.send(prepared.request)
      let last = exchange.hops.last?.sent.url.origin
      guard last == prepared.request.url.origin else {
        return .failure(FileProblem("it leads to another origin"))
      }
      guard let status = exchange.response?.status, (200..<300).contains(status) else {
        return .failure(FileProblem("the answer is \(exchange.response?.status ?? 0)"))
      }
      return .success(exchange.text.bytes)
    } catch let failure as TransportFailure {
      return .failure(FileProblem(failure.message))
    } catch {
      return .failure(FileProblem("it cannot be asked for"))
    }
  }

  private func specification(
    in bytes: [UInt8], name: String, location: String?, url: WebURL? = nil, parts: DescriptionParts? = nil
  ) async throws -> LoadedSpecification {
    var specification: Specification
    var broken: [SpecificationWarning]
    do throws(SpecificationError) {
      specification = try Specification(bytes)
      broken = specification.brokenReferences()
      if let parts, broken.contains(where: \.leadsOutside) {
        specification = try await parts.joined(to: specification)
        broken = specification.brokenReferences()
      }
    } catch {
      throw CommandFailure(error, in: bytes, from: name)
    }
    let warnings =
      specification.remarks
      + (specification.warnings + broken).map(\.description)
    return LoadedSpecification(
      name: name, location: location, url: url, index: specification, warnings: warnings,
      home: session.base?.origin ?? url?.origin)
  }
}

extension CommandFailure {
  /// A text that was to be the description of an API.
  fileprivate init(_ error: SpecificationError, in bytes: [UInt8], from name: String) {
    let title = name == "-" ? "standard input" : name
    switch error {
    case .syntax(let error):
      let offset = error.position.offset
      self.init(
        .decodeSyntax, "\(title) is not JSON: \(error)",
        place: SourceExcerpt(bytes[...], offset..<min(offset + 1, bytes.count)), try: ["help spec"])
    case .noYAML(let reason):
      self.init(
        .decodeSyntax, "\(title) is YAML, for which \(reason)",
        details: [Line("to install it, in a shell:"), Line("  apt-get install libyaml-0-2", .command)],
        try: ["spec \(ItemPrinter().quoted(name))"])
    case .yaml(let problem, let position, let source):
      let place = position.map { position in
        SourceExcerpt(source[...], position.offset..<min(position.offset + 1, source.count))
      }
      self.init(
        .decodeSyntax, "\(title) cannot be read as YAML: \(problem)", place: place, try: ["help spec"])
    case .empty, .markup:
      self.init(.decodeSyntax, "\(title) cannot be read: \(error)", try: ["help spec"])
    case .notAnObject, .noVersion, .noLinks, .unsupportedVersion, .otherFormat:
      self.init(.decodeValue, "\(title) is no description of an API: \(error)", try: ["help spec"])
    }
  }
}
