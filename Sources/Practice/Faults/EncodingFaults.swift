/// The body is whole but cannot be decompressed.
enum EncodingFaults: FaultGroup {
  static let faults: [Fault] = [
    encoded(nil, "It says gzip and is plain text.", Array(text.utf8), keeps: ""),
    encoded("checksum", "The gzip's checksum is wrong.", changed(whole, at: whole.count - 8), keeps: text),
    encoded("length", "The gzip's length is wrong.", changed(whole, at: whole.count - 4), keeps: text),
    encoded(
      "block", "The gzip holds a block of a kind that does not exist.", changed(whole, at: 10, to: 0x07),
      keeps: ""),
    encoded("trailing", "Something follows the gzip.", whole + Array("and more".utf8), keeps: text),
    encoded(
      "unknown", "The encoding is one that nobody knows.", Array(text.utf8), coding: "rot13", keeps: text),
  ]

  private static let text = "{\"message\": \"this is JSON\"}\n"
  private static let whole = GZip.stored(Array(text.utf8))

  private static func encoded(
    _ variant: String?, _ sentence: String, _ body: [UInt8], coding: String = "gzip",
    keeps kept: String
  ) -> Fault {
    Fault("body.encoding" + (variant.map { "/\($0)" } ?? ""), sentence, keeps: .text(kept)) { _ in
      Wire.response(json: body).adding([Field("Content-Encoding", coding)])
    }
  }

  /// One byte replaced; when none is given, flipped.
  private static func changed(_ bytes: [UInt8], at index: Int, to value: UInt8? = nil) -> [UInt8] {
    var copy = bytes
    copy[index] = value ?? ~copy[index]
    return copy
  }
}
