internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON
internal import ApusLanguage
internal import ApusSystem

/// What a session starts with, to be kept under a name: everything but secrets, fields and answers.
struct Profile {
  var base: WebURL?
  var directory = ""
  var headers: HeaderFields = [:]
  var query: [QueryItem] = []
  /// Options that are not as usual, as `set` takes them.
  var options: [(name: String, value: String)] = []
  /// What is said of TLS, by origin.
  var tls: [(origin: WebURL, options: TLSOptions)] = []
  /// The socket that the base stands for.
  var socket: String?
  /// Where the description of the API is: a file or a URL.
  var specification: String?
  /// Cookies, where they were asked for: their values are in the clear.
  var cookies: [CookieLine] = []
  /// What was left out because it is a secret.
  var leftOut: [String] = []

  init(of session: Session) {
    base = session.base.map(\.withoutUser)
    directory = session.directory
    headers = HeaderFields(session.headers.filter { !$0.isCredential })
    query = session.query.filter { !SecretNames.hides($0.name, $0.value ?? "", in: .query) }
    options = SessionOption.allCases.compactMap { option in
      let value = option.typed(in: session.settings)
      return value == option.typed(in: Settings()) ? nil : (option.rawValue, value)
    }
    specification = session.specification?.location
    socket = session.baseSocket
    tls = session.tls.bound.sorted { "\($0.key)" < "\($1.key)" }.compactMap { origin, options in
      (try? WebURL(origin.description)).map { ($0, options) }
    }
    leftOut = session.headers.filter(\.isCredential).map(\.name)
    if session.query.count > query.count { leftOut.append("a query item") }
    if case .through(let proxy) = session.settings.proxy, proxy.user != nil {
      leftOut.append("the proxy's user")
    }
    if tls.contains(where: { $0.options.keyPassphrase != nil }) { leftOut.append("the key's passphrase") }
    if session.credential != nil { leftOut.append("the credential") }
  }

  var text: String {
    var members: [JSONValue.Member] = [
      .init("base", base.map { .string($0.description) } ?? .null),
      .init("path", .string(directory)),
      .init("headers", .array(headers.map { ["name": .string($0.name), "value": .string($0.shown)] })),
      .init("query", .array(query.map { ["name": .string($0.name), "value": .string($0.value ?? "")] })),
      .init("options", .object(options.map { .init($0.name, .string($0.value)) })),
      .init("spec", specification.map { .string($0) } ?? .null),
    ]
    if !tls.isEmpty { members.append(.init("tls", .array(tls.map { $0.options.profile(of: $0.origin) }))) }
    if let socket { members.append(.init("socket", .string(socket))) }
    if !cookies.isEmpty { members.append(.init("cookies", .array(cookies.map(\.inProfile)))) }
    return JSONValue.object(members).text + "\n"
  }

  /// Reads what `text` writes. What is missing is as usual; what is no profile at all throws.
  init(_ text: String) throws {
    let root = try JSONDocument(text).root
    guard root.kind == .object else { throw FileProblem("it is no profile") }
    base = try root["base"]?.string.map { try WebURL($0) }
    directory = root["path"]?.string ?? ""
    headers = HeaderFields(Self.pairs(root["headers"]).map { HeaderField(name: $0.name, value: $0.value) })
    specification = root["spec"]?.string
    socket = root["socket"]?.string
    tls =
      root["tls"]?.children.compactMap { node in
        node["origin"]?.string.flatMap { try? WebURL($0) }.map { ($0, TLSOptions(inProfile: node)) }
      } ?? []
    cookies = root["cookies"]?.children.compactMap(CookieLine.init(inProfile:)) ?? []
    query = Self.pairs(root["query"]).map { QueryItem(name: $0.name, value: $0.value) }
    options =
      root["options"]?.members.compactMap { member in
        member.value.string.map { (member.name, $0) }
      } ?? []
  }

  private static func pairs(_ list: Node?) -> [(name: String, value: String)] {
    list?.children.compactMap { pair in
      guard let name = pair["name"]?.string, let value = pair["value"]?.string else { return nil }
      return (name, value)
    } ?? []
  }

  /// Puts a session where the profile says. Variables, cookies and answers stay, and so does a guard that is on.
  ///
  /// - Returns: whether the guard stays on though the profile has it off.
  @discardableResult
  func apply(to session: inout Session) throws(LineProblem) -> Bool {
    var settings = Settings()
    for (name, value) in options {
      try SessionOption(Word(typed: name)).set(Word(typed: value), in: &settings)
    }
    let isHeld = session.settings.isReadOnly && !settings.isReadOnly
    if isHeld { settings.isReadOnly = true }
    session.base = base
    session.baseSocket = socket
    session.tls = TLSByOrigin()
    for (url, options) in tls { session.tls.change(for: url.origin) { $0 = options } }
    session.directory = directory
    session.headers = headers
    session.query = query
    session.data = []
    session.settings = settings
    if session.credential?.origin != base?.origin { session.credential = nil }
    return isHeld
  }
}

extension CookieLine {
  /// The line alone, where nobody knows who set it.
  fileprivate var inProfile: JSONValue {
    guard let setBy else { return .string(text) }
    return ["line": .string(text), "setBy": .string("\(setBy)")]
  }

  /// `nil` for what is none.
  fileprivate init?(inProfile node: Node) {
    guard var line = (node.string ?? node["line"]?.string).flatMap({ CookieLine($0) }) else { return nil }
    line.setBy = node["setBy"]?.string.flatMap { try? WebURL($0) }?.origin
    self = line
  }
}
