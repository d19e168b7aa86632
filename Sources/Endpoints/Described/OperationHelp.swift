internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
package import ApusOpenAPI
package import ApusText

/// Everything a description says of one operation: what it takes, and what it answers.
package struct OperationHelp: View {
  let operation: ApusOpenAPI.Operation
  /// The path as it is typed here, with its holes.
  package let path: String
  /// The path as it was asked about, with values.
  let asked: String
  /// What it asks for, a line for each of the ways.
  let security: [Line]
  /// What else is known of asking it.
  var asking: OperationAsking
  /// What was seen of it and is not described.
  let seen: [SeenFacts.Fact]

  package init(
    operation: ApusOpenAPI.Operation, path: String, asked: String, security: [Line] = [],
    seen: [SeenFacts.Fact] = []
  ) {
    asking = OperationAsking(operation)
    self.seen = seen
    self.operation = operation
    self.path = path
    self.asked = asked
    self.security = security
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines = [Line(operation.method.rawValue, .method) + Line(" ") + Line(path, .url)]
    if operation.isDeprecated { lines.append(Line("deprecated: better not used any more", .warning).retold) }
    if !operation.title.isEmpty { lines.append(Line(operation.title)) }
    lines += prose.flatMap { $0.wrappedAtWords(to: screen.width, indent: $0.text.hasPrefix("- ") ? 2 : 0) }
    lines += ParameterLocation.allCases.flatMap(parameters)
    let auth = security + asking.token
    if !auth.isEmpty { lines += [Line(), Line("auth", .heading)] + auth.map { Line("  ") + $0 } }
    lines += body + responses + asking.answers
    if !seen.isEmpty { lines += [Line(), Line(SeenView.mark, .heading)] + SeenView.rows(seen) }
    lines += [Line(), Line("try: ", .dim).retold + Line(example, .command)]
    if let type = asking.mediaTypes.first {
      lines.append(
        Line("     ", .dim)
          + Line("\(example) \(ItemPrinter().print(.header, name: "Accept", value: type))", .command))
    }
    if let id = operation.id { lines.append(Line("or:  ", .dim).retold + Line(call(id), .command)) }
    return lines.flatMap { line in
      let indent = line.text.prefix { $0 == " " }.count
      // What explains a line above it is a block of text; all else hangs from its first word.
      return line.wrappedAtWords(
        to: screen.width, indent: min(indent < 6 ? indent + 2 : indent, screen.width / 3))
    }
    .drawn(on: screen)
  }

  /// The first paragraphs of what is said about it, a line each.
  private var prose: [Line] {
    var paragraphs = MarkdownText.paragraphs(operation.summaryInFull ?? "")
    // Where nothing is said in a few words, the title is the beginning of this.
    if let first = paragraphs.first, first.hasPrefix(operation.title) {
      paragraphs[0] = first.dropFirst(operation.title.count).trimmed
    }
    return paragraphs.filter { !$0.isEmpty }.prefix(8).map { Line($0, .dim) }
  }

  private func parameters(in place: ParameterLocation) -> [Line] {
    let parameters = operation.parameters(in: place)
    guard !parameters.isEmpty else { return [] }
    return [Line(), Line(place == .path ? "in the path" : "\(place.rawValue)", .heading).retold]
      + parameters.flatMap { rows($0.name, ParameterWords($0), $0.typingInPlace) }
  }

  /// A name with its facts, and below them what it is for.
  private func rows(_ name: String, _ words: ParameterWords, _ typing: Line? = nil) -> [Line] {
    var line = Line("  ") + Line(name, .key)
    line.pad(to: max(line.width + 2, 18))
    line.append(words.facts)
    if let typing { line.append(Line(", ") + typing.retold) }
    return [line] + words.summary.map { Line("      \($0)", .dim) }
  }

  private var body: [Line] {
    guard let body = operation.body else { return [] }
    let types = body.contents.map(\.type).joined(separator: ", ")
    let title =
      Line("body", .heading) + Line("  \(types)", .dim)
      + Line(body.isRequired ? ", required" : "", .dim).retold
    return [Line(), title] + MarkdownText.paragraphs(body.summary ?? "").map { Line("  \($0)", .dim) }
      + operation.bodyFields.flatMap { rows($0.name, ParameterWords($0)) }
      + body.contents.flatMap(\.partHeaders).map { part, headers in
        Line("  \(part) is described with headers of its own, which are not sent: ", .dim).retold
          + Line(headers.joined(separator: ", "), .key)
      }
  }

  private var responses: [Line] {
    let responses = operation.responses
    guard !responses.isEmpty else { return [] }
    return [Line(), Line("answers", .heading)]
      + responses.flatMap { response -> [Line] in
        var line = Line("  ") + Line(response.status, Int(response.status).map { .status($0) } ?? .dim)
        line.pad(to: 11)
        line.append(MarkdownText.line(response.summary ?? ""))
        guard let schema = response.json?.schema else { return [line] }
        line.append(" · \(schema.typeName)", .dim)
        let fields = (schema.items ?? schema).fields.map(\.name)
        guard response.isSuccess, !fields.isEmpty else { return [line] }
        let more = fields.count > 24 ? " …" : ""
        return [line, Line("      " + fields.prefix(24).joined(separator: " ") + more, .dim)]
      }
  }

  /// The same by its name. A prompt asks for what a body needs.
  private func call(_ id: String) -> String {
    let required = operation.parameters.filter { $0.isRequired && [.query, .header].contains($0.place) }
      .map { ($0.name, $0.sample) }
    let pairs = (parts + required).map { ItemPrinter().print(.string, name: $0.0, value: $0.1) }
    return (["call \(id)"] + pairs).joined(separator: " ")
  }

  /// The parts of the path as they were asked about; none where one of them may be several.
  private var parts: [(String, String)] {
    let asked = PathSegment.segments(of: asked)
    let described = PathSegment.segments(of: operation.path)
    let count = min(asked.count, described.count)
    let parameters = operation.parameters(in: .path)
    var parts: [(String, String)] = []
    for (segment, written) in zip(described.suffix(count), asked.suffix(count)) {
      guard let values = operation.values(of: PathSegment(segment), in: written) else { return [] }
      parts += values.map { value in
        let parameter = parameters.first { $0.name == value.name }
        return (value.name, parameter?.typed(written: value.written) ?? value.value)
      }
    }
    return parts
  }

  /// A line that asks for it, with what is required to be filled in.
  private var example: String {
    let query = operation.parameters(in: .query).filter(\.isRequired).map { parameter in
      ItemPrinter().print(.query, name: parameter.name, value: parameter.sample)
    }
    let headers = operation.parameters(in: .header).filter(\.isRequired).map { parameter in
      ItemPrinter().print(
        .header, name: parameter.name, value: parameter.written(Template(parameter.sample)).shown)
    }
    let fields = operation.body?.json?.sample().map { $0.text }
    let needsBody = operation.body?.isRequired == true && operation.body?.json != nil
    let words = query + headers + (needsBody ? [fields ?? "{}"] : form)
    let method = operation.method.rawValue
    let verb = RequestLine.verbs.first { $0.method.name == method }?.word ?? "send \(method)"
    let line = ([verb, asked] + words).joined(separator: " ")
    // What would be broken to the screen could not be taken from there.
    return line.utf8.count > 72 && (needsBody || !form.isEmpty) ? "edit \(verb) \(asked)" : line
  }
}

extension OperationHelp {
  /// Items for the required fields of a form.
  fileprivate var form: [String] {
    guard let body = operation.body, body.json == nil, let content = body.contents.first(where: \.isForm),
      let schema = content.schema
    else { return [] }
    return DescribedBody.items(schema.sample(), of: schema.fields).map { ItemPrinter().quoted($0) }
  }
}

extension ApusOpenAPI.Parameter {
  /// A value to begin with.
  fileprivate var sample: String {
    typedText(of: example.flatMap(JSONValue.init(copying:)) ?? schema.sample())
  }
}
