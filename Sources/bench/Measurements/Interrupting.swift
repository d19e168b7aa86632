extension Measurement {
  static let interrupting = Measurement("interrupt", "from ^C to the prompt, whatever a line is busy with") {
    workplace in
    try states(in: workplace).map { state, line in
      let times = try (0..<7).map { round in
        let session = try workplace.conversation()
        // A first request has libcurl loaded, as it is when somebody has been here for a while.
        try session.run("get \(workplace.url("/json/1000"))")
        try session.start(line)
        // Not always at the same point of what it does.
        try session.rest(seconds: 0.05 + Double(round) * 0.013)
        return try session.interrupt()
      }
      return Row(state, Quantity(times, .seconds), promise: .atMost(0.1))
    }
  }

  private static func states(in workplace: Workplace) -> [(state: String, line: String)] {
    [
      ("not a byte has come", "get \(workplace.url("/faults/timeout.idle/head"))"),
      ("half a body has come", "get \(workplace.url("/faults/timeout.idle"))"),
      ("a body drips", "get \(workplace.url("/faults/timeout.total"))"),
      ("a large body streams to a file", "get \(workplace.url("/bytes/20000000000")) -o /dev/null"),
      ("repeating", "repeat 1000000 get \(workplace.url("/json/1000"))"),
      ("a command takes the output", "get \(workplace.url("/json/1000")) | sleep 600"),
    ]
  }
}
