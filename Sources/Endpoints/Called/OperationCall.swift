internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusLanguage
internal import ApusOpenAPI
internal import ApusText

/// A call of an operation: what the line gives, put where the description wants it.
package struct OperationCall {
  /// With what was given since.
  package private(set) var line: CallLine
  private let scope: EndpointScope
  private let operation: ApusOpenAPI.Operation
  /// The parts of the path, each with as many values as were given.
  private var parts: [String: [Template]] = [:]
  /// Those that `cd` gave, as they stand in a path.
  private let standing: [String: String]
  private var items: [Item] = []
  private var given: Set<String> = []

  package init(_ line: CallLine, in scope: EndpointScope) throws(LineProblem) {
    (self.line, self.scope) = (line, scope)
    operation = try scope.operation(named: line.operation)
    standing = Dictionary(scope.valuesOfDirectory(in: operation)) { $1 }
    for item in line.items { try take(item) }
  }

  // MARK: What is given

  private mutating func take(_ item: Item) throws(LineProblem) {
    let name = item.name.shown.prefix { $0 != "[" }
    given.insert(name.lowercased())
    switch item.separator {
    case .string, .json, .stringFile, .jsonFile:
      if let part = operation.parameters(in: .path).first(where: { $0.name == item.name.shown }) {
        guard !item.separator.readsFile else {
          throw LineProblem("a part of a path is no file", at: item.range, try: "help \(line.operation.text)")
        }
        try give(item.value, as: part)
      } else if item.separator == .json || item.separator == .jsonFile {
        // A list or an object of the query or of a header may be typed as one, too.
        let isField = operation.bodyFields.contains { $0.name == name }
        let isPlaced = !isField && isParameter(named: String(name))
        items.append(isPlaced ? try placed(item, named: String(name)) : item)
      } else {
        items.append(try placed(item, named: String(name)))
      }
    default: items.append(item)
    }
  }

  private func isParameter(named name: String) -> Bool {
    operation.parameters.contains {
      $0.place == .query && $0.name == name
        || $0.place == .header && $0.name.lowercased() == name.lowercased()
    }
  }

  private mutating func give(_ value: Template, as part: ApusOpenAPI.Parameter) throws(LineProblem) {
    if parts[part.name] != nil, !part.schema.isList {
      throw LineProblem(
        .requestParameter, "\(part.name) is one part of the path, and is given twice", at: value.range,
        try: "help \(line.operation.text)")
    }
    parts[part.name, default: []].append(value)
  }

  /// An item with `=`, as what it is there.
  private func placed(_ item: Item, named name: String) throws(LineProblem) -> Item {
    let isFile = item.separator == .stringFile || item.separator == .jsonFile
    let parameters = operation.parameters
    if parameters.contains(where: { $0.place == .query && ($0.name == name || $0.name == item.name.shown) }) {
      return item.with(isFile ? .queryFile : .query)
    }
    if let header = parameters.first(where: {
      $0.place == .header && $0.name.lowercased() == name.lowercased()
    }) {
      return isFile ? item.with(.headerFile) : item.with(.header, header.written(item.value))
    }
    let fields = operation.bodyFields
    guard let field = fields.first(where: { $0.name == name || $0.name == item.name.shown }) else {
      // A body that is not described takes anything.
      if operation.body != nil, fields.isEmpty { return item }
      throw unknown(item)
    }
    guard operation.body?.json != nil, item.name.shown == field.name else { return item }
    return try field.schema.typed(item)
  }

  private func unknown(_ item: Item) -> LineProblem {
    let names =
      operation.parameters.filter { $0.place != .cookie }.map(\.name) + operation.bodyFields.map(\.name)
    let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    let message =
      "\(line.operation.text) has no parameter \(item.name.shown)"
      + (names.isEmpty ? "" : "; it has \(shown)")
    guard let meant = nearest(to: item.name.shown, among: names) else {
      return LineProblem(.requestParameter, message, at: item.range, try: "help \(line.operation.text)")
    }
    return LineProblem(.requestParameter, message, at: item.name.range, tryInstead: meant)
  }

  // MARK: What is missing

  /// What is required and not given, in the order of the description.
  package var missing: [MissingParameter] {
    let parameters = operation.parameters.filter { parameter in
      switch parameter.place {
      case .path: parts[parameter.name] == nil && standing[parameter.name] == nil
      case .query: parameter.isRequired && !given.contains(parameter.name.lowercased())
      case .header: parameter.isRequired && !isGivenHeader(parameter.name.lowercased())
      case .cookie: false
      }
    }
    let isWhole = line.json != nil || line.options.contains { RequestOption.bodies.contains($0.option) }
    let needsBody = operation.body?.isRequired ?? false || items.contains { $0.separator.isData }
    let fields =
      isWhole || !needsBody
      ? [] : operation.bodyFields.filter { $0.isRequired && !given.contains($0.name.lowercased()) }
    let used = parameters.isEmpty ? nil : KnownEndpoints(scope).usedValues
    return parameters.map {
      MissingParameter(
        name: $0.name, kind: ParameterWords($0).kind, typing: $0.typing?.retold.text,
        usual: used?[$0.name].first)
    }
      + fields.map {
        MissingParameter(
          name: $0.name, kind: ParameterWords($0).kind, typing: $0.schema.typing()?.retold.text, isField: true
        )
      }
  }

  private func isGivenHeader(_ name: String) -> Bool {
    given.contains(name) || ["accept", "content-type", "authorization"].contains(name)
  }

  /// Gives what was missing.
  package mutating func give(_ value: String, for parameter: MissingParameter) throws(LineProblem) {
    self = try OperationCall(line.adding(parameter.name, value), in: scope)
  }

  // MARK: The request

  /// The line that asks for it.
  ///
  /// - Parameter lacksBody: whether fields of the body may be missing still.
  package func request(lacksBody: Bool = false) throws(LineProblem) -> RequestLine {
    let missing = missing.filter { !lacksBody || !$0.isField }
    if !missing.isEmpty {
      let pairs = missing.map { value in
        value.usual.map { ItemPrinter().print(.string, name: value.name, value: $0) } ?? "\(value.name)=…"
      }
      throw LineProblem(
        .requestParameter, "\(line.operation.text) needs \(missing.map(\.name).joined(separator: ", "))",
        at: line.end..<line.end, tryInstead: " " + pairs.joined(separator: " "))
    }
    return RequestLine(
      text: line.text, dialect: .native, method: HTTPMethod(operation.method.rawValue), url: try url(),
      items: items, json: line.json, options: line.options, tail: line.tail)
  }

  private func url() throws(LineProblem) -> Template {
    let start = try scope.start(of: line.operation)
    var url = Template(start, standingFor: line.operation.range)
    for segment in PathSegment.segments(of: operation.path) {
      url = url + Template("/", standingFor: line.operation.range)
      for piece in PathSegment(segment).pieces {
        switch piece {
        case .text(let text): url = url + Template(text, standingFor: line.operation.range)
        case .parameter(let name): url = url + (try part(name))
        }
      }
    }
    return url.isEmpty ? Template("/", standingFor: line.operation.range) : url
  }

  private func part(_ name: String) throws(LineProblem) -> Template {
    let parameter = operation.parameters(in: .path).first { $0.name == name }
    if let values = parts[name] { return try PathPart(name, parameter).written(values) }
    if let value = standing[name] { return Template(value, standingFor: line.operation.range) }
    return Template("{\(name)}", standingFor: line.operation.range)
  }
}

/// Something that an operation requires and a line does not give.
package struct MissingParameter: Sendable, Hashable {
  package let name: String
  /// What its values are like.
  package let kind: String
  /// How it is typed, where it is a list or an object.
  var typing: String?
  /// What stood in its place before.
  package var usual: String?
  /// Whether it is a part of the body.
  var isField = false

  /// What somebody is asked.
  package var question: String {
    "\(name) (\(kind)\(typing.map { ", \($0)" } ?? ""))\(usual.map { " [\($0)]" } ?? ""): "
  }

  /// Whether it is a secret, which is not asked for by a line that is kept.
  package var isSecret: Bool { SecretNames.hides(name, "an unusual value", in: .member) }
}

extension Item {
  fileprivate func with(_ separator: Item.Separator, _ value: Template? = nil) -> Item {
    Item(separator, name: name, value: value ?? self.value, range: range, separatorRange: separatorRange)
  }
}
