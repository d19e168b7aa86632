package import ApusClient
internal import ApusEncodings
internal import ApusSystem

extension RequestLine {
  /// Makes the request. Nothing but the context is looked at, and no file but through it.
  package func prepare(in context: consuming RequestContext) throws(LineProblem) -> PreparedRequest {
    do {
      if redirected == nil, !mayNameAnswer {
        return try RequestPreparation(line: self, context: context).prepared()
      }
      let whole = redirected == nil ? self : try takingRedirected(in: context)
      let line = whole.mayNameAnswer ? try whole.takingAnswerURL(in: context) : whole
      let preparation = RequestPreparation(line: line, context: context)
      var prepared = try preparation.prepared()
      if line.urlOfAnswer != nil {
        prepared.notes += line.notes(onAsking: prepared.request.url, in: preparation.context)
      }
      return prepared
    } catch {
      throw error.kept(within: text)
    }
  }
}

extension RequestLine {
  /// Whether its URL may be the value of a path into an answer, which begins as few URLs do.
  private var mayNameAnswer: Bool {
    guard dialect == .native, let first = url?.fragments.first else { return false }
    if case .variable = first.kind { return true }
    return Variables.isPath(first.text)
  }

  /// Whether a part of its URL may want a value: it has a brace, or is taken from an answer.
  package var mayHaveHoles: Bool {
    mayNameAnswer || url?.fragments.contains { $0.text.holds("{") } ?? false
  }

  /// Puts what the line's options and the session say around a request that was made otherwise.
  package func prepare(around request: Request, in context: RequestContext) throws(LineProblem)
    -> PreparedRequest
  {
    do {
      return try RequestPreparation(line: self, context: context).prepared(around: request)
    } catch {
      throw error.kept(within: text)
    }
  }
}

/// The making of one request from a line and the session it stands in.
package struct RequestPreparation {
  package let line: RequestLine
  private(set) var context: RequestContext

  // What a bare line does not have is not looked for.
  var hasOptions: Bool { !line.options.isEmpty }
  private var hasEdits: Bool { hasOptions || !line.items.isEmpty }

  /// What stands unless the session, the line or a body has others.
  static let usualHeaders: HeaderFields = ["Accept": "*/*"]

  func prepared() throws(LineProblem) -> PreparedRequest {
    var withheld = try fieldsHeldBack()
    guard withheld.isEmpty else {
      var elsewhere = self
      elsewhere.context.data = []
      return try elsewhere.prepared(&withheld)
    }
    return try prepared(&withheld)
  }

  private func prepared(_ withheld: inout [String]) throws(LineProblem) -> PreparedRequest {
    // Nothing on a bare line can be a body, or ask for one.
    let isBare = !hasEdits && line.json == nil && line.input == nil && !line.usesSessionData
    var body = isBare ? nil : try BodyPlan(self)
    let url = try url(&body, &withheld)
    if hasOptions { try compress(&body) }
    var made = Request(
      method: try method(), url: url, headers: body?.headers ?? Self.usualHeaders, body: body?.body,
      options: context.options)
    made.options.keptFields = body?.keptFields ?? []
    return try prepared(around: made, withheld: withheld, isTyped: false)
  }

  /// - Parameter isTyped: whether the request was made elsewhere, and so may have any header.
  func prepared(
    around made: Request, withheld before: [String] = [], isTyped: Bool = true
  ) throws(LineProblem) -> PreparedRequest {
    let url = made.url
    var withheld = before
    var options = made.options
    if isTyped { options.tokenLogin = context.options.tokenLogin }
    if let socket = try socket(for: url) { options.unixSocket = socket }
    if hasOptions || line.dialect != .native { try apply(to: &options, url) }
    if hasOptions || context.tls.options(for: url.origin) != nil {
      options.tls = try tls(over: options.tls, at: url)
    }
    let credentials = hasOptions ? try Credentials(self) : nil
    let usual = withUserAgent(made.headers)
    var headers =
      hasEdits || context.hasHeaders || isTyped || line.dialect != .native
      ? try headers(over: usual, at: url, credentials, &withheld, &options) : usual
    if let login = credentials?.login {
      options.login = login
    } else if options.login != nil, !isAtHome(url) {
      options.login = nil
    }
    // In curl a header that is spelled out is what is sent.
    if let field = credentials?.field, line.dialect != .curl || !headers.contains(field.name) {
      headers = headers.setting(field)
    }
    var notes: [String] = []
    let netrc =
      hasOptions || context.usesNetrc ? try netrcEntry(for: url, headers, options, &notes) : nil
    if let field = netrc?.field { headers = headers.setting(field) }
    let body = hasOptions ? try inCharset(made.body, &headers) : made.body
    let request = Request(
      method: made.method, url: credentials?.replacesUser ?? false ? url.withoutUser : url, headers: headers,
      body: body, options: options)
    do {
      try request.check()
    } catch {
      throw LineProblem(error.code, error.message, at: place(of: error))
    }
    let held = withheld.isEmpty ? nil : try heldBack(withheld, beside: request, credentials)
    // What is there unless somebody says otherwise fits, but for curl's, which takes all data for a form.
    let saysType = hasEdits ? try HeaderEdits(self).touches("Content-Type") : false
    let misfit =
      line.dialect == .curl || saysType || headers["Content-Type"] != made.headers["Content-Type"]
      ? ContentTypeMisfit.sentence(for: request) : nil
    let (showing, paging) = hasOptions ? (try showing(at: url), try paging()) : (nil, nil)
    var prepared = PreparedRequest(request: request, tail: line.tail, notes: notes)
    prepared.canSendWithheld = line.dialect == .native
    prepared.netrc = netrc
    prepared.misfit = misfit
    if let held { (prepared.withheld, prepared.replaced) = held }
    if let showing { prepared.showing = showing }
    if let paging { prepared.paging = paging }
    return prepared
  }

  /// Servers turn away who does not say what program asks.
  private func withUserAgent(_ headers: HeaderFields) -> HeaderFields {
    guard let agent = context.userAgent, !headers.contains("User-Agent") else { return headers }
    return HeaderFields([HeaderField(name: "User-Agent", value: agent)] + headers)
  }

  func method() throws(LineProblem) -> HTTPMethod {
    guard let use = line.last(.method) else { return line.effectiveMethod }
    let name = try text(of: use)
    guard let method = line.method(named: name) else {
      throw LineProblem(
        "expected a method, which is one word", at: use.value?.range ?? use.range, tryInstead: "PURGE")
    }
    return method
  }

  /// A part of the line that has the header or the URL that cannot be sent.
  private func place(of problem: RequestError) -> Range<Int> {
    if problem.code == .requestURL { return line.url?.range ?? 0..<0 }
    let guilty = line.items.first { item in
      item.separator.isHeader && problem.message.contains(item.name.shown)
    }
    return guilty?.range ?? line.last(.header)?.range ?? 0..<0
  }

  // MARK: Filling

  /// A template's text, where it may be seen.
  package func text(_ template: Template, in place: String) throws(LineProblem) -> String {
    try template.filled(from: context.variables).visible(in: place)
  }

  /// An option's value.
  package func text(of use: OptionUse) throws(LineProblem) -> String {
    try text(use.value ?? Template([], at: use.nameRange.upperBound), in: use.name)
  }

  func contents(of path: String, at range: Range<Int>) throws(LineProblem) -> [UInt8] {
    switch context.files.contents(context.files.expanded(path)) {
    case .success(let bytes): return bytes
    case .failure(let problem): throw unreadable(path, problem, at: range)
    }
  }

  func textContents(of path: String, at range: Range<Int>) throws(LineProblem) -> String {
    let bytes = try contents(of: path, at: range)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LineProblem(.requestBody, "\(path) is not UTF-8 text", at: range)
    }
    return text
  }

  /// The path of a file that will be sent, which must be there now.
  func sendable(_ path: String, at range: Range<Int>) throws(LineProblem) -> String {
    let expanded = context.files.expanded(path)
    if let problem = context.files.problem(expanded) { throw unreadable(path, problem, at: range) }
    return context.files.found(expanded)
  }

  /// A file as a whole body. A pipe can be read once, and is while it is sent.
  func body(ofFile path: String) -> RequestBody {
    guard context.files.isPipe(path) else { return .file(path: path) }
    return RequestBody(.stream(PipedBody(path: path)), contentType: nil)
  }

  /// A file as a part of a form, whose size is said before it: all that a pipe has is read for that.
  func part(ofFile path: String, at range: Range<Int>) throws(LineProblem) -> MultipartForm.Part.Content {
    context.files.isPipe(path) ? .bytes(try contents(of: path, at: range)) : .file(path: path)
  }

  private func unreadable(_ path: String, _ problem: FileProblem, at range: Range<Int>) -> LineProblem {
    LineProblem(.requestBody, "the file \(path) cannot be read: \(problem.reason)", at: range)
  }

  /// The value of an item, read from its file where it names one.
  package func value(of item: Item, in place: String) throws(LineProblem) -> String {
    let text = try text(item.value, in: place)
    guard item.separator.readsFile else { return text }
    return try textContents(of: text, at: item.value.range)
  }
}

extension HeaderField {
  init(_ name: String, value: Value) {
    switch value {
    case .text(let text): self.init(name: name, value: text)
    case .secret(let secret): self.init(name: name, value: secret)
    }
  }

  /// A field that somebody typed. What only credentials are named is not shown again.
  package init(_ name: String, filling value: Value) {
    let field = HeaderField(name, value: value)
    if case .text(let text) = value, field.isCredential {
      self.init(name: name, value: Secret(text))
    } else {
      self = field
    }
  }
}
