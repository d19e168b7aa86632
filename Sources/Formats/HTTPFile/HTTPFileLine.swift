@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
package import ApusLanguage

/// The line that asks for what a request of a file asks for.
package struct HTTPFileLine {
  let request: HTTPFile.Request
  let values: HTTPFileValues
  let folder: String

  /// - Parameter folder: where the paths in the file start.
  package init(request: HTTPFile.Request, values: HTTPFileValues, folder: String) {
    self.request = request
    self.values = values
    self.folder = folder
  }

  /// - Parameter variables: get the secrets that the line needs, under names that are free.
  package func text(keepingSecretsIn variables: inout Variables) throws -> String {
    let start = try values.filledRequestLine(request.start)
    if start.lowercased().hasPrefix("curl ") { return start + request.headers.map { "\n" + $0 }.joined() }
    let printer = ItemPrinter()
    var (method, url) = Self.parts(of: start)
    try HTTPFileValues.refuseBraces(in: url)
    let headers = try request.headers.map { try HTTPFileHeader($0) }
    if ["WEBSOCKET", "GRPC", "RSOCKET"].contains(method) {
      throw HTTPFileProblem(code: .usageArgument, message: "\(method) is not spoken here, only HTTP")
    }
    let isGraphQL = method == "GRAPHQL" || headers.contains { $0.isNamed("X-Request-Type") }
    if method == "GRAPHQL" { method = "POST" }
    var words = [
      "send", method, printer.quoted(UnfilledPart.encoded(in: try Self.url(url, headers, values))),
    ]
    if url.contains("/.") { words.append("--path-as-is") }
    if request.followsRedirects { words.append("--follow") }
    if let timeout = request.timeout { words += ["--timeout", timeout] }
    // A native line asks for anything; a file asks for what it says.
    if !headers.contains(where: { $0.isNamed("Accept") }) { words += ["-H", "Accept:"] }
    for header in headers where !header.isNamed("Host") || url.contains("://") {
      if isGraphQL, header.isNamed("X-Request-Type") || header.isNamed("Content-Type") { continue }
      let value = try values.filled(header.value)
      let field = HeaderField(header.name, value)
      if let (scheme, user, password) = field.login {
        let secret = variables.keepSecret(Secret(password), from: values.variableName(in: header.value))
        words += ["-A", scheme.name, "-a", printer.quoted("\(user):") + "{{\(secret)}}"]
      } else if field.isCredential, !value.isEmpty {
        let secret = variables.keepSecret(
          field.withPairEncoded, from: values.variableName(in: header.value))
        words += ["-H", "'\(header.name): {{\(secret)}}'"]
      } else {
        words += ["-H", printer.quoted(value.isEmpty ? "\(header.name);" : "\(header.name): \(value)")]
      }
    }
    if isGraphQL {
      let lines = try bodyLines().joined(separator: "\n").components(of: "\n")
      words += [
        "-H", "'Content-Type: application/json'", "--data-raw", printer.quoted(GraphQLBody.text(lines)),
      ]
    } else {
      words += try body(headers)
    }
    return words.joined(separator: " ")
  }

  /// `POST https://… HTTP/1.1`; without a method it is GET.
  private static func parts(of start: String) -> (method: String, url: String) {
    var words = start.split(separator: " ").map(String.init)
    if words.count > 1, words.last?.uppercased().hasPrefix("HTTP/") == true { words.removeLast() }
    guard words.count > 1, words[0].allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return ("GET", words.joined(separator: "%20"))
    }
    return (words[0].uppercased(), words.dropFirst().joined(separator: "%20"))
  }

  /// A path belongs to the `Host` header where there is one, and to the base otherwise.
  private static func url(
    _ url: String, _ headers: [HTTPFileHeader], _ values: HTTPFileValues
  ) throws -> String {
    guard url.hasPrefix("/"), let host = headers.first(where: { $0.isNamed("Host") }) else {
      return url.contains("://") || url.hasPrefix("/") ? url : "http://" + url
    }
    let name = try values.filled(host.value)
    return (name.hasSuffix(":443") ? "https://" : "http://") + name + url
  }
}

extension HeaderField {
  /// The scheme that the value begins with, if it is one that takes a user, and the words behind it.
  private var personal: (scheme: AuthScheme, words: [String])? {
    let words = shown.split(separator: " ", maxSplits: 2).map(String.init)
    guard isNamed("Authorization"), let first = words.first, let scheme = AuthScheme.of(word: first),
      scheme.owner == .user
    else { return nil }
    return (scheme, Array(words.dropFirst()))
  }

  /// Editors take `Digest user password`, and answer the server's challenge with them.
  fileprivate var login: (scheme: AuthScheme, user: String, password: String)? {
    guard let (scheme, words) = personal, scheme.pairCoding == nil, words.count == 2,
      !words[0].contains("=")
    else { return nil }
    return (scheme, words[0], words[1])
  }

  /// Editors take `Basic user password`, and encode it.
  fileprivate var withPairEncoded: Secret {
    guard let (scheme, words) = personal, let coding = scheme.pairCoding, let first = words.first else {
      return Secret(shown)
    }
    if words.count == 2 { return coding.encoded(first, Secret(words[1])) }
    guard let colon = first.firstIndex(of: ":") else { return Secret(shown) }
    let password = String(first[first.index(after: colon)...])
    return coding.encoded(String(first[..<colon]), Secret(password))
  }
}

extension Variables {
  /// Keeps a secret as a variable, and returns the variable's name: one that is free or holds the same already.
  fileprivate mutating func keepSecret(_ secret: Secret, from name: String?) -> String {
    let named = Secret(secret.reveal(), name: name)
    var number = 1
    while true {
      let variable = number == 1 ? "secret" : "secret-\(number)"
      switch values[variable] {
      case nil: values[variable] = .secret(named)
      case .secret(let kept) where kept.reveal() == secret.reveal(): break
      default:
        number += 1
        continue
      }
      return variable
    }
  }
}
