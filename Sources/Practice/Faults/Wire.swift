/// The head of a response, written out so that it can be wrong.
enum Wire {
  static func head(_ lines: String..., status: String = "HTTP/1.1 200 OK") -> [UInt8] {
    Array(([status] + lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  /// The beginning of a head: no empty line yet.
  static func openHead(_ lines: String...) -> [UInt8] {
    Array((["HTTP/1.1 200 OK"] + lines + [""]).joined(separator: "\r\n").utf8)
  }

  static let json = "Content-Type: application/json; charset=utf-8"

  /// A JSON body in a well-made response.
  static func response(json body: [UInt8]) -> Response {
    .bytes(body, type: "application/json; charset=utf-8")
  }
  static func response(json body: String) -> Response { response(json: Array(body.utf8)) }
}
