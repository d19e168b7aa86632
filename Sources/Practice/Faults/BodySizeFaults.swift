/// Too much of a body, or none.
enum BodySizeFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault("body.tooLarge", "The body never ends.") { _ in
      Response(
        200, [Field("Content-Type", "application/json; charset=utf-8")],
        body: .stream(length: nil, [.text("["), .again(Array("0, ".utf8).repeated(16_384), times: nil)]))
    },
    Fault("body.tooLarge/length", "The body says that it is 10 TB long, and begins.") { _ in
      Response(
        200, [Field("Content-Type", "application/octet-stream")],
        body: .stream(length: 10_000_000_000_000, [.again([UInt8](repeating: 0, count: 65_536), times: nil)]))
    },
    Fault(
      "body.tooLarge/gzip", "A gzip bomb: 6.6 MB that swell to 1 GiB of zeros.", parameters: "mib=1 to 16384"
    ) { call in
      let size = min(16_384, max(1, call.query("mib").flatMap { Int($0) } ?? 1024))
      return Response(
        200, [Field("Content-Type", "application/json; charset=utf-8"), Field("Content-Encoding", "gzip")],
        body: .stream(length: GZip.bombSize(mebibytes: size), GZip.bomb(mebibytes: size)))
    },
    Fault("body.tooLarge/layers", "A small body in 12 layers of gzip.") { _ in
      let layers = 12
      let body = (0..<layers).reduce(Array("{}\n".utf8)) { inner, _ in GZip.stored(inner) }
      let codings = Array(repeating: "gzip", count: layers).joined(separator: ", ")
      return Wire.response(json: body).adding([Field("Content-Encoding", codings)])
    },
    Fault("body.empty", "It says JSON, and the body is empty.") { _ in Wire.response(json: "") },
    Fault("body.empty/204", "204, where something was asked for.") { _ in .empty(204) },
    Fault("body.empty/blank", "The body is a line feed.") { _ in Wire.response(json: "\n") },
  ]
}

extension [UInt8] {
  fileprivate func repeated(_ times: Int) -> [UInt8] { Array(repeatElement(self, count: times).joined()) }
}
