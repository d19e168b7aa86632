@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
package import ApusLanguage

/// The line that asks for what a request of a file asks for.
package struct HTTPFileLine {
  let request: HTTPFile.Request
  let values: HTTPFileValues

  package init(request: HTTPFile.Request, values: HTTPFileValues) {
    self.request = request
    self.values = values
  }

  /// - Parameter variables: get the secrets that the line needs, under names that are free.
  package func text(keepingSecretsIn variables: inout Variables) throws -> String {
    if let problem = request.problem { throw problem }
    let start = try values.filledRequestLine(request.start)
    if start.lowercased().hasPrefix("curl ") { return start + request.headers.map { "\n" + $0 }.joined() }
    let printer = ItemPrinter()
    var (method, url) = Self.parts(of: start)
    if !values.isOffline { try HTTPFileValues.refuseBraces(in: url) }
    var headers = try request.headers.map { try HTTPFileHeader($0) }
    if case .header(let line)? = request.auth, let header = try? HTTPFileHeader(line),
      !headers.contains(where: { $0.isNamed(header.name) })
    {
      headers.append(header)
    }
    let isGraphQL = method == "GRAPHQL" || headers.contains { $0.isNamed("X-Request-Type") }
    if method == "GRAPHQL" { method = "POST" }
    var words = [
      "send", method, printer.quoted(UnfilledPart.encoded(in: try Self.url(url, headers, values))),
    ]
    if url.contains("/.") { words.append("--path-as-is") }
    if request.followsRedirects { words.append("--follow") }
    if let timeout = request.timeout { words += ["--timeout", timeout] }
    if let timeout = request.connectTimeout { words += ["--connect-timeout", timeout] }
    // A native line asks for anything; a file asks for what it says.
    if !headers.contains(where: { $0.isNamed("Accept") }) { words += ["-H", "Accept:"] }
    let multipart = isGraphQL ? nil : try HTTPFileMultipart(request.body, values)
    for header in headers where !header.isNamed("Host") || url.contains("://") {
      // What stands between the parts is chosen as they are put together.
      if multipart != nil, header.isNamed("Content-Type") { continue }
      if isGraphQL, header.isNamed("X-Request-Type") || header.isNamed("Content-Type") { continue }
      words += try self.words(of: header, keepingSecretsIn: &variables)
    }
    if isGraphQL {
      let lines = try bodyLines().joined(separator: "\n").components(of: "\n")
      words += [
        "-H", "'Content-Type: application/json'", "--data-raw", printer.quoted(GraphQLBody.text(lines)),
      ]
    } else {
      words += try multipart?.words ?? body(headers)
    }
    return words.joined(separator: " ")
  }

  /// The words that make a header. What is a secret in it stands in a variable.
  private func words(
    of header: HTTPFileHeader, keepingSecretsIn variables: inout Variables
  ) throws -> [String] {
    let printer = ItemPrinter()
    let value = try values.filled(header.value)
    let field = HeaderField(name: header.name, value: value)
    if field.recipe == nil { try header.refuseRecipe(value) }
    // A reference is no secret, and what it refers to is not known yet.
    let isReference = values.isOffline && value.contains("{{")
    if !isReference, let (scheme, user, password, settings) = field.login {
      let secret = variables.keepSecret(Secret(password), from: values.variableName(in: header.value))
      return [
        "-A", printer.quoted(([scheme.name] + settings).joined(separator: ":")), "-a",
        printer.quoted("\(user):") + "{{\(secret)}}",
      ]
    }
    if !isReference, field.isCredential || values.hasSecret(in: header.value), !value.isEmpty {
      let secret = variables.keepSecret(field.withPairEncoded, from: values.variableName(in: header.value))
      return ["-H", "'\(header.name): {{\(secret)}}'"]
    }
    return ["-H", printer.quoted(value.isEmpty ? "\(header.name);" : "\(header.name): \(value)")]
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

  /// A path belongs to the `Host` header or the variable `host` where there is one, and to the base otherwise.
  private static func url(
    _ url: String, _ headers: [HTTPFileHeader], _ values: HTTPFileValues
  ) throws -> String {
    guard url.hasPrefix("/") else { return url.contains("://") ? url : "http://" + url }
    if let host = headers.first(where: { $0.isNamed("Host") }) {
      let name = try values.filled(host.value)
      return (name.hasSuffix(":443") ? "https://" : "http://") + name + url
    }
    // httpYac has paths belong to the variable of that name.
    guard let host = values.file.variables["host"] else { return url }
    let name = try values.filled(host)
    return (name.contains("://") ? "" : "http://") + (name.hasSuffix("/") ? String(name.dropLast()) : name)
      + url
  }
}

extension HeaderField {
  /// The scheme that the value begins with, if it is one that takes a user, and the words behind it.
  fileprivate var personal: (scheme: AuthScheme, words: [String])? {
    let words = shown.split(separator: " ", maxSplits: 2).map(String.init)
    guard isNamed("Authorization"), let first = words.first, let scheme = AuthScheme.of(word: first),
      scheme.owner == .user
    else { return nil }
    return (scheme, Array(words.dropFirst()))
  }

  /// Editors take `Digest user password`, and answer the server's challenge with them.
  fileprivate var login: (scheme: AuthScheme, user: String, password: String, settings: [String])? {
    if let recipe { return recipe }
    guard let (scheme, words) = personal, scheme.pairCoding == nil, words.count == 2,
      !words[0].contains("=")
    else { return nil }
    return (scheme, words[0], words[1], [])
  }

  /// Editors take `AWS user key region:… service:…`, and sign with them.
  fileprivate var recipe: (scheme: AuthScheme, user: String, password: String, settings: [String])? {
    let words = shown.split(separator: " ").map(String.init)
    guard isNamed("Authorization"), words.count > 2,
      let scheme = AuthScheme.all.first(where: { $0.words.recipe == words[0] })
    else { return nil }
    let required = scheme.settings.filter(\.isRequired)
    let settings = required.compactMap { setting in
      words.dropFirst(3).first { $0.hasPrefix("\(setting.name.rawValue):") }
        .map { String($0.dropFirst(setting.name.rawValue.count + 1)) }
    }
    // What it does not say is guessed differently by each editor, and a token has no place in a line.
    guard settings.count == required.count, words.count == required.count + 3 else { return nil }
    return (scheme, words[1], words[2], settings)
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
