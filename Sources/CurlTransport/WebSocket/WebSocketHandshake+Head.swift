@_spi(Secrets) import ApusClient

extension WebSocketHandshake {
  /// The request as it goes out.
  ///
  /// - Parameter cookies: all that are kept; those that belong there go along.
  func head(of request: Request, cookies: [CookieLine]) -> [UInt8] {
    var fields = fields(for: request)
    let own = cookies.filter { $0.goes(to: request.url) }
    if !own.isEmpty, request.options.usesCookies {
      let given = fields.first { $0.isNamed("Cookie") }.map { [$0.revealed] } ?? []
      let pairs = given + [own.pairs.reveal()]
      fields = fields.setting(HeaderField(name: "Cookie", value: Secret(pairs.joined(separator: "; "))))
    }
    var text = "GET \(request.url.target) HTTP/1.1\r\n"
    for field in fields { text += "\(field.name): \(field.revealed)\r\n" }
    return Array((text + "\r\n").utf8)
  }
}
