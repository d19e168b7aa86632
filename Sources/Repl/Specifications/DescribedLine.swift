internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI

/// The operation that a line of words is about to ask for, as far as the line says.
struct DescribedLine {
  let match: OperationMatch
  /// The words behind the method, but for the path.
  private let words: [Word]

  /// - Parameter words: the method and what follows it.
  init?(_ words: [Word], in session: Session) {
    guard let verb = words.first, let method = HTTPMethod(verb.text.uppercased()) else { return nil }
    let rest = Array(words.dropFirst())
    guard let place = RequestLine.placeOfURL(in: rest), let word = rest.first(where: { $0.range == place }),
      let match = session.described(method, word.text)
    else { return nil }
    self.match = match
    self.words = rest.filter { $0.range != place }
  }

  /// Parameters and fields that are not given yet, those that are required first.
  func candidates(typed: String) -> [(text: String, meaning: String)] {
    let given = Set(words.compactMap { Item($0)?.name.shown.lowercased() })
    let all = parameters.filter { !given.contains($0.name.lowercased()) }
    if let chosen = all.first(where: { typed.hasPrefix($0.name + $0.separator) && !$0.values.isEmpty }) {
      return chosen.values.map { value in
        (chosen.name + chosen.separator + value, value == chosen.words.usual ? "unless said otherwise" : "")
      }
    }
    let sorted = all.filter(\.words.isRequired) + all.filter { !$0.words.isRequired }
    return sorted.map { ($0.name + $0.separator, $0.words.line) }
  }

  private struct Input {
    let name: String
    let separator: String
    let words: ParameterWords
    let values: [String]
  }

  private var parameters: [Input] {
    let operation = match.operation
    let fields = operation.bodyFields.map { field in
      let isText = field.schema.kinds.allSatisfy { $0 == .string } && !field.schema.kinds.isEmpty
      return Input(
        name: ItemPrinter.name(ofKey: field.name),
        separator: field.schema.isFile && operation.body?.json == nil
          ? "@" : isText || operation.body?.json == nil ? "=" : ":=",
        words: ParameterWords(field),
        values: field.schema.kinds.contains(.array) ? [] : field.schema.choicesOfText)
    }
    return inputs(.query, "==") + fields + inputs(.header, ":")
  }

  private func inputs(_ place: ParameterLocation, _ separator: String) -> [Input] {
    match.operation.parameters(in: place).map { parameter in
      Input(
        name: parameter.name, separator: separator, words: ParameterWords(parameter),
        values: parameter.schema.choicesOfText)
    }
  }
}

extension ApusOpenAPI.Operation {
  /// The fields of its body that a request has: of JSON, or else of a form.
  var bodyFields: [SchemaField] {
    guard let body else { return [] }
    let content = body.json ?? body.contents.first(where: \.isForm) ?? body.contents.first
    return (content?.schema?.fields ?? []).filter { !$0.schema.isReadOnly }
  }
}

extension Session {
  /// Whether there is a description to go by at all.
  var isDescribed: Bool { specification != nil || practice != nil && base?.origin == practice }

  /// The methods of the description that no word of its own begins a line with: QUERY, and whatever else it has.
  var describedMethods: [HTTPMethod] {
    var names: Set<String> = Set(RequestLine.verbs.map(\.method.name))
    return specification?.index.operations.compactMap { operation in
      names.insert(operation.method.rawValue).inserted ? HTTPMethod(operation.method.rawValue) : nil
    } ?? []
  }

  /// The operation that a method and a path mean, as they would be typed; `nil` when none is described.
  func described(_ method: HTTPMethod, _ typed: String) -> OperationMatch? {
    guard let base else { return nil }
    if typed.contains("://") {
      return (try? WebURL(typed)).flatMap { known(method, $0.origin, $0.path) }
    }
    let path = String(typed.prefix { $0 != "?" && $0 != "#" })
    return known(method, base.origin, URLPath.join(base.path, "/" + directory, path, keepsDots: false))
  }

  /// By the description that is loaded, or else by that of the practice API, which is always there.
  private func known(_ method: HTTPMethod, _ origin: Origin, _ path: String) -> OperationMatch? {
    if let match = specification?.match(method, origin, path, at: base) { return match }
    guard origin == practice, let method = ApusOpenAPI.Operation.Method(rawValue: method.name) else {
      return nil
    }
    return PracticeEndpoints.description?.match(method, path)
  }

  /// The operation that a request means.
  func described(_ request: Request) -> OperationMatch? {
    specification?.match(request.method, request.url.origin, request.url.path, at: base)
  }

  /// A body to begin with; `nil` when none is described.
  func sampleBody(for request: Request, hasAll: Bool) -> DescribedBody? {
    known(request.method, request.url.origin, request.url.path).flatMap {
      DescribedBody($0.operation, hasAll: hasAll)
    }
  }
}
