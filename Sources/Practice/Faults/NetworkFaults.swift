/// The connection ends before there is a response.
enum NetworkFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault("network.reset", "The connection is reset before the first byte.", keeps: .nothing, .reset),
    Fault(
      "network.reset/head", "The connection is reset in the middle of the headers.", keeps: .nothing,
      .send(Wire.openHead(Wire.json)), .reset),
    Fault(
      "network.reset/body", "The connection is reset in the middle of the body.",
      keeps: .text("{\"half\": "),
      .send(Wire.head(Wire.json, "Content-Length: 1000")), .text("{\"half\": "), .reset),
    Fault(
      "network.closed", "The connection is closed without a byte: an empty reply.", keeps: .nothing, .close),
    Fault(
      "network.closed/head", "The connection is closed in the middle of the headers.", keeps: .nothing,
      .send(Wire.openHead(Wire.json)), .close),
  ]
}
