/// The connection ends before there is a response.
enum NetworkFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault("network.reset", "The connection is reset before the first byte.", .reset),
    Fault(
      "network.reset/head", "The connection is reset in the middle of the headers.",
      .send(Wire.openHead(Wire.json)), .reset),
    Fault(
      "network.reset/body", "The connection is reset in the middle of the body.",
      .send(Wire.head(Wire.json, "Content-Length: 1000")), .text("{\"half\": "), .reset),
    Fault("network.closed", "The connection is closed without a byte: an empty reply.", .close),
    Fault(
      "network.closed/head", "The connection is closed in the middle of the headers.",
      .send(Wire.openHead(Wire.json)), .close),
  ]
}
