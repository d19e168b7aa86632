package import ApusLanguage
package import ApusSurroundings
package import ApusSystem
internal import ApusText

/// What `set` keeps of how answers are drawn.
package enum LookSetting: String {
  case text, theme, images
  case screenReader = "screen-reader"

  package var takes: String {
    switch self {
    case .text: "exact or decoded"
    case .theme: "dark, light, mono, usual or a file"
    case .images: "on, off or auto"
    case .screenReader: "on or off"
    }
  }

  /// The words that it takes.
  package var values: [String] {
    switch self {
    case .text: ["exact", "decoded"]
    case .theme: ["dark", "light", "mono", "usual"]
    case .images: ["on", "off", "auto"]
    case .screenReader: ["on", "off"]
    }
  }

  package var example: String {
    switch self {
    case .text: "exact"
    case .theme: "dark"
    case .images: "on"
    case .screenReader: "on"
    }
  }

  package var meaning: String {
    switch self {
    case .text: "whether text of an answer is decoded on a terminal, or has the spelling that came"
    case .theme: "the colours; a file has lines such as key bold #88c0d0"
    case .images: "whether PNG images are drawn; auto asks the terminal first, by kitty's graphics or sixels"
    case .screenReader: "whether all is said in words, for a screen reader: nothing drawn, nothing moving"
    }
  }

  package func shown(in look: Look) -> String {
    switch self {
    case .text: look.isExact ? "exact" : "decoded"
    case .theme: look.theme?.name ?? "usual"
    case .images: look.images.rawValue
    case .screenReader: look.isSpoken ? "on" : "off"
    }
  }

  package func set(
    _ word: Word, in look: inout Look, _ files: FileReader = .disk(home: nil)
  ) throws(LineProblem) {
    switch self {
    case .theme: look.theme = try theme(word, files)
    case .images: look.images = try choice(of: word, ["on": .on, "off": .off, "auto": .auto])
    case .text: look.isExact = try choice(of: word, ["exact": true, "decoded": false])
    case .screenReader: look.isSpoken = try choice(of: word, ["on": true, "off": false])
    }
  }

  package func reset(in look: inout Look) {
    let usual = Look()
    switch self {
    case .text: look.isExact = usual.isExact
    case .theme: look.theme = usual.theme
    case .images: look.images = usual.images
    case .screenReader: look.isSpoken = usual.isSpoken
    }
  }

  private func theme(_ word: Word, _ files: FileReader) throws(LineProblem) -> ThemeStyles? {
    let name = word.text.lowercased()
    if name == "usual" { return nil }
    if let own = ThemeStyles.named(name) { return own }
    guard word.text.contains(".") || word.text.contains("/") else {
      throw LineProblem("expected \(takes), found \(word.text)", at: word.range)
    }
    let place = files.found(files.expanded(word.text))
    let text = String(decoding: try files.contents(ofFile: place, at: word.range), as: UTF8.self)
    do throws(ThemeFile.Problem) {
      return try ThemeFile.styles(text, named: place)
    } catch {
      throw LineProblem("\(word.text), line \(error.line): \(error.message)", at: word.range)
    }
  }

  private func choice<Value>(of word: Word, _ values: [String: Value]) throws(LineProblem) -> Value {
    guard let value = values[word.text.lowercased()] else {
      throw LineProblem("expected \(takes), found \(word.text)", at: word.range)
    }
    return value
  }
}
