/// Header lines that are malformed, or too many, or too long.
enum HeaderFaults: FaultGroup {
  static let faults: [Fault] = [
    malformed(nil, "A header line has no colon.", "this line has no colon"),
    malformed("space", "There is a space before the colon.", "X-Space : 1"),
    malformed("name", "The name is not a token.", "X(Bad)Name: 1"),
    malformed("empty", "The name is empty.", ": 1"),
    malformed("null", "A value holds a NUL byte.", "X-Null: a\u{0}b"),
    malformed("return", "A value holds a carriage return.", "X-Return: a\rb"),
    Fault(
      "header.tooLarge", "One header is 400 kB long.", keeps: .nothing,
      .send(Wire.openHead(Wire.json)), .text("X-Huge: "),
      .again([UInt8](repeating: UInt8(ascii: "h"), count: 4000), times: 100),
      .text("\r\nContent-Length: 2\r\n\r\n{}"), .close),
    Fault(
      "header.tooLarge/many", "There are 10,000 header lines.", keeps: .nothing,
      .send(Wire.openHead(Wire.json)), .again(fields(100), times: 100),
      .text("Content-Length: 2\r\n\r\n{}"), .close),
    Fault(
      "header.tooLarge/endless", "The headers never end.", keeps: .nothing,
      .send(Wire.openHead(Wire.json)), .again(fields(100), times: nil)),
    Fault(
      "header.tooLarge/fold", "One header goes on over 4,000 lines, 400 kB in all.", keeps: .nothing,
      .send(Wire.openHead(Wire.json)), .text("X-Fold: 1\r\n"),
      .again(Array((" " + String(repeating: "f", count: 97) + "\r\n").utf8), times: 4000),
      .text("Content-Length: 2\r\n\r\n{}"), .close),
  ]

  private static func malformed(_ variant: String?, _ sentence: String, _ line: String) -> Fault {
    Fault(
      "protocol.header" + (variant.map { "/\($0)" } ?? ""), sentence, keeps: .nothing,
      .send(Wire.head(Wire.json, line, "Content-Length: 2")), .text("{}"), .close)
  }

  private static func fields(_ count: Int) -> [UInt8] {
    Array((0..<count).map { "X-Field-\($0): \($0)\r\n" }.joined().utf8)
  }
}
