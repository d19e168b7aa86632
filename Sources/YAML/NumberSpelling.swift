/// A text that begins as a number of YAML does, taken apart.
struct NumberSpelling {
  private let text: UnsafeBufferPointer<UInt8>

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// By `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `0o[0-7]+`, `0x[0-9a-fA-F]+`, `[-+]?\.inf` and `\.nan`.
  var meaning: Scalar.Meaning {
    var at = 0
    let isSigned = at < text.count && (text[at] == UInt8(ascii: "-") || text[at] == UInt8(ascii: "+"))
    if isSigned { at += 1 }
    let whole = digits(from: &at)
    var fraction: Range<Int>?
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      fraction = digits(from: &at)
    }
    guard !whole.isEmpty || fraction?.isEmpty == false else { return special }
    let exponent = at
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "-") || text[at] == UInt8(ascii: "+") { at += 1 }
      guard !digits(from: &at).isEmpty else { return .string }
    }
    guard at == text.count else { return based }
    let hasLeadingZero = whole.count > 1 && text[whole.lowerBound] == UInt8(ascii: "0")
    if text[0] != UInt8(ascii: "+"), !whole.isEmpty, !hasLeadingZero, fraction?.isEmpty != true {
      return .number
    }
    return .respelled(spelling(whole, fraction, exponent))
  }

  private func digits(from at: inout Int) -> Range<Int> {
    let start = at
    while at < text.count, text[at] &- 0x30 < 10 { at += 1 }
    return start..<at
  }

  /// As JSON has it: no plus before it, no zeros at its head, digits on both sides of a point.
  private func spelling(_ whole: Range<Int>, _ fraction: Range<Int>?, _ exponent: Int) -> [UInt8] {
    let zero = UInt8(ascii: "0")
    var spelling = text[0] == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
    let digits = text[whole].drop { $0 == zero }
    spelling += digits.isEmpty ? [zero] : Array(digits)
    if let fraction {
      spelling.append(UInt8(ascii: "."))
      spelling += fraction.isEmpty ? [zero] : Array(text[fraction])
    }
    return spelling + text[exponent...]
  }

  /// `0x1F` and `0o17`.
  private var based: Scalar.Meaning {
    let letters = String(decoding: text, as: UTF8.self)
    let radix = letters.hasPrefix("0x") ? 16 : letters.hasPrefix("0o") ? 8 : 0
    let digits = letters.dropFirst(2)
    guard radix > 0, !digits.isEmpty,
      digits.utf8.allSatisfy({ $0.isDigit(below: radix) })
    else { return .string }
    return UInt64(digits, radix: radix).map { .respelled(Array("\($0)".utf8)) } ?? .unspeakable
  }

  private var special: Scalar.Meaning {
    let words = String(decoding: text.prefix(6), as: UTF8.self)
    let unsigned = words.first == "+" || words.first == "-" ? words.dropFirst() : words[...]
    if [".inf", ".Inf", ".INF"].contains(unsigned) { return .unspeakable }
    return [".nan", ".NaN", ".NAN"].contains(words) ? .unspeakable : .string
  }
}

extension UInt8 {
  fileprivate func isDigit(below radix: Int) -> Bool {
    radix == 8 ? self &- 0x30 < 8 : self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 6
  }
}
