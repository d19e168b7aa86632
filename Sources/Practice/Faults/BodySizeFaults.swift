/// Too much of a body, or none.
enum BodySizeFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault("body.tooLarge", "The body never ends.", keeps: .some(of: "[0, ")) { _ in
      Response(
        200, [Field("Content-Type", "application/json; charset=utf-8")],
        body: .stream(length: nil, [.text("["), .again(Array("0, ".utf8).repeated(16_384), times: nil)]))
    },
    Fault(
      "body.tooLarge/length", "The body says that it is 10 TB long, and begins.", keeps: .nothing
    ) { _ in
      Response(
        200, [Field("Content-Type", "application/octet-stream")],
        body: .stream(length: 10_000_000_000_000, [.again([UInt8](repeating: 0, count: 65_536), times: nil)]))
    },
    Fault(
      "body.tooLarge/gzip", "A gzip bomb: 6.6 MB that swell to 1 GiB of zeros.", parameters: "mib=1 to 16384",
      keeps: .some(of: "\u{0}")
    ) { call in bomb(call, of: Deflate.slowZeros) },
    Fault(
      "body.tooLarge/ratio", "A better gzip bomb: 1 MB that swells to 1 GiB, a thousand times its size.",
      parameters: "mib=1 to 16384", keeps: .some(of: "\u{0}")
    ) { call in bomb(call, of: Deflate.fastZeros) },
    Fault(
      "body.tooLarge/nested", "A gzip bomb in a gzip: 2 kB that swell to 1 MB, and these to 1 GiB.",
      parameters: "mib=1 to 1024", keeps: .some(of: "\u{0}")
    ) { call in
      let bomb = GZip.nestedBomb(mebibytes: min(1024, size(of: call)))
      return Wire.response(json: bomb).adding([Field("Content-Encoding", "gzip, gzip")])
    },
    Fault(
      "body.tooLarge/longest",
      "The body says that it is 2⁶³-1 bytes long, the most that can be said, and stops.",
      keeps: .nothing, .send(Wire.head(Wire.json, "Content-Length: 9223372036854775807")), .text("{}"), .close
    ),
    Fault(
      "body.tooLarge/layers", "A small body in 12 layers of gzip.", keeps: .exactly(layered(12))
    ) { _ in
      let codings = Array(repeating: "gzip", count: 12).joined(separator: ", ")
      return Wire.response(json: layered(12)).adding([Field("Content-Encoding", codings)])
    },
    Fault("body.empty", "It says JSON, and the body is empty.") { _ in Wire.response(json: "") },
    Fault("body.empty/204", "204, where something was asked for.") { _ in .empty(204) },
    Fault("body.empty/blank", "The body is a line feed.") { _ in Wire.response(json: "\n") },
  ]

  private static func bomb(_ call: Call, of zeros: Deflate.Zeros) -> Response {
    let size = min(16_384, size(of: call))
    return Response(
      200, [Field("Content-Type", "application/json; charset=utf-8"), Field("Content-Encoding", "gzip")],
      body: .stream(length: GZip.bombSize(blocks: size, of: zeros), GZip.bomb(blocks: size, of: zeros)))
  }

  /// In MiB, of a bomb when it has gone off.
  private static func size(of call: Call) -> Int { max(1, call.query("mib").flatMap { Int($0) } ?? 1024) }

  private static func layered(_ count: Int) -> [UInt8] {
    (0..<count).reduce(Array("{}\n".utf8)) { inner, _ in GZip.stored(inner) }
  }
}

extension [UInt8] {
  fileprivate func repeated(_ times: Int) -> [UInt8] { Array(repeatElement(self, count: times).joined()) }
}
