internal import ApusClient
internal import ApusEncodings
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// Items on their own: they change what every request goes out with.
package struct ItemsCommand: Sets {
  private static let items = Operand("ITEM", .request, "an item", try: "Accept:application/json").several

  package static let spec = CommandSpec(
    section: .session,
    summary: "items on a line of their own are sent with every request from then on",
    forms: [LineForm("ITEM…"), .unsaid(.operand(items))],
    examples: [
      CommandSpec.Example("Accept:application/json per_page==5", "a header and a query item"),
      CommandSpec.Example("env", "what there is now"),
      CommandSpec.Example("Accept:", "a header without a value is taken back"),
    ],
    details: [
      "Header:value  Header: (take back)  Header; (send empty)  query==value  field=text  field:=json",
      "Fields are sent by requests that usually have a body.",
      "They belong to the origin of the base: another one gets them with `--send-headers-anyway` only.",
    ])

  private let items: [Item]

  package init(_ line: LineArguments) throws(LineProblem) {
    guard case .items(let items) = try ParsedLine.parse(line.remainder(from: Self.items).text) else {
      throw line.missing("items", try: "Accept:application/json")
    }
    try self.init(items)
  }

  init(_ items: [Item]) throws(LineProblem) {
    if let file = items.first(where: { $0.separator == .upload }) {
      throw LineProblem("a file is sent by one request, not by a session", at: file.range)
    }
    self.items = items
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    // All of the items or none: the session changes once every one of them is understood.
    var changed = session
    for item in items { try apply(item, to: &changed, with: session.variables, surroundings) }
    session = changed
    output.note(SessionView(session))
    return .ok
  }

  private func apply(
    _ item: Item, to session: inout Session, with variables: Variables, _ surroundings: Surroundings
  ) throws(LineProblem) {
    let name = try item.name.filled(from: variables).visible(in: "a name")
    if item.separator.isHeader {
      let value = try self.value(of: item, with: variables, surroundings)
      let field = HeaderField(name, filling: value)
      try field.checkForSession(at: item.range)
      if item.separator == .header, item.value.isEmpty {
        if field.isNamed("User-Agent"), !session.headers.contains(name) { session.omitsUserAgent = true }
        session.headers = session.headers.removing(name)
      } else {
        if field.isNamed("User-Agent") { session.omitsUserAgent = false }
        session.headers = session.headers.setting(field)
      }
    } else if item.separator.isQuery {
      guard case .text(let text) = try self.value(of: item, with: variables, surroundings) else {
        throw LineProblem(.requestVariable, "a secret cannot go into a query", at: item.value.range)
      }
      session.query.removeAll { $0.name == name }
      session.query.append(QueryItem(name: name, value: text))
    } else {
      session.data.removeAll { $0.name.shown == item.name.shown }
      session.data.append(item)
    }
  }

  private func value(
    of item: Item, with variables: Variables, _ surroundings: Surroundings
  ) throws(LineProblem) -> HeaderField.Value {
    let filled = try item.value.filled(from: variables)
    guard item.separator.readsFile else { return filled.headerValue }
    let path = try filled.visible(in: "a file name")
    let bytes = try surroundings.environment.files.contents(ofFile: path, at: item.value.range)
    return .text(String(decoding: bytes, as: UTF8.self).trimmed)
  }
}

extension HeaderField {
  /// Refuses a field that would have every later request refused.
  func checkForSession(at range: Range<Int>, try line: String = "help items") throws(LineProblem) {
    do throws(RequestError) {
      try check()
    } catch {
      throw LineProblem(error.code, error.message, at: range, try: line)
    }
  }
}
