internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `change URL`: fetched, edited, compared, and sent after a yes.
package struct ChangeCommand: Asks {
  private static let url = Operand("URL", .request, "a URL", try: "change /things/7")
  private static let item = Operand("ITEM|OPTION", .request).several.optional
  private static let put = CommandOption("--put", "sends all of it")
  private static let patch = CommandOption(
    "--patch", "sends only what is different, as a merge patch (RFC 7396)")
  private static let yes = CommandOption("--yes", "asks nothing")

  package static let spec = CommandSpec(
    section: .sending,
    summary: "change something in your editor: it is fetched, edited, compared, and sent after a yes",
    forms: [[.operand(url), .operand(item), .option(put), .option(patch), .option(yes)]],
    examples: [
      CommandSpec.Example("get /documents/readme", "what is there"),
      CommandSpec.Example(
        "change /documents/readme {\"text\": \"Swifts sleep in the air.\"} --put --yes",
        "another value, unless somebody else was faster"),
    ],
    details: [
      "`change /things/7` opens $VISUAL or $EDITOR on what `get /things/7` brings. `change /things/7 {…}` takes the value from "
        + "the line, and `change /things/7 name=zed` only what is different.",
      "It goes as a merge patch, or with PUT where the server allows no PATCH or a member becomes null. With an `ETag` it says "
        + "`If-Match`: where somebody else was faster, what they did is shown, and the line with both changes is on the prompt.",
    ])

  private let line: RequestLine
  private let method: PreparedRequest.ChangingMethod?
  private let isSure: Bool
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    range = line.name.range
    method = line.has(Self.put) ? .put : line.has(Self.patch) ? .patch : nil
    isSure = line.has(Self.yes)
    self.line = try RequestLine(native: line.remainder(from: Self.url), asking: .get)
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    var fetched = try sender.prepare(line.fetching())
    if fetched.showing.isOffline || sender.isOffline { return try sender.preview(fetched) }
    try sender.depart(&fetched)
    let text = line.text(withBody: "")
    let record = await sender.exchange(fetched, line: text)
    guard record.code == nil, let old = try? record.document().root else {
      try sender.display.show(record)
      return sender.conclude(record)
    }
    guard let new = try given(old, sender) ?? edited(old, sender) else { return .ok }
    return try await send(new.root, old, fetched, record.exchange, line: text, sender)
  }

  /// The value on the line, or what its items make of the old one.
  private func given(_ old: Node, _ sender: Sender) throws -> JSONDocument? {
    if let changed = try line.changed(old, in: sender.session.requestContext(in: sender.environment)) {
      return try JSONDocument(changed)
    }
    guard let json = line.json else { return nil }
    return try JSONDocument(
      json.filledAsJSON(from: sender.session.variables).visible(in: "a body"))
  }

  /// The value after the editor; `nil` where it goes on at the prompt.
  private func edited(_ old: Node, _ sender: Sender) throws -> JSONDocument? {
    var text = JSONWriter(.indented(by: 2)).text(of: old) + "\n"
    while true {
      guard let after = try sender.environment.edit(text) else { return try onPrompt(old, sender) }
      text = after
      do {
        return try JSONDocument(after)
      } catch {
        sender.output.note(Line("\(error)", .error))
        guard sender.environment.confirm("edit again? ") else {
          throw CommandFailure(error, in: Array(after.utf8), try: [])
        }
      }
    }
  }

  private func onPrompt(_ old: Node, _ sender: Sender) throws -> JSONDocument? {
    guard sender.output.isConversation else {
      throw LineProblem(
        .usageCommand, "there is no editor: VISUAL and EDITOR are not set, or this is no terminal", at: range)
    }
    sender.output.prefill = line.changing(to: JSONWriter().text(of: old))
    sender.output.note(
      Line("VISUAL and EDITOR are not set; the value is on the prompt, to be changed there", .dim))
    return nil
  }

  private func send(
    _ new: Node, _ old: Node, _ fetched: PreparedRequest, _ answer: Exchange, line text: String,
    _ sender: Sender
  ) async throws -> Outcome {
    let output = sender.output
    let differences = JSONDifference.between(old, new)
    guard !differences.isEmpty else {
      output.note(Line("nothing was changed, and nothing was sent", .dim))
      return .ok
    }
    try output.showFolded(DiffView(differences))
    let change = PreparedRequest(changing: fetched, answer, from: old, to: new, by: method)
    if !change.isGuarded {
      output.note(Line("the answer has no ETag: what others change meanwhile would be overwritten", .dim))
    }
    let request = change.request
    guard isSure || sender.environment.confirm("\(request.method) \(request.url.withoutUser)? ") else {
      output.note(Line("not sent", .dim))
      return .failed(.cancelled)
    }
    let word = "\(request.method)".lowercased()
    let outcome = try await sender.send(change, line: "\(word)\(text.drop { $0 != " " }) \(request.bodyText)")
    if request.method == .patch, method == nil { offerPut(of: new, after: outcome, output) }
    guard outcome == .failed(.http(412)) else { return outcome }
    let theirs = await sender.exchange(fetched, line: text)
    guard theirs.code == nil, let now = try? theirs.document().root else { return outcome }
    output.note(Line("what somebody else has changed meanwhile:", .dim))
    try output.showFolded(DiffView(JSONDifference.between(old, now)))
    if let patch = MergePatch.text(from: old, to: new), let both = try? JSONDocument(patch) {
      output.prefill = line.changing(to: MergePatch.text(of: now, patchedBy: both.root))
    }
    return outcome
  }

  /// Puts the line on the prompt that sends all of it, where the server takes no patch.
  private func offerPut(of new: Node, after outcome: Outcome, _ output: Output) {
    guard [405, 415, 501].contains(where: { outcome == .failed(.http($0)) }) else { return }
    output.prefill = line.changing(to: JSONWriter().text(of: new), Self.put.name)
    output.noteLater(Line("--put sends all of it instead; the line is on the prompt", .dim))
  }
}

extension Request {
  fileprivate var bodyText: String { body?.bytesInMemory.map { String(decoding: $0, as: UTF8.self) } ?? "" }
}

extension RequestLine {
  /// The line that has this made of what it asks for.
  fileprivate func changing(to value: String, _ option: String? = nil) -> String {
    "change\(option.map { " \($0)" } ?? "")\(text(withBody: "").drop { $0 != " " }) \(value)"
  }
}
