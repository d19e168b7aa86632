internal import ApusClient
package import ApusEndpoints
internal import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusOpenAPI
internal import ApusRendering
internal import ApusServices
internal import ApusSurroundings
internal import ApusSystem
internal import ApusTeaching
internal import ApusText

/// Gets descriptions of APIs from files and from the network.
package struct SpecificationLoader {
  private let sender: any RequestSender

  package init(sender: any RequestSender) { self.sender = sender }

  private var environment: Environment { sender.environment }

  /// Loads a description from a file, from the network, or from standard input when the name is `-`.
  ///
  /// - Parameter authorities: a file of those to trust for it.
  package func load(from word: Word, trusting authorities: Word? = nil) async throws -> LoadedSpecification {
    let name = try word.template.filled(from: sender.book.variables).visible(in: "the name of a description")
    let reader = reader(for: word, trusting: authorities)
    if name == "-" {
      sender.input?.isTaken()
      return try await reader.specification(
        inText: environment.files.contents(ofFile: "/dev/stdin", at: word.range), name: name)
    }
    let path = environment.files.expanded(name)
    let isThere = environment.files.problem(path) == nil
    // `/openapi.json` is a path behind the base, unless there is such a file.
    if name.contains("://") || (name.hasPrefix("/") && !isThere && sender.book.base != nil) {
      return try await specification(at: name, typed: word, trusting: authorities)
    }
    return try await reader.specification(inFile: path, name: name, at: word.range)
  }

  private func reader(for word: Word, trusting authorities: Word?) -> DescriptionReader {
    DescriptionReader(
      environment, home: sender.book.base?.origin, readsAhead: sender.output.console.outTraits.isTerminal
    ) { url in await part(at: url, typed: word, trusting: authorities) }
  }

  private func specification(
    at reference: String, typed word: Word, trusting authorities: Word?
  ) async throws -> LoadedSpecification {
    let prepared = try request(for: reference, typed: word, trusting: authorities)
    let exchange: Exchange
    switch await sender.attempt(prepared.request) {
    case .success(let answer): exchange = answer
    case .failure(let error):
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
    return try await reader(for: word, trusting: authorities).specification(
      in: exchange.text.bytes, name: reference, location: prepared.request.url.withoutUser.text,
      url: url.withoutUser)
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
  private func part(
    at url: String, typed word: Word, trusting authorities: Word?
  ) async -> Result<[UInt8], FileProblem> {
    do {
      let prepared = try request(for: url, typed: word, trusting: authorities)
      let exchange = try await sender.attempt(prepared.request).get()
      let last = exchange.hops.last?.sent.url.origin
      guard last == prepared.request.url.origin else {
        return .failure(FileProblem("it leads to another origin"))
      }
      guard let status = exchange.response?.status, (200..<300).contains(status) else {
        return .failure(FileProblem("the answer is \(exchange.response?.status ?? 0)"))
      }
      return .success(exchange.text.bytes)
    } catch let failure as TransportError {
      return .failure(FileProblem(failure.message))
    } catch {
      return .failure(FileProblem("it cannot be asked for"))
    }
  }
}
