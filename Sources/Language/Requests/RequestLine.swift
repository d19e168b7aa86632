package import ApusClient

/// A line that asks for something, read but not yet filled with values: what `get`, a pasted `curl` and a pasted
/// `http` all come to.
package struct RequestLine: Sendable {
  package let text: String
  package let dialect: Dialect
  /// As it stands in the line; `nil` when the line names none, and data decides between GET and POST.
  package let method: HTTPMethod?
  /// Unresolved; `nil` asks for where the session is.
  package internal(set) var url: Template?
  package internal(set) var items: [Item]
  /// A bare JSON value, which is the body.
  package var json: Template?
  package let options: [OptionUse]
  package let tail: Tail?
  /// `https` for a pasted `https …` line.
  package var defaultScheme = "http"
  /// What a command before a pasted one feeds it, or what the program was given.
  package var input: LineInput?
  /// Whether another program than curl is asked for what the line says in curl's options.
  package var isTranslated = false
  /// Whether its input is what the line itself feeds it.
  var isFedByShell = false
  /// What a shell feeds to the program of a pasted line.
  package var redirected: RedirectedInput?
  /// `$NAME` of a pasted line: variables of the session, or of the environment.
  package var shellNames: [ShellMarks.Name] = []
  /// The path into an answer whose value its URL is.
  var urlOfAnswer: String?
  /// Where that URL leads, if a copy of it is asked instead.
  var copied: Origin?
  /// Requests that are sent after this one: what `--next` of curl, several URLs and several commands ask for.
  package var following: [RequestLine] = []

  package init(
    text: String, dialect: Dialect, method: HTTPMethod?, url: Template?, items: [Item], json: Template?,
    options: [OptionUse], tail: Tail?, defaultScheme: String = "http", input: LineInput? = nil
  ) {
    self.text = text
    self.dialect = dialect
    self.method = method
    self.url = url
    self.items = items
    self.json = json
    self.options = options
    self.tail = tail
    self.defaultScheme = defaultScheme
    self.input = input
  }

  /// The last use of an option.
  func last(_ option: RequestOption) -> OptionUse? { options.last { $0.option == option } }

  func isOn(_ option: RequestOption) -> Bool { last(option)?.isOn ?? false }

  /// The method: what the line says, else what its data make likely.
  package var effectiveMethod: HTTPMethod {
    if let named = last(.method)?.value?.plain, let method = method(named: named) { return method }
    if isOn(.head) { return .head }
    if let method { return method }
    if last(.uploadFile) != nil { return .put }
    return hasBody && !isOn(.dataInQuery) ? .post : .get
  }

  /// curl sends a method as it is written; everywhere else its case does not matter.
  func method(named name: String) -> HTTPMethod? { HTTPMethod(dialect == .curl ? name : name.uppercased()) }

  /// Whether it was written for another program, and may leave to others what only a shell or a file has.
  package var isPasted: Bool { dialect != .native || !shellNames.isEmpty }

  /// Whether fields that were set for the session belong into its body.
  var usesSessionData: Bool { dialect == .native && [.post, .put, .patch].contains(method) }

  /// Whether there is something for its body from elsewhere.
  var isFed: Bool { input != nil || redirected != nil }

  var hasBody: Bool {
    json != nil || dialect != .curl && isFed || items.contains { $0.separator.isData }
      || options.contains { RequestOption.bodies.contains($0.option) }
  }
}

extension RequestOption {
  /// The options that hold a body or a part of one.
  package static let bodies: Set<RequestOption> = [
    .raw, .data, .dataRaw, .dataBinary, .dataURLEncode, .jsonText, .formPart, .formString, .uploadFile,
  ]
}
