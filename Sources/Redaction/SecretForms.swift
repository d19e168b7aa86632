internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// The spellings in which a secret may stand in a file.
enum SecretForms {
  /// Shorter values are hidden where their name tells what they are; anywhere else they would be found in everything.
  static let shortest = 4

  /// Raw, percent-encoded, escaped for JSON and for markup, and base64 at its three alignments; each once.
  static func all(of secret: String) -> Set<[UInt8]> {
    guard secret.utf8.count >= shortest else { return [] }
    let bytes = Array(secret.utf8)
    var forms: Set<[UInt8]> = [bytes]
    for place in [PercentEncoding.Place.segment, .queryValue, .form, .writtenPath, .writtenQuery] {
      let encoded = PercentEncoding.encode(secret, for: place)
      forms.insert(Array(encoded.utf8))
      forms.insert(Array(lowercasingEscapes(encoded).utf8))
    }
    for style: JSONString.Style in [[], .slashes, .beyondASCII] {
      forms.insert(Array(JSONString.escaped(secret, style).utf8))
    }
    // JSON inside a string of JSON.
    for style: JSONString.Style in [[], .beyondASCII] {
      forms.insert(Array(JSONString.escaped(JSONString.escaped(secret, style)).utf8))
    }
    forms.formUnion(misread(bytes) + inMarkup(secret))
    for skipped in 0..<3 {
      let encoded = base64Core(of: bytes, behind: skipped)
      guard encoded.utf8.count >= 5 else { continue }
      forms.insert(Array(encoded.utf8))
      forms.insert(Array(encoded.utf8.map { $0 == 0x2b ? 0x2d : $0 == 0x2f ? 0x5f : $0 }))
    }
    return forms
  }

  /// As pages and XML have it, which write quotes in several ways; none where all is written there as it is.
  private static func inMarkup(_ secret: String) -> [[UInt8]] {
    let text = HTMLQuoting.escaped(secret)
    guard text != secret else { return [] }
    return ["\"", "&quot;", "&#34;"].flatMap { double in
      ["'", "&#39;", "&#x27;", "&#039;", "&apos;"].flatMap { single -> [[UInt8]] in
        let form = text.replacing("&quot;", with: double).replacing("&#39;", with: single)
        return [form, JSONString.escaped(form)].map { Array($0.utf8) }
      }
    }
  }

  /// What was written so, as it is.
  static func withoutMarkup(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let escapes = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&#039;", "'"), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// What comes of a secret beyond ASCII where its bytes are read as Latin-1: many servers give headers back so.
  private static func misread(_ bytes: [UInt8]) -> [[UInt8]] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    let plain = String(text)
    let escaped = ([[], .beyondASCII, .unseen] as [JSONString.Style]).map { JSONString.escaped(plain, $0) }
    return ([plain] + escaped + escaped.map { JSONString.escaped($0) }).map { Array($0.utf8) }
  }

  /// The characters of base64 that hold nothing but bits of `bytes`, when so many bytes stand before them.
  private static func base64Core(of bytes: [UInt8], behind skipped: Int) -> Substring {
    let text = Base64.encoded(Array(repeating: 0, count: skipped) + bytes)
    let first = (8 * skipped + 5) / 6
    let end = 8 * (skipped + bytes.count) / 6
    return text.dropFirst(first).prefix(end - first)
  }

  private static func lowercasingEscapes(_ text: String) -> String {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      result.append(byte)
      guard byte == UInt8(ascii: "%") else { continue }
      result += rest.prefix(2).map { $0 &- 0x41 < 6 ? $0 | 0x20 : $0 }
      rest = rest.dropFirst(2)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
