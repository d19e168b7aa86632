internal import ApusClient
internal import ApusEncodings
internal import ApusFormats
internal import ApusLanguage
package import ApusRecordings
internal import ApusRedaction
internal import ApusRendering
package import ApusText

/// A request of a HAR file, as it can be sent again.
package struct CapturedRequest {
  private let request: Request
  private let followsRedirects: Bool
  /// Header fields whose values are not in the file.
  package let withheld: [String]
  /// Whether it begins a conversation, of which no answer tells.
  private let isTalk: Bool
  /// Where it goes, redirects that were followed included.
  package let origins: [String]

  package init(_ recording: Recording) {
    let whole = recording.exchange.request
    isTalk = recording.exchange.conversation != nil || recording.exchange.response?.status == 101
    withheld = whole.headers.filter(\.isPlaceholder).map(\.name)
    let kept = whole.headers.filter { !$0.isPlaceholder && !$0.isOfTransport }
    origins = ([whole.url] + recording.exchange.hops.map(\.sent.url)).map { "\($0.origin)" }
    followsRedirects = recording.exchange.stepCount > 0
    request = Request(method: whole.method, url: whole.url, headers: HeaderFields(kept), body: whole.body)
  }

  package static func isPractice(_ origin: String) -> Bool {
    ["practice", "other.practice", "silent.practice"].contains { origin.hasSuffix("://\($0)") }
  }

  /// Why it cannot be sent; `nil` when it can.
  package var leftOut: String? {
    if isTalk { return Self.talk }
    let body = String(decoding: body ?? [], as: UTF8.self)
    if let name = SecretPlaceholder.names(in: "\(request.url)\(body)").first {
      return "the secret \(name) is not in the file"
    }
    return lostFile.map { "the bytes of \($0) are not in the file" }
  }

  /// Why no line says it; `nil` where one does.
  var reasonForNoLine: String? {
    isTalk ? Self.talk : lostFile.map { "the bytes of \($0) are not in the file" }
  }

  private static let talk = "it is a WebSocket, and no request and answer"

  /// A body that no line can hold: it has to be a file.
  var bytesOfFile: [UInt8]? { body.flatMap { Self.text(of: $0) == nil ? $0 : nil } }

  /// A body that a line can hold; `nil` for bytes, and for text with what is not seen, such as the ends of lines of a form
  /// of several parts.
  package static func text(of body: [UInt8]) -> String? {
    let isSeen = body.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x0a || $0 == 0x09 }
    return isSeen ? String(validating: body, as: UTF8.self) : nil
  }

  /// A file that was sent as a part of a form; browsers keep only its name.
  private var lostFile: String? {
    guard case .multipart(let form) = request.body?.content else { return nil }
    for part in form.parts {
      if case .bytes([]) = part.content, let name = part.fileName { return name }
    }
    return nil
  }

  private var body: [UInt8]? { request.body.flatMap { try? $0.allBytes() } }

  package func title(_ number: Int) -> Line { Line("\(number)  ", .dim) + name }

  /// Method and URL.
  package var name: Line { Line("\(request.method) ", .method) + Line(request.url.maskingCredentials, .url) }

  /// The line that asks for it, with a file for its body.
  func line(sending file: String) -> String {
    let quoted = ItemPrinter().quoted
    return (["send", request.method.name] + rest(PracticeAlias(nil), quoted: quoted) + [quoted("@" + file)])
      .joined(separator: " ")
  }

  /// The line that asks for it, and for nothing that is not in it.
  package func line(_ alias: PracticeAlias) -> String {
    let body = body.map(alias.real)
    let text = body.flatMap { String(validating: $0, as: UTF8.self) }
    guard let body, text == nil else {
      let data = text.map { ["--data-raw", ItemPrinter().quoted($0)] } ?? []
      return (["send", request.method.name] + rest(alias, quoted: ItemPrinter().quoted) + data).joined(
        separator: " ")
    }
    // What no argument can hold comes as it is exported.
    let input = ["printf", "%s", Base64.encoded(body), "|", "base64", "-d", "|"]
    let curl = ["curl", "-g", "--compressed", "-X", request.method.name]
    return (input + curl + rest(alias, quoted: Self.quotedForShell) + ["--data-binary", "@-"]).joined(
      separator: " ")
  }

  /// The URL, the header fields, and what is done with redirects.
  private func rest(_ alias: PracticeAlias, quoted: (String) -> String) -> [String] {
    var words = [quoted("\(alias.real(request.url))"), "--path-as-is"]
    for name in ["Accept", "Content-Type"] where !request.headers.contains(name) {
      words += ["-H", quoted("\(name):")]
    }
    for field in request.headers {
      let text = field.shown.isEmpty ? "\(field.name);" : "\(field.name): \(field.shown)"
      words += ["-H", quoted(alias.real(text))]
    }
    return followsRedirects ? words + ["-L"] : words
  }

  /// Two braces side by side would name a variable.
  private static func quotedForShell(_ text: String) -> String {
    let word = ShellText.word(text)
    return word.contains("{{") ? word.replacing("{", with: "{''") : word
  }
}

extension HeaderField {
  /// Whether a secret stood here that was left out.
  fileprivate var isPlaceholder: Bool {
    guard case .text(let text) = value else { return true }
    return !SecretPlaceholder.names(in: text).isEmpty
  }

  /// Whether it is made anew for each request, or belongs to another version of HTTP.
  fileprivate var isOfTransport: Bool {
    name.hasPrefix(":")
      || ["Host", "Content-Length", "Connection", "Accept-Encoding", "Transfer-Encoding"].contains {
        isNamed($0)
      }
  }
}
