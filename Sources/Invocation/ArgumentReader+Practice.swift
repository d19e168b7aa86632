internal import ApusPractice
internal import ApusServing
internal import ApusSystem

extension ArgumentReader {
  /// What follows `apus practice`.
  mutating func practiceService() throws(InvocationProblem) -> Invocation.Task {
    if take("status") { return try classStatus() }
    let typed = rest
    var practice = PracticeArguments()
    while let argument = next() {
      let (name, attached) = Invocation.split(argument)
      self.attached = attached
      switch name {
      case "--port": practice.port = try port(value(of: name))
      case "--listen": practice.address = try address(value(of: name))
      case "--allow-network": practice.opensNetwork = true
      case "--allow-host": practice.hosts.insert(try host(value(of: name)))
      case "--allow-origin": practice.origins.insert(try origin(value(of: name)))
      case "--class": practice.students = try students(value(of: name))
      case "--names": practice.names = try value(of: name)
      default:
        throw InvocationProblem(
          "`apus practice` takes \(Self.practiceFlags), not \(argument)", try: "apus practice --port 8080")
      }
      if self.attached != nil { throw InvocationProblem("\(name) takes no value") }
    }
    guard practice.address.isLoopback || practice.opensNetwork else {
      throw InvocationProblem(
        "--listen \(practice.address) lets everyone in the network ask this machine; --allow-network says that you mean it",
        try: (["apus practice"] + typed.map(quoted) + ["--allow-network"]).joined(separator: " "))
    }
    return .servePractice(practice)
  }

  private static let practiceFlags =
    "--port, --class, --names, --listen, --allow-network, --allow-host and --allow-origin"

  /// The teacher's table is an answer like others: a line asks for it.
  private mutating func classStatus() throws(InvocationProblem) -> Invocation.Task {
    var url: String?
    var key: String?
    while let argument = next() {
      let (name, attached) = Invocation.split(argument)
      self.attached = attached
      switch name {
      case "--key": key = try value(of: name)
      case _ where !name.hasPrefix("-") && url == nil: url = argument
      default:
        throw InvocationProblem(
          "`apus practice status` takes a URL and --key, not \(argument)", try: Self.statusExample)
      }
    }
    guard let url, let key else {
      throw InvocationProblem(
        "`apus practice status` needs the address and the key that `apus practice --class` printed",
        try: Self.statusExample)
    }
    let base = url.hasSuffix("/") ? String(url.dropLast()) : url
    return .line("get \(quoted(base + "/class/status")) \(quoted("\(PracticePlace.keyHeader):\(key)"))")
  }

  private static let statusExample = "apus practice status http://127.0.0.1:8080 --key KEY"

  private func address(_ text: String) throws(InvocationProblem) -> IPv4Address {
    guard let address = text == "localhost" ? .loopback : IPv4Address(text) else {
      throw InvocationProblem(
        "--listen takes an address of this machine as four numbers, not \(text)",
        try: "--listen 0.0.0.0 --allow-network")
    }
    return address
  }

  private func students(_ text: String) throws(InvocationProblem) -> Int {
    guard let count = Int(text), (1...PracticeArguments.largestClass).contains(count) else {
      throw InvocationProblem(
        "--class takes a number of students from 1 to \(PracticeArguments.largestClass), not \(text)",
        try: "--class 30")
    }
    return count
  }

  func port(_ text: String) throws(InvocationProblem) -> UInt16 {
    guard let port = UInt16(text) else {
      throw InvocationProblem("--port takes a number from 0 to 65535, not \(text)", try: "--port 8080")
    }
    return port
  }

  func host(_ text: String) throws(InvocationProblem) -> String {
    guard !text.isEmpty, !text.contains(where: { "/@ *".contains($0) }) else {
      throw InvocationProblem("--allow-host takes a name, not \(text)", try: "--allow-host shop.example")
    }
    return text
  }

  /// As a browser sends it: without a path, and `null` for a page without an origin.
  func origin(_ text: String, of flag: String = "--allow-origin") throws(InvocationProblem) -> String {
    let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? ""
    guard text == "null" || (!rest.isEmpty && !rest.contains(where: { "/@ *".contains($0) })) else {
      throw InvocationProblem(
        "\(flag) takes an origin, not \(text)", try: "\(flag) https://app.example")
    }
    return text
  }
}
