/// Where the body ends cannot be known.
enum FramingFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault(
      "protocol.framing", "Two different Content-Lengths, and the connection stays open.", keeps: .nothing,
      .send(Wire.head(Wire.json, "Content-Length: 2", "Content-Length: 20")), .text("{}"), .hold),
    framed("number", "A Content-Length that is no number.", ["Content-Length: two"], "{}"),
    framed("negative", "A negative Content-Length.", ["Content-Length: -2"], "{}"),
    framed(
      "overflow", "A Content-Length that no machine can count to.",
      ["Content-Length: 99999999999999999999999"], "{}"),
    framed(
      "both", "A Content-Length and chunks: a classic way to smuggle.",
      ["Content-Length: 2", "Transfer-Encoding: chunked"], "2\r\n{}\r\n0\r\n\r\n"),
    framed("coding", "A transfer coding that nobody knows.", ["Transfer-Encoding: rot13"], "{}"),
    chunked("chunk", "A chunk size that is no number.", "2\r\n{}\r\nzz\r\n", keeps: "{}"),
    chunked(
      "chunk-overflow", "A chunk size that no machine can count to.", "fffffffffffffffffffff\r\n{}", keeps: ""
    ),
    chunked(
      "chunk-end", "A chunk that is longer than it says.", "2\r\n{} and more\r\n0\r\n\r\n", keeps: "{}"),
  ]

  private static func framed(
    _ variant: String, _ sentence: String, _ fields: [String], _ body: String, keeps kept: String = ""
  ) -> Fault {
    let head = (["HTTP/1.1 200 OK", Wire.json] + fields + ["", ""]).joined(separator: "\r\n")
    return Fault(
      "protocol.framing/\(variant)", sentence, keeps: .text(kept), .text(head), .text(body), .close)
  }

  private static func chunked(_ variant: String, _ sentence: String, _ body: String, keeps kept: String)
    -> Fault
  {
    framed(variant, sentence, ["Transfer-Encoding: chunked"], body, keeps: kept)
  }
}
