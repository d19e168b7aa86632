internal import APIClient
internal import Rendering
internal import Transcripts

/// A request of a HAR file, as it can be sent again.
struct CapturedRequest {
  private let request: Request
  private let followsRedirects: Bool
  /// Header fields whose values are not in the file.
  let withheld: [String]
  /// Where it goes, redirects that were followed included.
  let origins: [String]

  init(_ recording: Recording) {
    let whole = recording.exchange.request
    withheld = whole.headers.filter(\.isPlaceholder).map(\.name)
    let kept = whole.headers.filter { !$0.isPlaceholder && !$0.isOfTransport }
    origins = ([whole.url] + recording.exchange.hops.map(\.sent.url)).map { "\($0.origin)" }
    followsRedirects = recording.exchange.hops.count > 1
    request = Request(method: whole.method, url: whole.url, headers: HeaderFields(kept), body: whole.body)
  }

  static func isPractice(_ origin: String) -> Bool {
    ["practice", "other.practice", "silent.practice"].contains { origin.hasSuffix("://\($0)") }
  }

  /// Why it cannot be sent; `nil` when it can.
  var leftOut: String? {
    if let name = SecretPlaceholder.names(in: "\(request.url)\(body ?? "")").first {
      return "the secret \(name) is not in the file"
    }
    return request.body != nil && body == nil ? "its body is no text" : nil
  }

  private var body: String? {
    request.body.flatMap { try? $0.allBytes() }.flatMap { String(validating: $0, as: UTF8.self) }
  }

  func title(_ number: Int) -> Line {
    Line("\(number)  ", .dim) + Line("\(request.method) ", .method) + Line("\(request.url)", .url)
  }

  /// The line that asks for it, and for nothing that is not in it.
  func line(_ alias: PracticeAlias) -> String {
    let printer = ItemPrinter()
    var words = ["send", request.method.name, printer.quoted("\(alias.real(request.url))"), "--path-as-is"]
    for name in ["Accept", "Content-Type"] where !request.headers.contains(name) {
      words += ["-H", printer.quoted("\(name):")]
    }
    for field in request.headers {
      let text = field.shown.isEmpty ? "\(field.name);" : "\(field.name): \(field.shown)"
      words += ["-H", printer.quoted(alias.real(text))]
    }
    if followsRedirects { words.append("--follow") }
    if let body { words += ["--data-raw", printer.quoted(alias.real(body))] }
    return words.joined(separator: " ")
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
