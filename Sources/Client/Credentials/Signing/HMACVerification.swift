internal import ApusEncodings

extension HMACSigning {
  /// Whether what a header says is the code of a message. How long that takes tells nothing of where they differ.
  ///
  /// - Parameter message: with the headers and the body that came.
  /// - Throws: where the body cannot be read.
  package func verdict(on said: String, of message: Request) throws(RequestError) -> HMACVerdict {
    guard let (codes, texts) = read(said) else { return .unreadable }
    let right = Array(code(of: try text(of: message, at: Moment(said: texts))).utf8)
    // A header may have several, as while a key is changed.
    let isRight = codes.reduce(false) { $1.count == right.count && HMAC.areEqual($1, right) || $0 }
    return isRight ? .right(at: texts[.timestamp].flatMap { Int($0) }) : .wrong
  }

  /// The codes in a header, and what it says of the moment: part by part where its template has commas.
  private func read(_ said: String) -> (codes: [[UInt8]], texts: [SigningTemplate.Part: String])? {
    var codes: [[UInt8]] = []
    var texts: [SigningTemplate.Part: String] = [:]
    let patterns = value.partsAtCommas
    let parts = patterns.count > 1 ? said.split(separator: ",").map(\.trimmed) : [said.trimmed]
    for part in parts {
      for pattern in patterns {
        guard let found = pattern.value(in: part) else { continue }
        if pattern.part == .signature {
          codes.append(Array((encoding == .hex ? found.lowercased() : found).utf8))
        } else {
          texts[pattern.part] = found
        }
      }
    }
    return codes.isEmpty ? nil : (codes, texts)
  }
}

extension SigningTemplate {
  /// One place with what stands before and behind it.
  fileprivate struct Pattern {
    let before: String
    let part: Part
    var after = ""

    func value(in text: String) -> String? {
      guard text.hasPrefix(before), text.hasSuffix(after), text.count > before.count + after.count else {
        return nil
      }
      return String(text.dropFirst(before.count).dropLast(after.count))
    }
  }

  /// Its places, of which each stands between commas.
  fileprivate var partsAtCommas: [Pattern] {
    var patterns: [Pattern] = []
    var before = ""
    for piece in pieces {
      switch piece {
      case .text(let text):
        guard let comma = text.firstIndex(of: ",") else {
          before += text
          continue
        }
        if !patterns.isEmpty { patterns[patterns.count - 1].after = before + text[..<comma] }
        before = text[comma...].dropFirst().trimmed
      case .part(let part):
        patterns.append(Pattern(before: before, part: part))
        before = ""
      case .header: continue
      }
    }
    if !patterns.isEmpty { patterns[patterns.count - 1].after = before }
    return patterns
  }
}
