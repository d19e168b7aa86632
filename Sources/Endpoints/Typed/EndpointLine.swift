internal import ApusClient
package import ApusLanguage
package import ApusServices

/// A line that asks for a typed endpoint, such as `github gist show ID`: read, and not yet filled with values.
package struct EndpointLine {
  package let text: String
  package let service: ServiceDescription
  package let endpoint: EndpointDescription
  package let type: any DocumentedEndpoint.Type
  private(set) var arguments: [EndpointArgument] = []
  /// What the line says beside its arguments: how the request is sent and what is shown of it.
  package private(set) var options: RequestLine
  /// Where the endpoint is named.
  package let range: Range<Int>

  /// Reads a line whose first word is the name of a service.
  package init(_ line: CommandLine) throws(LineProblem) {
    let service = try Self.service(line.name)
    let (endpoint, type) = try Self.endpoint(of: service, in: line)
    let words = line.arguments[endpoint.words.count...]
    self.service = service.description
    self.endpoint = endpoint
    self.type = type
    text = line.text
    range = line.name.range.lowerBound..<(line.arguments[endpoint.words.count - 1].range.upperBound)
    var reader = EndpointArgumentReader(endpoint, service: service.description.name)
    let (options, positionals) = try OptionReader.read(try reader.takeNamed(words)[...], in: .native)
    self.options = RequestLine(
      text: line.text, dialect: .native, method: nil, url: nil, items: [], json: nil, options: options,
      tail: line.words.tail)
    arguments = try reader.arguments(with: positionals, endingAt: line.end)
    try self.options.refuseOptionsOfBodies(endpoint.command, of: service.description.name)
  }

  typealias KnownService = (description: ServiceDescription, type: any DocumentedService.Type)

  private static func service(_ word: Word) throws(LineProblem) -> KnownService {
    guard
      let found = zip(ServiceCatalogue.all, ServiceCatalogue.services).first(where: { service in
        service.0.name == word.text.lowercased()
      })
    else {
      throw LineProblem("there is no service \(word.text)", at: word.range, try: "use")
    }
    return (found.0, found.1)
  }

  /// The endpoint whose words the line begins with, the longest where there are several.
  private static func endpoint(
    of service: KnownService, in line: CommandLine
  ) throws(LineProblem) -> (EndpointDescription, any DocumentedEndpoint.Type) {
    let typed = line.arguments.map { $0.text.lowercased() }
    let name = service.description.name
    let fitting = zip(service.description.endpoints, service.type.endpoints).filter { endpoint, _ in
      typed.starts(with: endpoint.words.map(String.init))
    }
    if let found = fitting.max(by: { $0.0.words.count < $1.0.words.count }) { return found }
    guard let first = line.arguments.first else {
      throw LineProblem("expected what to ask \(name)", at: line.end, try: "help \(name)")
    }
    // `gist` is the beginning of several.
    let begun = service.description.endpoints.filter { $0.words.first.map(String.init) == typed[0] }
    if !begun.isEmpty {
      let next = begun.compactMap { $0.words.dropFirst().first.map(String.init) }
      let word = line.arguments.dropFirst().first
      let meant = word.flatMap { nearest(to: $0.text, among: next) } ?? next.first ?? ""
      let example = begun.first { $0.words.last.map(String.init) == meant }?.example ?? ""
      throw LineProblem(
        "expected one of \(next.joined(separator: ", ")) after \(first.text)", at: word?.range ?? line.end,
        try: "\(name) \(example)")
    }
    let commands = service.description.endpoints.map(\.command)
    let meant = nearest(to: first.text, among: commands)
    let example = service.description.endpoints.first { $0.command == meant }.map { "\(name) \($0.example)" }
    let few = commands.prefix(4).joined(separator: ", ")
    let more = commands.count > 4 ? ", and \(commands.count - 4) more" : ""
    throw LineProblem(
      "\(name) has no \(first.text); it has \(few)\(more)", at: first.range,
      try: example ?? "help \(name)")
  }
}

extension RequestLine {
  /// The parameters are the request: nothing else can make a part of it.
  func refuseOptionsOfBodies(_ endpoint: String, of service: String) throws(LineProblem) {
    let foreign: Set<RequestOption> = RequestOption.bodies.union([
      .json, .form, .multipart, .boundary, .method, .url, .head, .dataInQuery, .pathAsIs,
    ])
    guard let use = options.first(where: { foreign.contains($0.option) }) else { return }
    throw LineProblem(
      "\(use.name) makes a part of a request, which the parameters of \(endpoint) are for",
      at: use.range, try: "help \(service) \(endpoint)")
  }
}
