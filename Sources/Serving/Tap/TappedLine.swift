internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusJSON
internal import ApusLanguage
internal import ApusSavedSessions

/// The line that somebody would have typed for what another program sent.
struct TappedLine {
  private let request: Request
  private let target: String
  private let recording: Recording
  private let printer = ItemPrinter()

  init(_ tapped: TappedRequest, _ recording: Recording) {
    request = tapped.request
    target = tapped.target
    self.recording = recording
  }

  var text: String {
    guard let body else { return CapturedRequest(recording).line(PracticeAlias(nil)) }
    let pairs = items(of: body)
    var words = verb + [printer.quoted(target.hasPrefix("//") ? request.url.text : target)]
    if hasDots { words.append("--path-as-is") }
    if recording.exchange.response?.isRedirect == true { words.append("--no-follow") }
    words += headers(without: pairs == nil ? [] : ["content-type"]) + (pairs ?? [])
    if pairs == nil, !body.isEmpty {
      if !request.headers.contains("Content-Type") { words += ["-H", "Content-Type:"] }
      words += ["--data-raw", printer.quoted(body)]
    }
    return words.joined(separator: " ")
  }

  /// `nil` for bytes that are no text.
  private var body: String? {
    guard case .bytes(let bytes)? = request.body?.content else { return "" }
    return String(validating: bytes, as: UTF8.self)
  }

  private var verb: [String] {
    let name = request.method.name
    let isUsual = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"].contains(name)
    return isUsual ? [name.lowercased()] : ["send", name]
  }

  /// Whether a path would be tidied up.
  private var hasDots: Bool {
    target.prefix { $0 != "?" }.split(separator: "/").contains { $0 == "." || $0 == ".." }
  }

  private func headers(without left: Set<String>) -> [String] {
    request.headers.compactMap { field in
      let name = field.name.lowercased()
      guard !left.contains(name), name != "user-agent", !(name == "accept" && field.shown == "*/*") else {
        return nil
      }
      guard case .text(let value) = field.value else { return nil }
      return value.isEmpty ? printer.quoted(field.name + ";") : printer.print(.header, name: field.name, value: value)
    }
  }

  /// A small flat object as pairs, which are easier to read; `nil` for anything else.
  private func items(of body: String) -> [String]? {
    guard request.headers["Content-Type"]?.lowercased().hasPrefix("application/json") == true,
      let root = try? Document(body).root, root.kind == .object, (1...6).contains(root.count)
    else { return nil }
    let members = Array(root.members)
    guard Set(members.map(\.name)).count == members.count, members.allSatisfy({ isPlain($0) }) else {
      return nil
    }
    return members.map { member in
      member.value.string.map { printer.print(.string, name: member.name, value: $0) }
        ?? printer.print(.json, name: member.name, value: member.value.text)
    }
  }

  private func isPlain(_ member: Member) -> Bool {
    let name = member.name.utf8
    return !name.isEmpty && name.allSatisfy(isWordByte) && !(member.value.isContainer)
      && !(member.value.string?.contains { $0.isNewline } ?? false)
  }
}
