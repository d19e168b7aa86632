internal import ApusClient

/// What the text is written in, where that is not UTF-8.
enum CharsetFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    let text = exchange.text
    let said = exchange.response?.headers.first("Content-Type")
    if let problem = text.problem { return failed(problem, exchange.body.bytes, said?.description) }
    guard let name = text.foreignName else { return [] }
    let isPlain = text.bytes.allSatisfy { $0 < 0x80 } && text.bytes.count == exchange.body.bytes.count
    let isUTF8 = !isPlain && exchange.body.bytes.isUTF8
    let other = isUTF8 ? [Fact("Its bytes are UTF-8, too: --response-charset utf-8 reads them so.")] : []
    return [
      Fact(
        isPlain
          ? "The text is in \(name), and its bytes are plain ASCII."
          : "The text is in \(name): it is shown, and paths look into it; pipes and files get the bytes that came.",
        said?.description)
    ] + other
  }

  private static func failed(_ problem: CharsetProblem, _ bytes: [UInt8], _ said: String?) -> [Fact] {
    let why = Fact("The body is no text that can be shown: \(problem).", said)
    let other =
      bytes.isUTF8
      ? "Its bytes are UTF-8: --response-charset utf-8 shows them."
      : "It may be in another: --response-charset NAME reads it as that."
    return [why, Fact(other)]
  }
}

extension [UInt8] {
  /// Text of two bytes a letter is full of zeros, and what is beyond ASCII is UTF-8 by no accident.
  fileprivate var isUTF8: Bool {
    !contains(0) && contains { $0 >= 0x80 } && String(validating: self, as: UTF8.self) != nil
  }
}
