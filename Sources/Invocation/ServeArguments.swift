internal import ApusPractice

/// What `apus serve` serves, and to whom.
package struct ServeArguments: Sendable, Hashable {
  /// Descriptions, recordings and saved sessions.
  package var files: [String] = []
  package var port: UInt16 = 0
  package var hosts: Set<String> = []
  package var origins: Set<String> = []
  /// Origins whose pages may ask and read.
  package var readers: Set<String> = []
  /// How many of the answers fail on purpose, in hundredths.
  package var faults = 0
  package var seed: UInt64 = 1
  package var isQuiet = false
}

extension ArgumentReader {
  /// What follows `apus serve`.
  mutating func served() throws(InvocationProblem) -> Invocation.Task {
    var serve = ServeArguments()
    while let argument = next() {
      let (name, attached) = Invocation.split(argument)
      self.attached = attached
      switch name {
      case "--port": serve.port = try port(value(of: name))
      case "--allow-host": serve.hosts.insert(try host(value(of: name)))
      case "--allow-origin": serve.origins.insert(try origin(value(of: name), of: name))
      case "--cors": serve.readers.insert(try origin(value(of: name), of: name).lowercased())
      case "--faults": serve.faults = try share(value(of: name))
      case "--seed": serve.seed = try seed(value(of: name))
      case "--quiet": serve.isQuiet = true
      case _ where name.hasPrefix("-"):
        throw InvocationProblem(
          "`apus serve` takes \(Self.serveFlags), not \(argument)", try: "apus serve openapi.json --port 8080"
        )
      default: serve.files.append(argument)
      }
    }
    guard !serve.files.isEmpty else {
      throw InvocationProblem(
        "`apus serve` needs a description, a recording or a session", try: "apus serve openapi.json")
    }
    return .serve(serve)
  }

  private static let serveFlags =
    "--port, --faults, --seed, --cors, --allow-host, --allow-origin and --quiet"

  private func share(_ text: String) throws(InvocationProblem) -> Int {
    guard let number = Int(text.hasSuffix("%") ? String(text.dropLast()) : text), (0...100).contains(number)
    else {
      throw InvocationProblem("--faults takes a share from 0% to 100%, not \(text)", try: "--faults 5%")
    }
    return number
  }

  private func seed(_ text: String) throws(InvocationProblem) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw InvocationProblem("--seed takes a whole number, not \(text)", try: "--seed 1")
    }
    return seed
  }
}
