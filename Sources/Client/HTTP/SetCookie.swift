internal import ApusEncodings

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What one `Set-Cookie` field asks a client to keep, and whether a client may (RFC 6265bis, 5.7).
///
/// Cookies without a name are refused, as libcurl does.
package struct SetCookie: Sendable {
  package let name: String
  package let value: Secret
  /// As they were written.
  package let attributes: [String]
  private let values: [String: String]
  private let text: String

  package init(_ text: String) {
    self.text = text
    let parts = text[...].pieces(between: ";")
    let pair = Self.pair(parts.first ?? "")
    // What has no sign has no name.
    name = pair.value == nil ? "" : pair.name
    value = Secret(pair.value ?? pair.name)
    attributes = parts.dropFirst().map { $0.trimmingBlanks }.filter { !$0.isEmpty }
    let pairs = attributes.map { Self.pair($0[...]) }.map { ($0.name.lowercased(), $0.value ?? "") }
    values = Dictionary(pairs) { $1 }
  }

  private static func pair(_ text: Substring) -> (name: String, value: String?) {
    guard let (name, value) = text.parts(at: "=") else { return (text.trimmingBlanks, nil) }
    return (name.trimmingBlanks, value.trimmingBlanks)
  }

  /// Whether an attribute is there, by its name in lower case.
  package func has(_ attribute: String) -> Bool { values[attribute] != nil }

  /// Where it goes back to, when that is said; in lower case.
  package var domain: String? {
    guard let text = values["domain"], !text.isEmpty else { return nil }
    return (text.hasPrefix(".") ? String(text.dropFirst()) : text).lowercased()
  }

  /// Where it goes back to, when that is said.
  package var path: String? { values["path"].flatMap { $0.hasPrefix("/") ? $0 : nil } }

  /// When it is over; `nil` for a cookie that lives as long as the session. `Max-Age` counts for more than `Expires`.
  package func expiry(at now: Date) -> Date? {
    if let seconds = values["max-age"].flatMap({ Int($0) }) {
      return now.addingTimeInterval(Double(max(0, seconds)))
    }
    return values["expires"].flatMap { Date(httpDate: $0.replacing("-", with: " ")) }
  }

  // MARK: Rules

  /// The rule that it breaks, as a part of a sentence; `nil` when it may be kept.
  ///
  /// - Parameters:
  ///   - url: who sent it.
  ///   - isTrusted: whether that came by a way that nobody listens to.
  package func refusal(from url: WebURL, isTrusted: Bool? = nil) -> String? {
    if name.isEmpty { return "it has no name" }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) {
      return "it has a control character"
    }
    if name.utf8.count + value.reveal().utf8.count > Self.mostBytes {
      return "its name and value have more than \(Self.mostBytes) bytes"
    }
    return wrongPlace(url) ?? (isTrusted ?? url.isTrustworthy ? nil : insecure) ?? wrongPrefix
  }

  private static let mostBytes = 4096

  private func wrongPlace(_ url: WebURL) -> String? {
    guard let domain, domain != url.host else { return nil }
    let isAbove = url.host.hasSuffix("." + domain) && !url.isAddress
    // A last label alone belongs to everybody.
    if isAbove, domain.contains(".") { return nil }
    return "\(url.host) may set none for \(domain.isEmpty ? "." : domain)"
  }

  private var insecure: String? { has("secure") ? "Secure needs https, and it came by http" : nil }

  private var wrongPrefix: String? {
    let prefix = ["__Host-", "__Secure-"].first { name.lowercased().hasPrefix($0.lowercased()) }
    guard let prefix else { return nil }
    if !has("secure") { return "a name that begins with \(prefix) needs Secure" }
    guard prefix == "__Host-" else { return nil }
    if domain != nil { return "a name that begins with \(prefix) allows no Domain" }
    return values["path"] == "/" ? nil : "a name that begins with \(prefix) needs Path=/"
  }
}

extension WebURL {
  /// Whether cookies that are `Secure` may come from here: by https, or from this machine as libcurl knows it.
  fileprivate var isTrustworthy: Bool {
    scheme == "https" || ["localhost", "127.0.0.1", "::1"].contains(host)
  }

  /// Whether the host is a number, which has no domain above it.
  fileprivate var isAddress: Bool {
    host.contains(":") || host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || $0 &- 0x30 < 10 }
  }
}
