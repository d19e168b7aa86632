import ApusClient

/// `axios(…)`, `axios.METHOD(…)` and `axios.request(…)`.
struct AxiosCall {
  let request: CodeRequest

  /// - Parameter method: what stands behind the dot; `nil` without one.
  init(_ method: String?, _ arguments: [CodeLiteral], at range: Range<Int>) throws(LineProblem) {
    let isWhole = method == nil || method == "request"
    let hasURL = arguments.first?.text != nil
    let takesBody = ["post", "put", "patch"].contains(method)
    let config = hasURL ? arguments.dropFirst(takesBody ? 2 : 1).first : isWhole ? arguments.first : nil
    let url = hasURL ? arguments.first : config?.member("url")
    var request = try CodeRequest(url: url, at: arguments.first?.range ?? range)
    request.method = isWhole ? nil : method?.uppercased()
    if let base = config?.member("baseURL")?.text, !request.url.text.contains("://") {
      request.url.text =
        base + (base.hasSuffix("/") || request.url.text.hasPrefix("/") ? "" : "/") + request.url.text
    }
    request.headers.append(("Accept", "application/json, text/plain, */*", request.url.range))
    if takesBody, let data = arguments.dropFirst().first { try Self.addBody(data, to: &request) }
    for (name, value) in config?.members ?? [] { try Self.add(name, value, to: &request) }
    self.request = request
  }

  private static func add(
    _ name: String, _ value: CodeLiteral, to request: inout CodeRequest
  ) throws(LineProblem) {
    switch name {
    case "url", "baseURL": break
    case "method": request.method = value.text?.uppercased()
    case "headers":
      request.headers.removeAll { header in
        value.members?.contains { $0.name.lowercased() == header.name.lowercased() } == true
      }
      try request.addHeaders(value)
    case "params": try request.addQuery(value)
    case "data": try addBody(value, to: &request)
    case "auth":
      let person = [value.member("username")?.text, value.member("password")?.text].map { $0 ?? "" }
      request.options.append((.auth, person.joined(separator: ":"), value.range))
    case "timeout":
      guard let milliseconds = value.text.flatMap(Double.init) else {
        throw CodeRequest.unexpected(value, "a time")
      }
      if milliseconds > 0 { request.options.append((.timeout, "\(milliseconds / 1000)", value.range)) }
    case "maxRedirects": request.follows = value.text != "0"
    // What is done with the answer there.
    case "responseType", "withCredentials", "maxBodyLength", "maxContentLength", "decompress": break
    default: throw CodeRequest.unknown(name, at: value.range)
    }
  }

  private static func addBody(_ value: CodeLiteral, to request: inout CodeRequest) throws(LineProblem) {
    switch value {
    case .null: break
    case .text(let text, let range):
      request.body = (text, range)
      request.bodyType = "application/x-www-form-urlencoded"
    case .form(.text(let text, _), let range):
      request.body = (text, range)
      request.bodyType = "application/x-www-form-urlencoded;charset=utf-8"
    case .form(let form, _):
      try request.addForm(form)
      request.bodyType = "application/x-www-form-urlencoded;charset=utf-8"
    case .object, .list, .number, .bool, .parts:
      request.body = (value.json(), value.range)
      request.bodyType = "application/json"
    }
  }
}
