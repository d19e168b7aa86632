import ApusClient

/// `requests.METHOD(URL, …)`, `requests.request(METHOD, URL, …)`, and the same of `httpx`.
struct PythonCall {
  private(set) var request: CodeRequest

  /// - Parameters:
  ///   - method: what stands behind the dot.
  ///   - named: the arguments that have names.
  init(
    _ library: String, _ method: String, _ arguments: [CodeLiteral],
    named: [(name: String, value: CodeLiteral)], at range: Range<Int>
  ) throws(LineProblem) {
    var rest = arguments[...]
    let given: (String) -> CodeLiteral? = { name in named.last { $0.name == name }?.value }
    let said = method == "request" ? rest.popFirst() ?? given("method") : nil
    request = try CodeRequest(url: rest.popFirst() ?? given("url"), at: range)
    request.method = method == "request" ? said?.text?.uppercased() : method.uppercased()
    request.follows = library == "requests" && method != "head"
    let names =
      ["post": ["data", "json"], "put": ["data"], "patch": ["data"], "get": ["params"]][method] ?? []
    for (name, value) in zip(names, rest) { try add(name, value) }
    if let value = rest.dropFirst(names.count).first { throw CodeRequest.unexpected(value, "an argument") }
    for (name, value) in named where !["method", "url"].contains(name) { try add(name, value) }
  }

  private mutating func add(_ name: String, _ value: CodeLiteral) throws(LineProblem) {
    switch name {
    case _ where value.isNull: break
    case "headers": try request.addHeaders(value)
    case "params": try request.addQuery(value)
    case "json":
      request.body = (value.json(" "), value.range)
      request.bodyType = "application/json"
    case "data", "content":
      if let text = value.text {
        request.body = (text, value.range)
      } else {
        try request.addForm(value)
      }
    case "cookies":
      guard let pairs = value.pairs else { throw CodeRequest.unexpected(value, "cookies") }
      request.options.append(
        (.cookie, pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "; "), value.range))
    case "auth":
      guard case .list(let person, _) = value, person.count == 2, let user = person[0].text,
        let password = person[1].text
      else { throw CodeRequest.unexpected(value, "credentials") }
      request.options.append((.auth, user + ":" + password, value.range))
    case "timeout":
      guard let seconds = value.text else { throw CodeRequest.unexpected(value, "a time") }
      request.options.append((.timeout, seconds, value.range))
    case "verify":
      guard case .bool(let isOn, _) = value else {
        return request.options.append((.caCert, value.text ?? "", value.range))
      }
      if !isOn { request.options.append((.insecure, nil, value.range)) }
    case "allow_redirects", "follow_redirects":
      if case .bool(let isOn, _) = value { request.follows = isOn }
    case "stream": break
    default: throw CodeRequest.unknown(name, at: value.range)
    }
  }
}
