internal import ApusClient
internal import ApusEncodings

/// A line of `[Options]`.
struct HurlOption {
  private let option: HurlLines.Pair

  init(_ option: HurlLines.Pair) { self.option = option }

  /// Without these another request would be sent, or elsewhere.
  private static let changing: Set<String> = [
    "aws-sigv4", "cert", "key", "cacert", "connect-to", "resolve", "proxy", "unix-socket", "netrc",
    "netrc-file",
    "netrc-optional", "ntlm", "negotiate", "insecure", "http2", "http3",
  ]
  /// They change nothing of what is sent.
  private static let harmless: Set<String> = [
    "verbose", "very-verbose", "verbosity", "output", "path-as-is", "location-trusted", "http1.1", "http1.0",
    "ipv4", "ipv6",
    "max-redirs", "pretty", "no-pretty",
  ]

  func put(into request: inout CollectedRequest, _ reader: inout HurlReader) {
    let isOn = option.value != "false"
    switch option.name {
    case "location": request.followsRedirects = isOn
    case "location-trusted": request.followsRedirects = isOn
    case "skip": if isOn { request.refuse("the file says to skip it") }
    case "header":
      if let colon = option.value.firstIndex(of: ":") {
        request.headers.append(
          CollectedPair(
            option.value[..<colon].trimmed, option.value[option.value.index(after: colon)...].trimmed))
      }
    case "user-agent": request.headers.append(CollectedPair("User-Agent", option.value))
    case "user":
      let user = option.value.prefix { $0 != ":" }
      request.auth = .pair(user: String(user), password: String(option.value.dropFirst(user.count + 1)))
    case "max-time": request.timeout = Self.seconds(option.value)
    case "variable":
      let name = option.value.prefix { $0 != "=" }
      var value = option.value.dropFirst(name.count + 1).trimmed
      if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = String(value.dropFirst().dropLast())
      }
      reader.given.removeAll { $0.name == name.trimmed }
      reader.given.append(CollectedVariable(name: name.trimmed, value: value))
      request.variables = reader.given
    case let name where Self.changing.contains(name) || AuthScheme.named(name)?.owner == .user:
      if isOn { request.refuse("its option \(name) is not done here") }
    case let name where Self.harmless.contains(name): return
    default: reader.leave("the option \(option.name)", at: option.line)
    }
  }

  /// `500ms`, `5s`, `5`: a number alone is seconds.
  private static func seconds(_ text: String) -> String? {
    if text.hasSuffix("ms"), let number = Double(text.dropLast(2)) { return "\(number / 1_000)" }
    let digits = text.hasSuffix("s") ? String(text.dropLast()) : text
    return Double(digits) == nil ? nil : digits
  }
}
