internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusEndpoints
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `edit [LINE]`
package struct EditCommand: Asks {
  private static let line = Operand("LINE", .line)
  private static let all = CommandOption("--all", "begin with every field that is described")

  package static let spec = CommandSpec(
    section: .sending,
    summary: "open your editor on the body of a request, and put the whole line on the prompt",
    forms: [[], [.option(all), .operand(line)]],
    examples: [],
    details: [
      "`edit post /gists public:=false` opens $VISUAL or $EDITOR on {\"public\": false}; what you save becomes the "
        + "body of the line, which is sent when you press Enter.",
      "What should be JSON and is none is named, with its line and column: you edit it again, send it as text, or leave "
        + "with the line on the prompt.",
      "`edit` alone starts with the last request. Where `spec` has loaded a description, a line without a body begins "
        + "with one that fits: with the fields that are required, and the names of the others above it or, for a form, in "
        + "lines that begin with `#`. `edit --all LINE` has all of them.",
    ])

  private let line: AskingLine?
  private let range: Range<Int>
  private let hasAll: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    range = line.name.range
    hasAll = line.has(Self.all)
    self.line = line.isEmpty ? nil : try AskingLine(line.remainder(from: Self.line))
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    let asking = try self.line ?? AskingLine(Words(sender.answers.lastRecord(at: range).line))
    let line = try asking.edited(in: sender.session.scope, at: range)
    guard line.dialect == .native else {
      throw LineProblem("a pasted line cannot be edited; begin with a method", at: range, try: "edit post /")
    }
    let request = try sender.prepare(line).request
    let described = request.body == nil ? sender.session.scope.sampleBody(for: request, hasAll: hasAll) : nil
    let before = try request.body.map { try text(of: $0) } ?? described?.text ?? ""
    let editing = EditedBody(
      environment: sender.environment, output: output, variables: sender.session.variables,
      kind: described?.kind)
    guard let after = try editing.ending(from: before) else {
      throw LineProblem(
        .usageCommand, "there is no editor: VISUAL and EDITOR are not set, or this is no terminal", at: range)
    }
    output.prefill =
      switch after {
      case .body(let after):
        switch described?.kind {
        case .form: line.text(withFields: after)
        case .jsonLines: line.text(withLines: after)
        case .json, nil: line.text(withBody: after)
        }
      case .template(let after): line.text(withBody: after, isValue: true)
      case .text(let after): line.text(withBody: after, isValue: false)
      case .left(let after): "edit " + line.text(withBody: after, isValue: false)
      }
    return .ok
  }

  /// JSON is laid out in lines, and becomes one again when it is typed.
  private func text(of body: RequestBody) throws -> String {
    guard let bytes = body.bytesInMemory, let text = String(validating: bytes, as: UTF8.self) else {
      throw LineProblem(.requestBody, "this body is no text, and cannot be edited", at: range)
    }
    guard let document = try? JSONDocument(text) else { return text }
    return JSONWriter(.indented(by: 2)).text(of: document.root) + "\n"
  }
}

extension AskingLine {
  /// The line whose body is edited.
  fileprivate func edited(in scope: EndpointScope, at range: Range<Int>) throws(LineProblem) -> RequestLine {
    switch self {
    case .request(let line): return line
    case .call(let call): return try OperationCall(call, in: scope).request(lacksBody: true)
    case .endpoint:
      throw LineProblem("a typed endpoint has no body to edit", at: range, try: "edit post /")
    case .graphQL:
      throw LineProblem("a query is edited in the line, or in a file of its own", at: range, try: "help gql")
    }
  }
}

extension RequestLine {
  /// The same request with the fields of a form, a line each.
  func text(withFields fields: String) -> String {
    let items = fields.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") && !$0.trimmed.isEmpty }
    return ([text.trimmed] + items.map { ItemPrinter().quoted(String($0)) }).joined(separator: " ")
  }

  /// The same request with a body of lines, each of which has an end.
  func text(withLines lines: String) -> String {
    let lines = lines.trimmed
    return lines.isEmpty ? text.trimmed : "\(text.trimmed) --raw \(ItemPrinter().quoted(lines + "\n"))"
  }

  /// The same request with another body: everything that made the old one is gone from the line.
  ///
  /// - Parameter isValue: whether it is a bare JSON value; by default as it reads.
  func text(withBody body: String, isValue: Bool? = nil) -> String {
    let old =
      items.filter(\.separator.isData).map(\.range) + (json.map { [$0.range] } ?? [])
      + options.filter { RequestOption.bodies.contains($0.option) }.map(\.range)
    let all = Words(text)
    let kept = all.words.indices.filter { index in !old.contains { $0.overlaps(all.words[index].range) } }
    let words = kept.map { all.spelling(of: $0) }.joined(separator: " ")
    let trimmed = body.trimmed
    if trimmed.isEmpty { return words }
    let isValue = isValue ?? (try? JSONDocument(trimmed))?.root.isContainer ?? false
    return words + " " + (isValue ? trimmed : "--raw " + ItemPrinter().quoted(trimmed))
  }
}
