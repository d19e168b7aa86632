package import ApusClient
internal import ApusJSON

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

extension RequestLine {
  /// The words that begin a request, but for `send`, which any method may follow.
  package static let verbs: [(word: String, method: HTTPMethod)] = [
    ("get", .get), ("head", .head), ("options", .options), ("delete", .delete), ("post", .post),
    ("put", .put),
    ("patch", .patch), ("trace", .trace),
  ]

  /// Reads a verb line, such as `get /users q==swift` or `send PURGE /cache`, or a line that begins with its URL.
  package init(native words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    var rest = words.words[...]
    let method = try Self.takeMethod(&rest)
    try self.init(words, text: words.text, method, rest)
  }

  /// Reads what stands behind another command, which asks by this verb. Its places stay those of the whole line: the verb
  /// stands where blanks are in the place of the command's name, if that is long enough.
  package init(native words: Words, asking verb: HTTPMethod) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    let name = verb.name.lowercased() + " "
    let room = words.words.first?.range.lowerBound ?? 0
    let blanks = String(repeating: " ", count: max(0, room - name.utf8.count))
    let text = room < name.utf8.count ? words.text : blanks + name + words.text.utf8Dropped(room)
    try self.init(words, text: text, verb, words.words[...])
  }

  private init(
    _ words: Words, text: String, _ method: HTTPMethod?, _ rest: ArraySlice<Word>
  ) throws(LineProblem) {
    let hasOptions = rest.contains { $0.template.hasPrefix("-") }
    let (options, others) = hasOptions ? try OptionReader.read(rest, in: .native) : ([], Array(rest))
    if rest.contains(where: { $0.text.hasSuffix(":") }) {
      try Array(rest).refuseBlanksBehindColons(among: others)
    }
    let positionals = try others.joiningFilesOfBodies()
    let parts = try PositionalWords(positionals, hasURL: options.contains { $0.option == .url })
    self.init(
      text: text, dialect: .native, method: method,
      url: parts.url?.template ?? options.last { $0.option == .url }?.value, items: parts.items,
      json: parts.json?.template, options: options, tail: words.tail)
  }

  private static func takeMethod(_ words: inout ArraySlice<Word>) throws(LineProblem) -> HTTPMethod? {
    guard let first = words.first, first.kind == .ordinary else { return nil }
    let word = first.text.lowercased()
    if let verb = verbs.first(where: { $0.word == word }) {
      words = words.dropFirst()
      return verb.method
    }
    guard word == "send" else { return nil }
    words = words.dropFirst()
    guard let name = words.popFirst() else {
      throw LineProblem(
        "expected a method after \(first.text)", at: first.range.upperBound..<first.range.upperBound,
        try: "send PURGE /cache")
    }
    guard let method = HTTPMethod(name.text.uppercased()), !name.template.isURL else {
      throw LineProblem("expected a method, which is one word", at: name.range, try: "send PURGE /cache")
    }
    return method
  }
}

extension RequestLine {
  /// Where among the words after the method the URL stands.
  package static func placeOfURL(in words: [Word]) -> Range<Int>? {
    guard words.contains(where: { $0.template.hasPrefix("-") }) else {
      let positionals = (try? words.joiningFilesOfBodies()) ?? words
      return PositionalWords.placeOfURL(in: positionals).map { positionals[$0].range }
    }
    let positionals =
      (try? OptionReader.read(words[...], in: .native).rest.joiningFilesOfBodies())
      ?? words.filter { !$0.template.hasPrefix("-") }
    return PositionalWords.placeOfURL(in: positionals).map { positionals[$0].range }
  }
}

extension [Word] {
  /// `< file`, as a shell has it, is `@file`: the body is what is in the file.
  fileprivate func joiningFilesOfBodies() throws(LineProblem) -> [Word] {
    var words: [Word] = []
    var rest = self[...]
    while let word = rest.popFirst() {
      guard word.kind == .ordinary, word.template.hasPrefix("<"), Item(word) == nil else {
        words.append(word)
        continue
      }
      let isJoined = word.text != "<"
      guard let file = isJoined ? word : rest.popFirst() else {
        let end = word.range.upperBound
        throw LineProblem("expected a file name after `<`", at: end..<end, tryInstead: " body.json")
      }
      let name = isJoined ? file.template.dropFirst(1) : file.template
      let mark = Template.Fragment(
        kind: .escaped, text: "@", range: word.range.lowerBound..<word.range.lowerBound + 1)
      words.append(
        Word(
          kind: .ordinary, template: Template([mark] + name.fragments, at: word.range.lowerBound),
          range: word.range.lowerBound..<file.range.upperBound))
    }
    return words
  }
}

extension String {
  fileprivate func utf8Dropped(_ count: Int) -> String {
    String(decoding: utf8.dropFirst(count), as: UTF8.self)
  }
}
