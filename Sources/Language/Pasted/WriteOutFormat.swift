/// What `-w` of curl asks for: a text with names in `%{…}`.
package struct WriteOutFormat: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case text(String)
    case variable(Variable)
    /// `%header{NAME}`: a header of the answer.
    case header(String)
  }

  package enum Variable: String, Sendable, CaseIterable {
    case contentType = "content_type"
    case errorMessage = "errormsg"
    case fileName = "filename_effective"
    case headerJSON = "header_json"
    case httpCode = "http_code"
    case httpVersion = "http_version"
    case method
    case connectCount = "num_connects"
    case headerCount = "num_headers"
    case redirectCount = "num_redirects"
    case redirectURL = "redirect_url"
    case remoteAddress = "remote_ip"
    case remotePort = "remote_port"
    case responseCode = "response_code"
    case scheme
    case downloadSize = "size_download"
    case uploadSize = "size_upload"
    case downloadSpeed = "speed_download"
    case uploadSpeed = "speed_upload"
    case tlsTime = "time_appconnect"
    case connectTime = "time_connect"
    case lookupTime = "time_namelookup"
    case readyTime = "time_pretransfer"
    case redirectTime = "time_redirect"
    case firstByteTime = "time_starttransfer"
    case totalTime = "time_total"
    case url
    case effectiveURL = "url_effective"
  }

  /// A name that nothing here stands for.
  struct Unknown: Error {
    let name: String
  }

  package private(set) var parts: [Part] = []

  init(_ text: String) throws(Unknown) {
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let escaped = rest.first.flatMap({ Self.escapes[$0] }) {
        literal.append(escaped)
        rest = rest.dropFirst()
      } else if character == "%", rest.first == "%" {
        literal.append("%")
        rest = rest.dropFirst()
      } else if character == "%", let part = try Self.part(&rest) {
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(part)
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  private static let escapes: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t"]

  /// Takes what stands behind a percent sign; `nil` when that is a character like any other.
  private static func part(_ rest: inout Substring) throws(Unknown) -> Part? {
    let isHeader = rest.hasPrefix("header{")
    guard isHeader || rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let name = String(rest[..<end].dropFirst(isHeader ? 7 : 1))
    rest = rest[rest.index(after: end)...]
    if isHeader { return .header(name) }
    guard let variable = Variable(rawValue: name) else { throw Unknown(name: name) }
    return .variable(variable)
  }
}
