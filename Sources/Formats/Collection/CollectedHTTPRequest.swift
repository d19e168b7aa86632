@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// A request as a file of requests has it: what is run, and what is written.
struct CollectedHTTPRequest {
  let start: String
  let headers: [CollectedPair]
  let body: [HTTPFile.BodyLine]

  /// - Parameter folder: where the paths of files start, unless they are where the file of requests is.
  init(_ request: CollectedRequest, filesIn folder: String? = nil) {
    var headers = request.headers.filter { !HeaderField(name: $0.name, value: "").isNamed("Content-Length") }
    var url = CollectedURL.encoded(request.url)
    switch request.auth {
    case .none: break
    case .header(let name, let prefix, let token): headers.add(name, prefix + token)
    case .login(let scheme, let user, let password):
      let proof = scheme.pairCoding == nil ? "\(user) \(password)" : Self.pair(user, password)
      headers.add("Authorization", "\(scheme.word ?? scheme.name) \(proof)")
    case .query(let name, let token):
      url += (url.contains("?") ? "&" : "?") + "\(QueryText.encoded(name))=\(QueryText.encoded(token))"
    }
    start = "\(request.method) \(url)"
    let body = CollectedBodyLines(request.body, headers: headers, folder: folder)
    for (name, value) in body.headers { headers.add(name, value) }
    if let boundary = body.boundary {
      headers.removeAll { HeaderField(name: $0.name, value: "").isNamed("Content-Type") }
      headers.append(CollectedPair("Content-Type", "multipart/form-data; boundary=\(boundary)"))
    }
    self.headers = headers
    self.body = body.lines
  }

  /// Editors take a user and a password as two words, and encode them.
  private static func pair(_ user: String, _ password: String) -> String {
    let isPlain = HTTPFileText(user + password).pieces.allSatisfy {
      if case .hole = $0 { false } else { true }
    }
    if isPlain, user.contains(" ") || password.isEmpty || user.isEmpty {
      return Base64.encoded(Array("\(user):\(password)".utf8))
    }
    return user.isEmpty || password.isEmpty ? "\(user):\(password)" : "\(user) \(password)"
  }
}

extension [CollectedPair] {
  /// Adds a field that is not there; what is written as a header counts more than what a program would add.
  fileprivate mutating func add(_ name: String, _ value: String) {
    let isThere = contains { HeaderField(name: $0.name, value: "").isNamed(name) }
    if !isThere { append(CollectedPair(name, value)) }
  }
}

extension CollectedRequest {
  /// The same, not sent where a file of requests could not say what is meant.
  func refusingUnsayable() -> CollectedRequest {
    var copy = self
    if method.isEmpty || !method.allSatisfy({ $0.isASCII && $0.isLetter }) || Self.words.contains(method) {
      copy.refuse("its method is not known here")
    }
    if let scheme = url.firstRange(of: "://").map({ url[..<$0.lowerBound].lowercased() }),
      scheme.allSatisfy(\.isLetter), !["http", "https"].contains(scheme)
    {
      copy.refuse(
        ["ws", "wss"].contains(scheme) ? "it is a WebSocket, and only HTTP is spoken here" : "it is not HTTP")
    }
    if url.contains(where: \.isNewline) { copy.refuse("its URL has more than one line") }
    for pair in headers {
      let isName =
        !pair.name.isEmpty && pair.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: ":") }
      if !isName || pair.name.contains("{{") {
        copy.refuse("it has a header with a name that HTTP does not allow")
      }
      if pair.value.contains(where: \.isNewline) {
        copy.refuse("its header \(pair.name) has more than one line")
      }
      if HeaderField(name: pair.name, value: "").isNamed("X-Request-Type") {
        copy.refuse("its header \(pair.name) means something else in a file of requests")
      }
    }
    if case .login(let scheme, let user, _) = auth, scheme.pairCoding != nil, user.contains(":") {
      copy.refuse("its user has a colon in it")
    }
    if case .login(let scheme, let user, let password) = auth, scheme.pairCoding == nil,
      user.contains(" ") || user.contains("=") || password.contains(" ") || user.isEmpty || password.isEmpty
    {
      copy.refuse("its user or its password is empty, or has a blank in it")
    }
    if case .graphQL(_, let variables) = body, !variables.trimmed.isEmpty, !variables.contains("{{"),
      (try? JSONDocument(variables))?.root.kind != .object
    {
      copy.refuse("its GraphQL variables are no object of JSON")
    }
    return copy
  }

  private static let words: Set<String> = ["GRAPHQL", "WEBSOCKET", "GRPC", "RSOCKET", "CURL"]
}

/// A URL with what no request line may have escaped, variables as they are.
enum CollectedURL {
  static func encoded(_ text: String) -> String {
    HTTPFileText(text).pieces.map { piece in
      switch piece {
      case .hole(let name): "{{\(name)}}"
      case .unclosed(let rest): "%7B%7B" + escaped(rest)
      case .text(let text): escaped(text)
      }
    }.joined()
  }

  private static let unsafe = Set(" \"<>\\^`|".utf8)

  private static func escaped(_ text: String) -> String {
    String(
      decoding: text.utf8.flatMap { byte in
        byte <= 0x20 || byte == 0x7f || unsafe.contains(byte) ? PercentEncoding.escape(byte) : [byte]
      }, as: UTF8.self)
  }
}
