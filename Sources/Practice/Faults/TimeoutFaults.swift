/// The server takes its time.
enum TimeoutFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault(
      "timeout.idle", "Half a body comes, and then nothing more, for as long as you wait.",
      keeps: .text("{\"half\": "),
      .send(Wire.head(Wire.json, "Content-Length: 1000")), .text("{\"half\": "), .hold),
    Fault("timeout.idle/head", "Not a single byte comes.", keeps: .nothing, .hold),
    Fault(
      "timeout.total", "A byte of the body comes ten times a second, for an hour: never idle, never done.",
      parameters: "every=MILLISECONDS", keeps: .some(of: ".")
    ) { call in
      let head = Wire.head("Content-Type: text/plain", "Content-Length: \(hour)")
      return .raw(
        .send(head), .drip([UInt8](repeating: UInt8(ascii: "."), count: hour), every: interval(call)))
    },
    Fault(
      "timeout.total/head", "The headers come byte by byte, for an hour.", parameters: "every=MILLISECONDS",
      keeps: .nothing
    ) { call in
      let line = [UInt8](repeating: UInt8(ascii: "z"), count: hour)
      return .raw(.send(Wire.openHead()), .drip(Array("X-Slow: ".utf8) + line, every: interval(call)))
    },
  ]

  /// At ten bytes a second.
  private static let hour = 36_000

  private static func interval(_ call: Call) -> Duration {
    .milliseconds(min(60_000, max(1, call.query("every").flatMap { Int($0) } ?? 100)))
  }
}
