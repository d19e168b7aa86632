internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage
internal import ApusRecordings
internal import ApusSavedSessions

/// The line that somebody would have typed for what another program sent.
struct TappedLine {
  private let request: Request
  private let target: String
  private let recording: Recording
  private let printer = ItemPrinter()

  /// What a body is called that no line can hold.
  let fileName: String

  /// - Parameter fileName: what a body is called that no line can hold: bytes, or parts of a form.
  init(_ tapped: TappedRequest, _ recording: Recording, fileName: String) {
    request = tapped.request
    target = tapped.target
    self.recording = recording
    self.fileName = fileName
  }

  /// A body that is a file of the recording; `nil` where the line holds it.
  var bytesOfFile: [UInt8]? {
    guard case .bytes(let bytes)? = request.body?.content, body == nil else { return nil }
    return bytes
  }

  var text: String {
    let pairs = body.flatMap { items(of: $0) }
    var words = verb + [printer.quoted(target.hasPrefix("//") ? request.url.text : target)]
    if hasDots { words.append("--path-as-is") }
    if recording.exchange.response?.isRedirect == true { words.append("--no-follow") }
    words += headers(without: pairs == nil ? [] : ["content-type"]) + (pairs ?? [])
    if pairs == nil, body != "" {
      if !request.headers.contains("Content-Type") { words += ["-H", "Content-Type:"] }
      words += body.map { ["--data-raw", printer.quoted($0)] } ?? [printer.quoted("@" + fileName)]
    }
    return words.joined(separator: " ")
  }

  /// `nil` for bytes that are no text, and for parts of a form, which have lines of their own.
  private var body: String? {
    guard case .bytes(let bytes)? = request.body?.content else { return "" }
    let isParts = request.headers["Content-Type"]?.lowercased().hasPrefix("multipart/") == true
    return isParts ? nil : CapturedRequest.text(of: bytes)
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
      return value.isEmpty
        ? printer.quoted(field.name + ";") : printer.print(.header, name: field.name, value: value)
    }
  }

  /// A small flat object as pairs, which are easier to read; `nil` for anything else.
  private func items(of body: String) -> [String]? {
    guard request.headers["Content-Type"]?.lowercased().hasPrefix("application/json") == true,
      let root = try? JSONDocument(body).root, root.kind == .object, (1...6).contains(root.count)
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
      && (member.value.string?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f } ?? true)
  }
}
