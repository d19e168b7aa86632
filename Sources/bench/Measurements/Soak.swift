internal import ApusSystem

extension Measurement {
  static let soak = Measurement(
    "soak", "what one session keeps of 100,000 requests: redirects, errors, cancels, handshakes, streams"
  ) { workplace in
    let count = ProcessVariables["APUS_SOAK"].flatMap { Int($0) } ?? 100_000
    // Shows that this fails where it has to: with it each request leaves something behind.
    let leaks = ProcessVariables["APUS_SOAK_LEAK"] != nil
    let session = try workplace.conversation()
    let lines = soakLines(workplace)
    var early = (memory: 0.0, descriptors: 0)
    for number in 0..<count {
      if number == count / 10 { early = try footprint(of: session) }
      if number % 500 == 499 {
        try session.start("get \(workplace.url("/delay/60"))")
        _ = try session.interrupt()
      } else {
        try session.run(lines[number % lines.count])
      }
      if leaks {
        try session.run("get \(workplace.url("/github/search/repositories")) q==swift")
        try session.run("let kept\(number) = .items")
      }
    }
    let late = try footprint(of: session)
    let growth = late.memory - early.memory
    say("  descriptors: \(early.descriptors) after a tenth, \(late.descriptors) at the end")
    guard growth < 5e6, late.descriptors <= early.descriptors else {
      throw Child.Failure(description: "memory grew by \(Quantity([growth], .bytes).text) or descriptors did")
    }
    return [
      Row("resident after \(count / 10) requests", Quantity([early.memory], .bytes)),
      Row("grown after \(count)", Quantity([max(0, growth)], .bytes), promise: .atMost(5e6)),
    ]
  }.takingMinutes()
}

private func footprint(of session: TerminalSession) throws -> (memory: Double, descriptors: Int) {
  guard let memory = session.residentMemory, let descriptors = session.openDescriptors else {
    throw Child.Failure(description: "this system does not tell what a program has")
  }
  return (memory, descriptors)
}

private func soakLines(_ workplace: Workplace) -> [String] {
  [
    "get \(workplace.url("/github/users/octocat"))",
    "get \(workplace.url("/redirect-to?url=/echo")) --follow",
    "get \(workplace.url("/status/503"))", "get \(workplace.url("/faults/body.truncated"))",
    "get \(workplace.url("/sse/3"))", "get http://127.0.0.1:1/",
    "get \(workplace.url("/").replacing("http:", with: "https:"))", "post \(workplace.url("/echo")) a=1",
    "get \(workplace.url("/delay/60")) --timeout 0.002", ".", "find a",
  ]
}
