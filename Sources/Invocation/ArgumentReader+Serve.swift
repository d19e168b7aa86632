internal import ApusServing

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
      case "--spec": serve.descriptions.append(try value(of: name))
      case "--delay": serve.delay = try delay(value(of: name))
      case "--verify": serve.verifies = true
      case "--times":
        serve.promises.append(try promise(value(of: name)))
        serve.verifies = true
      case "--quiet": serve.isQuiet = true
      case _ where name.hasPrefix("-"):
        throw InvocationProblem(
          "`apus serve` takes \(Self.serveFlags), not \(argument)", try: "apus serve openapi.json --port 8080"
        )
      default: serve.files.append(argument)
      }
    }
    guard !serve.files.isEmpty || !serve.descriptions.isEmpty else {
      throw InvocationProblem(
        "`apus serve` needs a description, a recording or a session", try: "apus serve openapi.json")
    }
    return .serve(serve)
  }

  private static let serveFlags =
    "--port, --spec, --delay, --faults, --seed, --verify, --times, --cors, --allow-host, --allow-origin and --quiet"

  private func share(_ text: String) throws(InvocationProblem) -> Int {
    guard let number = Int(text.hasSuffix("%") ? String(text.dropLast()) : text), (0...100).contains(number)
    else {
      throw InvocationProblem("--faults takes a share from 0% to 100%, not \(text)", try: "--faults 5%")
    }
    return number
  }

  /// `recorded`, `200ms`, `1.5s`.
  private func delay(_ text: String) throws(InvocationProblem) -> ServeArguments.Delay {
    if text == "recorded" { return .recorded }
    let factor = text.hasSuffix("ms") ? 1.0 : 1000
    let number = text.hasSuffix("ms") ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let count = Double(number), (0...600_000).contains(count * factor) else {
      throw InvocationProblem("--delay takes a time, or recorded, not \(text)", try: "--delay 200ms")
    }
    return .fixed(.milliseconds(count * factor))
  }

  private func promise(_ text: String) throws(InvocationProblem) -> AskedPromise {
    guard let promise = AskedPromise(text) else {
      throw InvocationProblem(
        "--times takes a method, a path and a number, not \(text)", try: "--times 'GET /things 2'")
    }
    return promise
  }

  private func seed(_ text: String) throws(InvocationProblem) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw InvocationProblem("--seed takes a whole number, not \(text)", try: "--seed 1")
    }
    return seed
  }
}
