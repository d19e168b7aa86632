import ApusClient
import ApusEncodings
import ApusRandomTestSupport
import Foundation

/// A secret nobody else has, and every spelling in which it could turn up.
struct Canary: Sendable {
  let secret: String
  /// What must not be found in a text.
  private let spellings: [String]

  /// - Parameter isPlain: letters and digits alone, so that it can be typed anywhere as it is.
  init(seed: Int, isPlain: Bool) {
    var random = SeededGenerator(seed: UInt64(seed))
    let number = String(UInt64.random(in: .min ... .max, using: &random), radix: 36)
    secret = isPlain ? "Zq9x\(number)" : "Zq/9+\"é\(number)%&="
    spellings = Self.spellings(of: secret)
  }

  private static func spellings(of secret: String) -> [String] {
    let json = secret.replacing("\"", with: "\\\"")
    let percent = [PercentEncoding.Place.segment, .queryValue, .form].map {
      PercentEncoding.encode(secret, for: $0)
    }
    let encoded = (0..<3).map { skipped in
      // Of base64 what does not depend on its neighbours.
      Data(Array(repeating: 65, count: skipped) + Array(secret.utf8)).base64EncodedString()
        .dropFirst(4).dropLast(4)
    }
    return [secret, json, json.replacing("/", with: "\\/")] + percent + encoded.map(String.init)
  }

  /// The spelling in which a text has it; `nil` when it does not.
  func spelling(in text: String) -> String? { spelling(in: SearchedText(text)) }

  func spelling(in text: SearchedText) -> String? { spellings.first(where: text.contains) }
}

/// A text in which very many spellings are looked for, byte for byte. Breaking a line hides nothing.
struct SearchedText {
  private let views: [String]

  init(_ text: String) { views = [text, Self.withoutBreaks(text)] }

  /// Line by line, each as a whole: whatever looks at each byte by itself takes a minute for all there is.
  private static func withoutBreaks(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var whole: [UInt8] = []
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, let end = memchr(start, 0x0a, rest.count) {
        let length = start.distance(to: UnsafeRawPointer(end))
        whole += rest[..<length]
        rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
        rest = UnsafeRawBufferPointer(rebasing: rest.drop { $0 == 0x20 })
      }
      return String(decoding: whole + rest, as: UTF8.self)
    }
  }

  func contains(_ spelling: String) -> Bool {
    views.contains { view in
      // `strstr` sees nothing behind a zero.
      strlen(view) == view.utf8.count ? strstr(view, spelling) != nil : view.contains(spelling)
    }
  }
}
