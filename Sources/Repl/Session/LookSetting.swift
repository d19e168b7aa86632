internal import ApusLanguage
internal import ApusSurroundings

/// What `set` keeps of how answers are drawn.
enum LookSetting: String {
  case text
  case screenReader = "screen-reader"

  var takes: String {
    switch self {
    case .text: "exact or decoded"
    case .screenReader: "on or off"
    }
  }

  var example: String {
    switch self {
    case .text: "exact"
    case .screenReader: "on"
    }
  }

  var meaning: String {
    switch self {
    case .text: "whether text of an answer is decoded on a terminal, or has the spelling that came"
    case .screenReader: "whether all is said in words, for a screen reader: nothing drawn, nothing moving"
    }
  }

  func shown(in look: Look) -> String {
    switch self {
    case .text: look.isExact ? "exact" : "decoded"
    case .screenReader: look.isSpoken ? "on" : "off"
    }
  }

  func set(_ word: Word, in look: inout Look) throws(LineProblem) {
    switch self {
    case .text: look.isExact = try choice(of: word, ["exact": true, "decoded": false])
    case .screenReader: look.isSpoken = try choice(of: word, ["on": true, "off": false])
    }
  }

  func reset(in look: inout Look) {
    let usual = Look()
    switch self {
    case .text: look.isExact = usual.isExact
    case .screenReader: look.isSpoken = usual.isSpoken
    }
  }

  private func choice<Value>(of word: Word, _ values: [String: Value]) throws(LineProblem) -> Value {
    guard let value = values[word.text.lowercased()] else {
      throw LineProblem("expected \(takes), found \(word.text)", at: word.range)
    }
    return value
  }
}
