#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a check on seeded random input: a few hundred rounds in the suite, or for as long as
/// `APUS_FUZZ_SECONDS` asks. A failure names nothing random: the seed is fixed, so it comes back.
enum Fuzz {
  static func run(rounds: Int = 400, seed: UInt64 = 42, _ check: (inout SeededRandom) -> Void) {
    var random = SeededRandom(seed: seed)
    let seconds = getenv("APUS_FUZZ_SECONDS").flatMap { Double(String(cString: $0)) } ?? 0
    let start = ContinuousClock.now
    for _ in 0..<rounds { check(&random) }
    while ContinuousClock.now - start < .seconds(seconds) { check(&random) }
  }
}

/// SplitMix64: small, fast, and the same everywhere.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Bytes made of what JSON is made of, so that they get past the first character.
  mutating func jsonLikeBytes() -> [UInt8] {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\"a\"", "\"a\":", "1", "-", "0", ".5", "e9", "true", "false",
      "null",
      " ", "\n", "\\u12", "\\ud83d", "\\n", "日", "👍", "\u{0}", "\u{7f}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...30, using: &self) {
      if Int.random(in: 0..<12, using: &self) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &self))
      } else {
        bytes += pieces[Int.random(in: pieces.indices, using: &self)].utf8
      }
    }
    return bytes
  }
}
