internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusLineEditing
internal import ApusRendering
internal import ApusSurroundings

/// An option of the session: what `set NAME VALUE` knows. All of them stand in `Settings.swift`.
package struct SessionOption: Sendable {
  package let name: String
  /// What kind of value it takes, for errors and help.
  package let takes: String
  /// The words that it takes. What else it takes nobody can guess.
  let values: [String]
  let example: String
  package let meaning: String
  /// What is kept for the base's origin and no other; `nil` for what is kept for all.
  private(set) var tlsSetting: TLSSetting?
  /// `nil` for what is no matter of how answers are drawn.
  private(set) var lookSetting: LookSetting?
  private let access: Access

  /// How its value is had and changed.
  private struct Access: Sendable {
    var shown: @Sendable (Settings) -> String = { _ in "" }
    var typed: @Sendable (Settings) -> String = { _ in "" }
    var set: @Sendable (Word, inout Settings) throws(LineProblem) -> Void = { _, _ in }
    var reset: @Sendable (inout Settings) -> Void = { _ in }
  }

  private init(
    name: String, takes: String, values: [String], example: String, meaning: String, access: Access
  ) {
    (self.name, self.takes, self.values, self.example) = (name, takes, values, example)
    (self.meaning, self.access) = (meaning, access)
  }

  /// - Parameters:
  ///   - shown: the value for people.
  ///   - typed: the value as `set` takes it; by default as it is shown.
  ///   - read: the value that a word is. Its variables are filled.
  init<Value>(
    _ name: String, _ place: any WritableKeyPath<Settings, Value> & Sendable, takes: String, values: [String],
    example: String, _ meaning: String, shown: @escaping @Sendable (Value) -> String,
    typed: (@Sendable (Value) -> String)? = nil,
    read: @escaping @Sendable (Word) throws(LineProblem) -> Value
  ) {
    let typed = typed ?? shown
    self.init(
      name: name, takes: takes, values: values, example: example, meaning: meaning,
      access: Access(
        shown: { shown($0[keyPath: place]) }, typed: { typed($0[keyPath: place]) },
        set: { word, settings throws(LineProblem) in settings[keyPath: place] = try read(word) },
        reset: { $0[keyPath: place] = Settings()[keyPath: place] }))
  }

  /// What is turned on and off.
  static func flag(
    _ name: String, _ place: any WritableKeyPath<Settings, Bool> & Sendable, example: String = "on",
    _ meaning: String
  ) -> SessionOption {
    SessionOption(
      name, place, takes: "on or off", values: ["on", "off"], example: example, meaning,
      shown: { $0 ? "on" : "off" }, read: { word throws(LineProblem) in try word.isOn() })
  }

  /// What is one of some words.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ place: any WritableKeyPath<Settings, Value> & Sendable, takes: String, example: String,
    _ meaning: String
  ) -> SessionOption {
    SessionOption(
      name, place, takes: takes, values: Value.allCases.map(\.rawValue), example: example, meaning,
      shown: \.rawValue
    ) { word throws(LineProblem) in
      guard let value = Value(rawValue: word.text.lowercased()) else {
        throw word.problem(expecting: takes)
      }
      return value
    }
  }

  static func look(_ setting: LookSetting) -> SessionOption {
    var option = SessionOption(
      name: setting.rawValue, takes: setting.takes, values: setting.values, example: setting.example,
      meaning: setting.meaning,
      access: Access(
        shown: { setting.shown(in: $0.look) }, typed: { setting.shown(in: $0.look) },
        set: { word, settings throws(LineProblem) in try setting.set(word, in: &settings.look) },
        reset: { setting.reset(in: &$0.look) }))
    option.lookSetting = setting
    return option
  }

  static func tls(
    _ setting: TLSSetting, _ name: String, takes: String, values: [String] = ["none"], example: String,
    _ meaning: String
  ) -> SessionOption {
    var option = SessionOption(
      name: name, takes: takes, values: values, example: example, meaning: meaning, access: Access())
    option.tlsSetting = setting
    return option
  }
}

extension SessionOption {
  /// `nil` where none is called so.
  static func named(_ name: String) -> SessionOption? { all.first { $0.name == name.lowercased() } }

  static func named(_ word: Word) throws(LineProblem) -> SessionOption {
    if let option = named(word.text) { return option }
    throw LineProblem(
      "there is no option \(word.text); there are \(names.joined(separator: ", "))", at: word.range,
      try: nearest(to: word.text, among: names).map { "set \($0)" } ?? "set")
  }

  static var choices: [Operand.Choice] { all.map { Operand.Choice($0.name, $0.meaning) } }

  // What else `set` and `unset` take.
  static let header = LineForm.Part.word("header", "sent with every request")
  static let query = LineForm.Part.word("query", "put behind every URL")
  static let field = LineForm.Part.word("field", "sent in every body", also: ["body"])
  static let variable = LineForm.Part.word("var", "named as {{NAME}} in later lines", also: ["variable"])

  func shown(in session: Session) -> String {
    tlsSetting.map { $0.shown(in: session) } ?? access.shown(session.settings)
  }

  /// The value as `set` takes it, but for what no file holds.
  func typed(in settings: Settings) -> String { access.typed(settings) }

  /// - Parameter word: its variables are filled.
  func set(_ word: Word, in settings: inout Settings) throws(LineProblem) { try access.set(word, &settings) }

  func reset(in settings: inout Settings) { access.reset(&settings) }

  // MARK: What Tab offers

  /// Behind `set NAME`.
  static func values(after before: [String]) -> [Candidate] {
    before.last.flatMap(named)?.values.map { Candidate($0) } ?? []
  }

  /// Whether what follows is a value of `set` that names a file.
  static func takesFile(after before: [String], _ typed: String) -> Bool {
    guard before.count == 2, before[0].lowercased() == "set" else { return false }
    let option = named(before[1])
    // A theme that is no name is a file.
    if option?.lookSetting == .theme { return typed.contains { "./~".contains($0) } }
    switch option?.tlsSetting {
    case .authorities, .certificate, .key: return true
    case .oldestVersion, nil: return false
    }
  }
}

extension Word {
  /// What is wrong with a value of an option that takes something else.
  func problem(expecting takes: String, try line: String? = nil) -> LineProblem {
    LineProblem("expected \(takes), found \(text)", at: range, try: line)
  }
}
