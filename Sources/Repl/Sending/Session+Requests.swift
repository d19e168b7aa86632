internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusFormats
package import ApusLanguage
internal import ApusServices
package import ApusSurroundings

extension Session {
  /// What the session gives to a request that a line makes.
  ///
  /// - Parameter fillsParts: whether the line's URL may have a `{name}` in it that wants a value.
  package func requestContext(in environment: Environment, fillsParts: Bool = true) -> RequestContext {
    var context = RequestContext(base: base, files: environment.files)
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
    context.variable = environment.variable
    context.netrc = {
      [files = environment.files, variable = environment.variable]
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

extension Patience {
  fileprivate var deadlines: Deadlines {
    var deadlines = Deadlines()
    switch self {
    case .usual: break
    case .limited(let duration): (deadlines.total, deadlines.idle) = (duration, duration)
    case .endless: deadlines.idle = nil
    }
    return deadlines
  }
}

extension Settings {
  var requestOptions: RequestOptions {
    var options = RequestOptions()
    options.deadlines = timeout.deadlines
    options.followsRedirects = followsRedirects
    if !verifiesTLS { options.tls.verifies = false }
    options.proxy = proxy
    options.usesCookies = true
    return options
  }
}
