internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSavedSessions
internal import ApusSending
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
  /// What was left out because a secret is in it, in words, besides headers, query items and whoever asks.
  private(set) var placesLeftOut: [String] = []
  /// All that was left out because it is a secret, or has one in it.
  private(set) var leftOut: [String] = []

  /// - Parameters:
  ///   - given: secrets that lines were given; by default there are none.
  ///   - redactor: knows the session's secrets; by default those that it was given.
  init(of session: Session, given: [GivenSecret] = [], knowing redactor: Redactor? = nil) {
    let watch = SecretWatch(redactor ?? session.redactor, given)
    takePlace(of: session, watch)
    takeOptions(of: session.settings, watch)
    headers = HeaderFields(session.headers.filter { !watch.isIn($0) })
    query = session.query.filter { !watch.isIn($0) }
    socket = session.baseSocket
    specification = session.specification?.location
    if let location = specification, watch.isIn(location) {
      specification = nil
      placesLeftOut.append("the description's address")
    }
    tls = session.tls.bound.sorted { "\($0.key)" < "\($1.key)" }.compactMap { origin, options in
      (try? WebURL(origin.description)).map { ($0, options) }
    }
    leftOut = placesLeftOut + session.headers.filter { watch.isIn($0) }.map(\.name)
    if session.query.count > query.count { leftOut.append("a query item") }
    if case .through(let proxy) = session.settings.proxy, proxy.user != nil {
      leftOut.append("the proxy's user")
    }
    if tls.contains(where: { $0.options.keyPassphrase != nil }) { leftOut.append("the key's passphrase") }
    if session.credential != nil { leftOut.append("the credential") }
  }

  /// Takes base and path, as far as no secret is in them. What is left of a base is of its origin, to which headers and
  /// query items belong.
  private mutating func takePlace(of session: Session, _ watch: SecretWatch) {
    directory = session.directory
    var hidesDirectory = watch.isIn(directory)
    if let whole = session.base?.withoutUser {
      let plain = whole.with(path: whole.path, query: nil)
      let hidesPath = watch.isIn(plain)
      let hidesQuery = watch.isIn(whole.with(path: "/", query: whole.query))
      base = whole.with(path: hidesPath ? "/" : whole.path, query: hidesQuery ? nil : whole.query)
      // The name of a host may be one, too.
      if let root = base, watch.isIn(root) { base = nil }
      if hidesPath { placesLeftOut.append("the base's path") }
      if hidesQuery { placesLeftOut.append("the base's query") }
      hidesDirectory = hidesDirectory || watch.isIn(plain.appending(path: directory))
    }
    guard hidesDirectory else { return }
    directory = ""
    if !session.directory.isEmpty { placesLeftOut.append("the path") }
  }

  private mutating func takeOptions(of settings: Settings, _ watch: SecretWatch) {
    for option in SessionOption.all {
      let value = option.typed(in: settings)
      if value == option.typed(in: Settings()) { continue }
      if watch.isIn(value) {
        placesLeftOut.append("the option \(option.name)")
      } else {
        options.append((option.name, value))
      }
    }
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
      try SessionOption.named(Word(typed: name)).set(Word(typed: value), in: &settings)
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
