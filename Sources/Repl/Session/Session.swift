package import ApusAnswers
package import ApusClient
internal import ApusContracts
package import ApusEndpoints
internal import ApusExplorer
internal import ApusFormats
package import ApusJSON
package import ApusLanguage
internal import ApusOpenAPI
internal import ApusRedaction
package import ApusSending
internal import ApusServices
package import ApusSurroundings
internal import ApusTeaching

/// What lines set and later lines use. It lasts as long as the program, and is only ever changed by commands.
package struct Session: Sendable {
  /// What paths are put behind. Without one only whole URLs can be asked.
  package var base: WebURL? {
    didSet {
      (firstAsked, baseSocket) = (nil, nil)
      isBaseDescribed = false
      if graphQLPlace?.contains("://") == false { graphQLPlace = nil }
    }
  }
  /// The socket in the file system that the base stands for.
  var baseSocket: String?
  /// Whether the base is what a description says.
  var isBaseDescribed = false
  /// What was last begun with, and its name.
  var profile: (name: String, contents: Profile)?
  /// Where `cd` has gone: a path under the base, without a slash at either end.
  package var directory = ""
  /// Where the practice API of this program is, once it runs.
  package var practice: Origin?
  /// Where the last `cd` came from.
  package var previousPlace: (base: WebURL?, directory: String)?
  /// Sent with every request, under the line's own.
  package var headers: HeaderFields = [:] {
    didSet { doubts += headers.compactMap(\.doubt).filter { !doubts.contains($0) } }
  }
  /// What somebody declared to be secret.
  var redaction = RedactionRules()
  /// Whether requests say nothing of this program where nothing else is said.
  var omitsUserAgent = false
  package var query: [QueryItem] = [] {
    didSet { doubts += query.compactMap(\.doubt).filter { !doubts.contains($0) } }
  }
  /// Items that make a body, for requests that usually have one.
  package var data: [Item] = []
  /// Where headers and query items that were set without a base have gone: they belong there from then on.
  var firstAsked: Origin?
  /// What was kept for other origins than the base's.
  var keptElsewhere: [OriginKeep.Place: OriginKeep] = [:]
  package var credential: Credential? { didSet { isAnonymous = false } }
  /// Whether `auth none` was said last: then a typed command takes no token from the environment either.
  package var isAnonymous = false
  /// What braces stand for, the answers so far included.
  package var variables: Variables {
    get {
      var variables = ownVariables
      let (records, limit) = (records, settings.outputLimit)
      variables.lookUp = { path, range throws(LineProblem) in
        if let part = AnswerPart(path) { return try records.value(of: part, for: range) }
        return try records.value(at: path, for: range, limit: limit)
      }
      return variables
    }
    set {
      ownVariables = newValue
      // It would keep the answers of a time gone by.
      ownVariables.lookUp = nil
    }
  }
  private var ownVariables = Variables()
  /// What requests give, by the names of the variables that hold it then.
  var askedVariables: [String: AskedVariable] = [:]
  /// Everything that was typed under a name that tells: requests have it that went out before the variable changed.
  private(set) var typedSecrets: [Secret] = []
  /// What headers and query items hold or held that were kept for later lines, and may be a secret: a recording leaves it
  /// out, and so does whatever is exported.
  private(set) var doubts: [Secret] = []
  /// What the GitHub CLI has for its servers, by their names, once somebody was asked whether to take it.
  var toolTokens: [String: Secret?] = [:]
  /// What was typed for `$NAME` of pasted lines that nothing else has a value for.
  var typedForLines: [String: Secret] = [:]
  /// Where each of those has gone, and each of the environment's.
  var placesOfNames: [String: Origin] = [:]
  /// What `shape NAME = …` has named.
  package var shapes: [String: JSONShape] = [:]
  /// Short words for lines.
  var aliases = Aliases()
  package var settings = Settings()
  /// Whom to trust and who to be in TLS, by origin.
  var tls = TLSByOrigin()
  /// What keys are encrypted with, by their files, once somebody was asked.
  var passphrases: [String: Secret] = [:]
  /// The variables of the environment that were said not to count.
  var saidUnused: Set<String> = []
  /// The origin that this was last looked for.
  var saidUnusedOf: Origin?
  package var records = Records()
  /// How `explore` was left.
  var explored = ExploredAnswers()
  /// Why the last line did not do what it was asked for; `nil` when it did, or when it sent a request, whose
  /// record tells.
  var trouble: Incident?
  /// Lines that could be read and did not do what they ask for, such as one that names a column that is not there:
  /// they are not offered again until they do.
  var refused: Set<String> = []
  /// Whether there was JSON to look into before.
  var hasSeenJSON = false
  var hints = HintMemory()
  /// Answers after which nobody looked for a hint.
  var unhinted: [Record] = []
  /// The schema that `gql URL` asked for.
  var graphQL: KnownGraphQL?
  /// Where `gql URL` asked last, as it was typed, whether it got a schema or not.
  var graphQLPlace: String?
  /// What `spec` loaded.
  package var specification: LoadedSpecification?

  /// The lines that were typed in this run and before; a saved session has none.
  package var typedLines: (any TypedLines)?

  /// What was said of the next answer.
  var predictions: [Prediction] = []

  package init() {}

  /// A new one, whose answers are read and drawn as others are.
  init(lookingLike look: Look) {
    settings.look = look
    records.forms = look.forms
  }

  /// Keeps the value of a variable. What its name calls a secret is hidden from now on, wherever it comes up.
  mutating func keep(_ value: VariableValue, as name: String, in surroundings: Surroundings) {
    let value = value.named(name)
    if case .typedSecret(let secret) = value {
      typedSecrets.append(secret)
      surroundings.note(secret)
    }
    variables.values[name] = value
  }
}

extension Session {
  /// Goes on without a credential, and takes none from anywhere.
  mutating func beNobody() {
    credential = nil
    isAnonymous = true
  }

  /// Where it stands, as far as that tells what can be asked there.
  var scope: EndpointScope {
    var scope = EndpointScope(base: base)
    scope.directory = directory
    scope.practice = practice
    scope.specification = specification
    scope.schemas = [graphQL, specification?.graphQL].compactMap(\.self)
    (scope.graphQLPlace, scope.variables) = (graphQLPlace, variables)
    (scope.headers, scope.query, scope.proof) = (headers, query, credential?.proof)
    let records = records
    scope.urlOfAnswer = { records.url(ofAnswer: $0) }
    // The latest are enough, and a long session costs no more than a short one.
    scope.answered = { records.all.suffix(500).reversed().filter { $0.failure == nil }.map(\.exchange) }
    return scope
  }

  /// What words name as a type: `GitHub.User`, `[GitHub.User]`, `User` if a shape has that name, or `{ id: integer }`.
  func type(_ text: String, at range: Range<Int>) throws(LineProblem) -> WantedType {
    try WantedType(text, at: range, among: shapes)
  }

  /// The names that stand for a type: the program's types, then the user's shapes.
  var typeNames: [String] { WantedType.names(with: shapes) }
}

extension Session {
  /// What the session gives to a request that a line makes.
  ///
  /// - Parameter fillsParts: whether the line's URL may have a `{name}` in it that wants a value.
  package func requestContext(in environment: Environment, fillsParts: Bool = true) -> RequestContext {
    var context = RequestContext(base: base, files: environment.namedFiles)
    context.boundary = environment.boundary
    context.deflate = environment.deflate
    context.path = "/" + directory
    context.home = home
    context.headers = headers
    context.query = query
    context.data = data
    context.variables = variables
    context.options = settings.requestOptions
    context.tls = tls
    context.passphrases = passphrases
    context.unixSocket = baseSocket
    context.userAgent = omitsUserAgent ? nil : environment.userAgent
    context.usesNetrc = settings.usesNetrc
    context.variable = environment.namedVariable
    context.netrc = {
      [files = environment.namedFiles, variable = environment.variable]
      host, file, isOptional throws(LineProblem) in
      try NetrcFile(files, variable, named: file).entry(for: host, at: 0..<0, isOptional: isOptional)
    }
    if let specification {
      context.bodyTypes = { [base] in specification.bodyTypes($0, $1, at: base) }
      context.describedFields = { [base] in specification.fields($3, in: $2, of: $0, $1, at: base) }
    }
    if fillsParts { context.valueOfPart = { [self] in scope.value(of: $2, in: $1, $0) } }
    context.urlOfAnswer = { [records] in records.url(ofAnswer: $0) }
    if let practice {
      context.copy = { $1.origin == practice ? ServiceCatalogue.practiceCopy(of: $0, at: practice) : nil }
    }
    if belongsHere, let login = credential?.login { context.options.tokenLogin = login }
    switch credential?.proof {
    case .field(let field) where belongsHere && field.isNamed("Authorization"):
      context.authorization = field.value
    case .field(let field) where belongsHere: context.headers = context.headers.setting(field)
    case .login(let login) where belongsHere: context.options.login = login
    default: break
    }
    return context
  }

  /// The origin that headers, query items and fields kept for the session belong to; `nil` when nobody has got them yet.
  private var home: Origin? { base?.origin ?? firstAsked }

  /// What was set without a base belongs to whom it is sent first.
  mutating func settle(at origin: Origin) {
    tls.settle(at: origin)
    guard base == nil else { return }
    if headers.isEmpty, query.isEmpty, data.isEmpty {
      firstAsked = nil
    } else {
      firstAsked = firstAsked ?? origin
    }
  }

  /// What is said of TLS with an origin.
  func tlsOptions(for origin: Origin) -> TLSOptions {
    var options = settings.requestOptions.tls
    if let kept = tls.options(for: origin) { options.take(kept) }
    return options
  }

  /// A credential that was set for another base stays where it belongs.
  private var belongsHere: Bool { credential?.origin == base?.origin }
}
