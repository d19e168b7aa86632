internal import ApusEncodings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// How a code is made of a request and a key, and how it is written into a header.
package struct HMACSigning: Sendable {
  /// How a code is written.
  package enum Encoding: String, Sendable, CaseIterable {
    case hex, base64

    func text(_ code: [UInt8]) -> String {
      switch self {
      case .hex: Hex.digits(of: code)
      case .base64: Base64.encoded(code)
      }
    }
  }

  private let key: [UInt8]
  private let algorithm: HMAC.Algorithm
  let encoding: Encoding
  private let signed: SigningTemplate
  let value: SigningTemplate

  /// - Throws: where a setting has a value that it cannot have.
  package init(key: Secret, settings: [AuthScheme.Setting.Name: String]) throws(RequestError) {
    self.key = Array(key.reveal().utf8)
    algorithm = HMAC.Algorithm(rawValue: settings[.algorithm] ?? "") ?? .sha256
    encoding = Encoding(rawValue: settings[.encoding] ?? "") ?? .hex
    signed = try SigningTemplate(settings[.sign] ?? "{body}")
    value = try SigningTemplate(settings[.value] ?? "{signature}")
    guard value.pieces.contains(.part(.signature)) else {
      throw RequestError(.requestHeader, "what the header says has no {signature}, so it would prove nothing")
    }
  }

  /// Whether what it makes holds for a while only, as far as can be known.
  package var saysWhen: Bool { signed.saysWhen }

  /// What is signed of a request at a moment.
  func text(of request: Request, at moment: Moment) throws(RequestError) -> [UInt8] {
    var body: [UInt8] = []
    if signed.pieces.contains(.part(.body)), let content = request.body {
      do {
        try content.forEachBlock { body += $0 }
      } catch {
        throw RequestError(.requestBody, "\(error.path) cannot be signed: \(error.reason)")
      }
    }
    return signed.filled { piece in
      switch piece {
      case .part(.body): body
      case .part(let part): Array(Self.text(of: part, request.method, request.url, moment).utf8)
      case .header(let name): Array((request.headers.first(name)?.revealed ?? "").utf8)
      case .text: []
      }
    }
  }

  private static func text(
    of part: SigningTemplate.Part, _ method: HTTPMethod, _ url: WebURL, _ moment: Moment
  ) -> String {
    switch part {
    case .method: method.name
    case .host: url.sentAuthority
    case .path: url.path
    case .query: url.query ?? ""
    case .target: url.target
    case .url: url.text
    case .timestamp, .milliseconds, .date: moment.text(of: part)
    case .body, .signature: ""
    }
  }

  /// The code of some bytes, as it is written.
  func code(of text: [UInt8]) -> String { encoding.text(HMAC(algorithm, key: key).code(of: text)) }

  /// A header's value, of the code and the moment.
  func value(_ code: String, at moment: Moment) -> String {
    let bytes = value.filled { piece in
      switch piece {
      case .part(.signature): Array(code.utf8)
      case .part(let part): Array(moment.text(of: part).utf8)
      case .header, .text: []
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// When something was signed, in the three spellings that are in use.
  struct Moment {
    private let texts: [SigningTemplate.Part: String]

    init(_ date: Date) {
      let seconds = date.timeIntervalSince1970
      texts = [
        .timestamp: "\(Int(seconds))", .milliseconds: "\(Int(seconds * 1_000))", .date: date.ISO8601Format(),
      ]
    }

    /// What a header said.
    init(said texts: [SigningTemplate.Part: String]) { self.texts = texts }

    func text(of part: SigningTemplate.Part) -> String { texts[part] ?? "" }
  }
}
