package import ApusText

/// What is known of an endpoint that no description has.
package struct EndpointHelp: View {
  let endpoint: KnownEndpoint
  /// The path as it is typed here.
  package let path: String
  let example: String?

  package init(endpoint: KnownEndpoint, path: String, example: String?) {
    self.endpoint = endpoint
    self.path = path
    self.example = example
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines = [
      Line(endpoint.method ?? "any method", .method) + Line(" ") + Line(path, .url), Line(endpoint.meaning),
    ]
    if let example {
      let verb = (endpoint.method ?? "GET").lowercased()
      lines += [Line(), Line("try: ", .dim).retold + Line("\(verb) \(example)", .command)]
    }
    return lines.flatMap { $0.wrappedAtWords(to: screen.width, indent: 2) }
  }
}
