/// The first line is not one of HTTP.
enum StatusLineFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault(
      "protocol.status", "The first line is no status line.", keeps: .nothing,
      .text("220 practice.test ESMTP ready\r\n\r\n"), .close),
    Fault(
      "protocol.status/binary", "The first bytes are no text.", keeps: .nothing,
      .send([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x28, 0x00, 0xff, 0xfe, 0x0d, 0x0a]), .close),
    bad("number", "The status is no number.", "HTTP/1.1 OK 200"),
    bad("short", "The status has two digits.", "HTTP/1.1 20 OK"),
    bad("range", "The status is 999999.", "HTTP/1.1 999999 Many"),
    bad("version", "The version is one that does not exist.", "HTTP/9.9 200 OK"),
    Fault(
      "protocol.status/long", "The reason phrase is 400 kB long.", keeps: .nothing,
      .text("HTTP/1.1 200 "), .again([UInt8](repeating: UInt8(ascii: "O"), count: 4000), times: 100),
      .text("\r\nContent-Length: 0\r\n\r\n"), .close),
  ]

  private static func bad(_ variant: String, _ sentence: String, _ line: String) -> Fault {
    Fault(
      "protocol.status/\(variant)", sentence, keeps: .nothing,
      .send(Wire.head("Content-Length: 2", status: line)),
      .text("{}"), .close)
  }
}
