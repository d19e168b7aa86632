import APIClient
import Encodings
import Foundation
import RandomTestSupport

/// A secret nobody else has, and every spelling in which it could turn up.
struct Canary: Sendable {
  let secret: String

  /// - Parameter isPlain: letters and digits alone, so that it can be typed anywhere as it is.
  init(seed: Int, isPlain: Bool) {
    var random = SeededGenerator(seed: UInt64(seed))
    let number = String(UInt64.random(in: .min ... .max, using: &random), radix: 36)
    secret = isPlain ? "Zq9x\(number)" : "Zq/9+\"é\(number)%&="
  }

  /// What must not be found in a text.
  private var spellings: [String] {
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

  /// The spelling in which a text has it; `nil` when it does not. Breaking a line hides nothing.
  func spelling(in text: String) -> String? {
    let whole = text.replacing(/\n */, with: "")
    return spellings.first { text.contains($0) || whole.contains($0) }
  }
}
