internal import ApusPractice

extension ArgumentReader {
  /// What follows `apus practice`.
  mutating func practiceService() throws(InvocationProblem) -> Invocation.Task {
    var port: UInt16 = 0
    var hosts: Set<String> = []
    var origins: Set<String> = []
    while let argument = next() {
      let (name, attached) = Invocation.split(argument)
      self.attached = attached
      switch name {
      case "--port": port = try self.port(value(of: name))
      case "--allow-host": hosts.insert(try host(value(of: name)))
      case "--allow-origin": origins.insert(try origin(value(of: name)))
      default:
        throw InvocationProblem(
          "`apus practice` takes --port, --allow-host and --allow-origin, not \(argument)",
          try: "apus practice --port 8080")
      }
    }
    return .servePractice(port: port, Admission(hosts: hosts, origins: origins))
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
