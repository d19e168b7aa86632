/// Bytes of every class that a terminal obeys, or that hides or turns what is read.
enum HostileBytes {
  /// Stands before each: the program writes codes of its own, and never behind this.
  static let mark = "¤"

  /// What text may hold, one of each class and more where a class has several kinds.
  static let texts: [String] =
    controls.map { mark + $0 }
    + [
      "\u{1b}[2J", "\u{1b}[35;1;4m", "\u{1b}[6n", "\u{1b}c", "\u{1b}[?1049h", "\u{1b}]0;t\u{7}",
      "\u{1b}]52;c;Zm9v\u{1b}\\",
      "\u{1b}]8;;http://e.test\u{1b}\\x\u{1b}]8;;\u{1b}\\", "\u{1b}P+q54\u{1b}\\", "\u{1b}_a\u{1b}\\",
      "\u{9b}31m",
      "\u{9d}0;t\u{9c}", "\u{202e}txt", "\u{2066}a\u{2069}", "\u{200f}", "\u{61c}", "\u{200b}", "\u{2060}",
      "\u{feff}",
      "\u{2028}", "\u{2029}", "\u{e0001}\u{e0041}\u{e007f}", "\u{180e}", "\u{115f}", "\u{fff9}", "\u{ad}",
      "a" + String(repeating: "\u{301}", count: 200),
    ].map { mark + $0 }

  private static let controls: [String] = {
    let codes: [UInt32] = Array(1..<0x20) + Array(0x7f..<0xa0)
    return codes.filter { ![0x09, 0x0a, 0x0d].contains($0) }.compactMap(Unicode.Scalar.init).map { "\($0)" }
  }()

  /// What can stand in a line of a head.
  static let inHead = texts.filter { !$0.contains("\n") }

  /// What is no UTF-8.
  static let broken: [[UInt8]] = [
    [0x9b, 0x33, 0x31, 0x6d], [0xc0, 0x9b], [0xe0, 0x80, 0x9b], [0xf0, 0x80, 0x80, 0x9b], [0xff, 0xfe],
    [0xc2],
    [0xed, 0xa0, 0x80], [0x90, 0x9c, 0x9d],
  ]

  /// What a terminal was sent that it must not be; `nil` where all is well. In one go, as there is much of it.
  static func found(in output: String) -> String? {
    var scan = Scan()
    for scalar in output.unicodeScalars {
      if let found = scan.take(scalar) { return found }
    }
    return nil
  }

  /// What was seen of the codes so far.
  private struct Scan {
    /// Of a code that has not ended; empty outside one.
    private var code = ""
    private var isBehindMark = false
    private var marks = 0

    mutating func take(_ scalar: Unicode.Scalar) -> String? {
      if !code.isEmpty { return goOn(scalar) }
      if scalar == "\u{1b}" {
        code = "\u{1b}"
        return nil
      }
      defer { isBehindMark = scalar == "¤" }
      if scalar.isASCII {
        marks = 0
        let isLayout = ["\n", "\r", "\t"].contains(scalar)
        let isOwn = ["\u{7}", "\u{8}"].contains(scalar) && !isBehindMark
        return (scalar.value < 0x20 && !isLayout && !isOwn) || scalar.value == 0x7f ? name(scalar) : nil
      }
      return seen(scalar)
    }

    private mutating func goOn(_ scalar: Unicode.Scalar) -> String? {
      let isParameter = code.hasPrefix("\u{1b}[") && (0x20..<0x40).contains(scalar.value)
      code.unicodeScalars.append(scalar)
      if isParameter || code == "\u{1b}[" { return nil }
      defer { (code, isBehindMark) = ("", false) }
      if code.hasPrefix("\u{1b}[") {
        let isOurs = "mKJCGABDHhlrn".unicodeScalars.contains(scalar) && !code.contains("35;1;4")
        let isPlain = !isBehindMark || !["2J", "6n", "?1049h"].contains(code.dropFirst(2))
        return isOurs && isPlain ? nil : code.debugDescription
      }
      return "=>78M()".unicodeScalars.contains(scalar) ? nil : code.debugDescription
    }

    private mutating func seen(_ scalar: Unicode.Scalar) -> String? {
      let properties = scalar.properties
      marks = properties.generalCategory == .nonspacingMark ? marks + 1 : 0
      if marks > 8 { return "more marks than a letter has" }
      let isHidden =
        properties.generalCategory == .control || properties.isBidiControl
        || ["\u{200b}", "\u{2060}", "\u{feff}", "\u{2028}", "\u{2029}"].contains(scalar)
        || (0xe0000...0xe007f).contains(scalar.value)
      return isHidden ? name(scalar) : nil
    }

    private func name(_ scalar: Unicode.Scalar) -> String { "U+\(String(scalar.value, radix: 16))" }
  }
}
