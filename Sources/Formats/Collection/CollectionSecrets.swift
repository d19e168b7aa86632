@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// Takes secrets out of a collection's requests: each becomes a variable that only a private file has the value of.
struct CollectionSecrets {
  private var collection: RequestCollection
  /// The names of values that are taken out, by value.
  private var names: [String: String] = [:]
  private var used: Set<String>
  /// Variables that stand where secrets do, whatever they are called.
  private var inSecretPlaces: Set<String> = []

  static func apart(_ collection: RequestCollection) -> RequestCollection {
    var secrets = CollectionSecrets(collection)
    return secrets.take()
  }

  private init(_ collection: RequestCollection) {
    self.collection = collection
    used = Set(
      collection.variables.map(\.name) + collection.environments.flatMap { $0.variables.map(\.name) }
        + collection.requests.flatMap { $0.captures.map(\.name) })
  }

  private mutating func take() -> RequestCollection {
    collection.variables = marked(collection.variables)
    for index in collection.environments.indices {
      collection.environments[index].variables = marked(collection.environments[index].variables)
    }
    for index in collection.requests.indices {
      var request = collection.requests[index]
      takeAuth(of: &request)
      request.headers = request.headers.map { CollectedPair($0.name, header($0)) }
      request.url = url(request.url)
      request.body = body(request.body, of: request)
      collection.requests[index] = request
    }
    markUsedAsSecrets()
    collection.markSecretValues(and: names.keys)
    takeKnown()
    for (value, name) in names.sorted(by: { $0.value < $1.value }) {
      collection.variables.append(CollectedVariable(name: name, value: value, isSecret: true))
    }
    return collection
  }

  // MARK: Variables

  /// A secret without a value is one that was left out of the file: what needs it has to be told so.
  private mutating func marked(_ variables: [CollectedVariable]) -> [CollectedVariable] {
    variables.compactMap { variable in
      var variable = variable
      let isNamed = SecretNames.rule(of: variable.name, in: .variable) != nil
      if variable.value.isEmpty, variable.isSecret || isNamed {
        let what = "the value of the secret \(variable.name), which is not in the file"
        let entry = RequestCollection.LeftOut(line: 1, what: what)
        collection.leave(entry)
        return nil
      }
      guard !Self.literal(variable.value).isEmpty else {
        variable.isSecret = false
        return variable
      }
      variable.isSecret =
        variable.isSecret || SecretNames.hides(variable.name, variable.value, in: .variable)
        || !TokenShapes.ranges(in: Array(variable.value.utf8)).isEmpty
        || Self.password(in: variable.value) != nil
      return variable
    }
  }

  /// Remembers the variables of a text that stands where a secret does.
  mutating func note(_ text: String) {
    for case .hole(let name) in HTTPFileText(text).pieces { inSecretPlaces.insert(name) }
  }

  /// What a credential is made of is as secret as the credential: `tok` of `Bearer {{tok}}`, and what `tok` is made of.
  private mutating func markUsedAsSecrets() {
    let lists = [collection.variables] + collection.environments.map(\.variables)
    var count = -1
    while count != inSecretPlaces.count {
      count = inSecretPlaces.count
      for variable in lists.joined() where inSecretPlaces.contains(variable.name) { note(variable.value) }
    }
    collection.variables = collection.variables.map(markedAsUsed)
    for index in collection.environments.indices {
      collection.environments[index].variables = collection.environments[index].variables.map(markedAsUsed)
    }
  }

  private func markedAsUsed(_ variable: CollectedVariable) -> CollectedVariable {
    var variable = variable
    let isUsed = inSecretPlaces.contains(variable.name) && !Self.literal(variable.value).isEmpty
    variable.isSecret = variable.isSecret || isUsed
    return variable
  }

  /// `https://me:secret@host`
  private static func password(in url: String) -> Range<String.Index>? {
    guard let start = url.firstRange(of: "://")?.upperBound else { return nil }
    let person = URLPerson(
      in: Array(url.utf8), at: url.utf8.distance(from: url.startIndex, to: start), isAlone: true)
    return person.password.map {
      url.utf8.index(
        url.startIndex, offsetBy: $0.lowerBound)..<url.utf8.index(url.startIndex, offsetBy: $0.upperBound)
    }
  }

  // MARK: Parts of texts

  /// What is no variable.
  static func literal(_ text: String) -> String {
    HTTPFileText(text).pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined().trimmed
  }

  /// The variable that stands for a text from now on. A text that is variables alone stays.
  mutating func variable(for text: String, _ hint: String) -> String {
    note(text)
    guard !Self.literal(text).isEmpty else { return text }
    if let name = names[text] { return "{{\(name)}}" }
    let wanted = VariableName.of(hint.isEmpty ? "secret" : hint).lowercased()
    var name = wanted
    var number = 2
    while used.contains(name) {
      name = "\(wanted)-\(number)"
      number += 1
    }
    used.insert(name)
    names[text] = name
    return "{{\(name)}}"
  }

  private mutating func takeAuth(of request: inout CollectedRequest) {
    switch request.auth {
    case .none: return
    case .login(let scheme, let user, let password) where password.isEmpty && scheme.pairCoding != nil:
      // A user alone is most often a token.
      request.auth = .login(scheme, user: variable(for: user, "user"), password: "")
    case .login(let scheme, let user, let password):
      request.auth = .login(scheme, user: user, password: variable(for: password, "password"))
    case .header(let name, let prefix, let token):
      let hint = name.lowercased() == "authorization" ? "token" : name
      request.auth = .header(name, prefix: prefix, token: variable(for: token, hint))
    case .query(let name, let token):
      request.auth = .query(name, token: variable(for: token, name))
    }
  }

  private mutating func header(_ pair: CollectedPair) -> String {
    let field = HeaderField(name: pair.name, value: pair.value)
    guard field.isCredential else { return pair.value }
    note(pair.value)
    guard !Self.literal(pair.value).isEmpty else { return pair.value }
    if field.isNamed("Cookie") {
      return pair.value.split(separator: ";").map { cookie in
        let name = cookie.prefix { $0 != "=" }
        guard name.count < cookie.count else { return String(cookie) }
        return "\(name)=\(variable(for: String(cookie.dropFirst(name.count + 1)), name.trimmed))"
      }.joined(separator: ";")
    }
    if let (_, word, rest) = AuthScheme.reading(pair.value) { return word + variable(for: rest, "token") }
    return variable(for: pair.value, pair.name)
  }

  private mutating func url(_ url: String) -> String {
    var url = url
    if let password = Self.password(in: url) {
      url.replaceSubrange(password, with: variable(for: String(url[password]), "password"))
    }
    guard let mark = url.firstIndex(of: "?") else { return url }
    return url[...mark] + pairs(String(url[url.index(after: mark)...]), in: .query)
  }

  mutating func pairs(_ text: String, in place: SecretNames.Place) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      let name = pair.prefix { $0 != "=" }
      let value = String(pair.dropFirst(name.count + 1))
      if SecretNames.rule(of: PercentEncoding.decode(name), in: place) != nil { note(value) }
      guard SecretNames.hides(PercentEncoding.decode(name), Self.literal(value), in: place) else {
        return String(pair)
      }
      return "\(name)=\(variable(for: value, PercentEncoding.decode(name)))"
    }.joined(separator: "&")
  }

  // MARK: The same secret elsewhere

  private static let shortest = 8

  /// What is a secret in one place is none less in another, and tokens of well-known services are secrets anywhere.
  private mutating func takeKnown() {
    let variables = collection.variables + collection.environments.flatMap(\.variables)
    var values = Set(variables.filter(\.isSecret).map(\.value) + names.keys)
    values = values.filter { $0.count >= Self.shortest && !$0.contains("{{") }
    let longest = values.sorted { $0.count > $1.count }
    collection.requests = collection.requests.map { request in
      var request = request.mapping { replaced($0, longest) }
      request.name = hidden(request.name, longest)
      request.folders = request.folders.map { hidden($0, longest) }
      request.refusal = request.refusal.map { hidden($0, longest) }
      request.checks = request.checks.filter { !isOfSecret($0, longest) }
      return request
    }
    collection.name = hidden(collection.name, longest)
  }

  /// Whether what is expected is a secret: whoever wrote it down knows it, and nobody else should.
  private mutating func isOfSecret(_ check: CollectedCheck, _ values: [String]) -> Bool {
    guard let literal = check.relation.literal, literal.hasPrefix("\"") else { return false }
    let text = String(literal.dropFirst().dropLast())
    var isNamed = false
    switch check.source {
    case .json(let path):
      let name = path.split { ".[]\"".contains($0) }.last ?? ""
      isNamed = SecretNames.hides(String(name), text, in: .member)
    case .header(let name): isNamed = HeaderField(name: name, value: "").isCredential
    case .cookie: isNamed = true
    case .status, .body, .duration: break
    }
    let isToken = !TokenShapes.ranges(in: Array(literal.utf8)).isEmpty
    guard isNamed || isToken || values.contains(where: literal.contains) else { return false }
    collection.leave(RequestCollection.LeftOut(line: check.line, what: "a check of a secret"))
    return true
  }

  private mutating func replaced(_ text: String, _ values: [String]) -> String {
    HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .hole(let name): return "{{\(name)}}"
      case .unclosed(let rest): return "{{" + rest
      case .text(var text):
        for value in values where text.contains(value) {
          text = text.replacing(value, with: variable(for: value, "secret"))
        }
        for range in TokenShapes.ranges(in: Array(text.utf8)).reversed() {
          var bytes = Array(text.utf8)
          let token = String(decoding: bytes[range], as: UTF8.self)
          bytes.replaceSubrange(range, with: variable(for: token, "token").utf8)
          text = String(decoding: bytes, as: UTF8.self)
        }
        return text
      }
    }.joined()
  }

  private func hidden(_ text: String, _ values: [String]) -> String {
    values.reduce(text) { $0.contains($1) ? $0.replacing($1, with: Secret.mask) : $0 }
  }
}
