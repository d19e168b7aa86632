internal import ApusClient
internal import ApusServing

extension ArgumentReader {
  /// What follows `apus tap`.
  mutating func tapped() throws(InvocationProblem) -> Invocation.Task {
    var target: WebURL?
    var files: [String] = []
    var port: UInt16 = 0
    var (hosts, origins): (Set<String>, Set<String>) = ([], [])
    var isQuiet = false
    while let argument = next() {
      let (name, attached) = Invocation.split(argument)
      self.attached = attached
      switch name {
      case "--to": target = try server(value(of: name))
      case "--port": port = try self.port(value(of: name))
      case "--allow-host": hosts.insert(try host(value(of: name)))
      case "--allow-origin": origins.insert(try origin(value(of: name)))
      case "--quiet": isQuiet = true
      case _ where name.hasPrefix("-"):
        throw InvocationProblem(
          "`apus tap` takes --to, --port, --allow-host, --allow-origin and --quiet, not \(argument)",
          try: Self.tapExample)
      default: files.append(argument)
      }
    }
    guard let target else {
      throw InvocationProblem("`apus tap` needs the server to ask: --to URL", try: Self.tapExample)
    }
    guard files.count == 1, let file = files.first else {
      throw InvocationProblem("`apus tap` writes one session, and needs its name", try: Self.tapExample)
    }
    var tap = TapArguments(to: target, file: file)
    (tap.port, tap.hosts, tap.origins, tap.isQuiet) = (port, hosts, origins, isQuiet)
    return .tap(tap)
  }

  private static let tapExample = "apus tap --to https://api.example talk"

  private func server(_ text: String) throws(InvocationProblem) -> WebURL {
    guard let url = try? WebURL(text), url.password == nil, url.query == nil else {
      throw InvocationProblem(
        "--to takes an http or https URL without a password or a query, not \(text.contains("@") ? "that" : text)",
        try: Self.tapExample)
    }
    return url
  }
}
