import ApusClient

/// `fetch(URL, {…})`, as browsers copy it.
struct FetchCall {
  let request: CodeRequest

  init(_ arguments: [CodeLiteral], at range: Range<Int>) throws(LineProblem) {
    var request = try CodeRequest(url: arguments.first, at: range)
    for (name, value) in arguments.dropFirst().first?.members ?? [] {
      switch name {
      case "method": request.method = value.text?.uppercased()
      case "headers": try request.addHeaders(value)
      case "body" where value.isNull: break
      case "body": try Self.addBody(value, to: &request)
      case "referrer":
        if let text = value.text, !text.isEmpty, text != "about:client" {
          request.headers.append(("Referer", text, value.range))
        }
      case "redirect": request.follows = value.text == "follow"
      // What a browser keeps to itself.
      case "mode", "credentials", "cache", "referrerPolicy", "integrity", "keepalive", "priority", "duplex",
        "signal", "window":
        break
      default: throw CodeRequest.unknown(name, at: value.range)
      }
    }
    self.request = request
  }

  private static func addBody(_ value: CodeLiteral, to request: inout CodeRequest) throws(LineProblem) {
    switch value {
    case .text(let text, let range):
      request.body = (text, range)
      request.bodyType = "text/plain;charset=UTF-8"
    case .form(.text(let text, _), let range):
      request.body = (text, range)
      request.bodyType = "application/x-www-form-urlencoded;charset=UTF-8"
    case .form(let form, _):
      try request.addForm(form)
      request.bodyType = "application/x-www-form-urlencoded;charset=UTF-8"
    default: throw CodeRequest.unexpected(value, "a body")
    }
  }
}
