internal import ApusClient
package import ApusLanguage
package import ApusServices
package import ApusSurroundings

extension Output {
  /// Shows what a service can be asked.
  package func showHelp<API: DocumentedService>(of service: API.Type, about words: [Word]) throws {
    guard let known = ServiceCatalogue.service(named: service.documentation.name) else { return }
    try showHelp(of: known, about: words)
  }

  /// Shows what a service can be asked, or, where words name an endpoint, what that one takes.
  package func showHelp(of service: ServiceDescription, about words: some Collection<Word>) throws {
    guard let first = words.first, let last = Array(words).last else {
      let traits = console.outTraits
      return try show(ServiceHelp(service: service), on: traits.folded(traits.screen))
    }
    let command = words.map { $0.text.lowercased() }.joined(separator: " ")
    if let endpoint = service.endpoints.first(where: { $0.command == command }) {
      return try show(TypedEndpointHelp(service: service, endpoint: endpoint))
    }
    // A first word of several endpoints: `help github gist`.
    let begun = service.endpoints.filter { $0.command.hasPrefix(command + " ") }
    guard begun.isEmpty else { return try show(ServiceHelp(service: service, endpoints: begun)) }
    let meant = nearest(to: command, among: service.endpoints.map(\.command))
    throw LineProblem(
      "\(service.name) has no \(command)", at: first.range.lowerBound..<last.range.upperBound,
      try: "help \(service.name)" + (meant.map { " \($0)" } ?? ""))
  }
}
