internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings

/// An option of the session: what `set NAME VALUE` knows.
package enum SessionOption: String, Sendable, CaseIterable {
  case timeout, follow, verify, proxy, view, hints, confirm, readonly, cookies, clipboard
  case outputLimit = "output-limit"
  case cacert, cert
  case certKey = "cert-key"
  case tls, netrc, conditional
  case specDirectory = "spec-directory"
  case pager
  case text, theme, images
  case screenReader = "screen-reader"

  init(_ word: Word) throws(LineProblem) {
    guard let option = SessionOption(rawValue: word.text.lowercased()) else {
      let names = Self.allCases.map(\.rawValue)
      throw LineProblem(
        "there is no option \(word.text); there are \(names.joined(separator: ", "))", at: word.range,
        try: nearest(to: word.text, among: names).map { "set \($0)" } ?? "set")
    }
    self = option
  }

  /// What kind of value it takes, for errors and help.
  package var takes: String {
    switch self {
    case .timeout: "seconds, or none"
    case .follow, .verify, .hints, .netrc, .conditional, .readonly: "on or off"
    case .cookies: "host or origin"
    case .proxy: "a proxy's URL, or none"
    case .view: "auto, tree, json, table or raw"
    case .confirm: "methods such as delete,put, or none"
    case .clipboard: "program, osc52 or off"
    case .outputLimit: "a size such as 64MB, or none"
    case .cacert, .certKey: "a file, or none"
    case .cert: "a file, perhaps with :PASS or :env:NAME behind it, or none"
    case .tls: "1.0, 1.1, 1.2, 1.3 or none"
    case .specDirectory: "a URL, or none"
    case .pager: "off, auto or a command"
    case .text, .theme, .images, .screenReader: lookSetting?.takes ?? ""
    }
  }

  /// What is kept for the base's origin and no other; `nil` for what is kept for all.
  var tlsSetting: TLSSetting? {
    switch self {
    case .cacert: .authorities
    case .cert: .certificate
    case .certKey: .key
    case .tls: .oldestVersion
    default: nil
    }
  }

  /// `nil` for what is no matter of how answers are drawn.
  var lookSetting: LookSetting? { LookSetting(rawValue: rawValue) }

  /// What it turns on and off; `nil` for what takes anything else.
  private var flag: WritableKeyPath<Settings, Bool>? {
    switch self {
    case .follow: \.followsRedirects
    case .hints: \.showsHints
    case .netrc: \.usesNetrc
    case .conditional: \.isConditional
    case .readonly: \.isReadOnly
    default: nil
    }
  }

  var example: String {
    switch self {
    case .timeout: "5"
    case .follow, .verify, .hints: "off"
    case .proxy: "http://127.0.0.1:8080"
    case .view: "json"
    case .confirm: "delete"
    case .clipboard: "osc52"
    case .outputLimit: "64MB"
    case .cacert: "ca.pem"
    case .cert: "me.pem"
    case .certKey: "me.key"
    case .tls: "1.2"
    case .netrc, .conditional, .readonly: "on"
    case .cookies: "origin"
    case .specDirectory: "https://example.com/list.json"
    case .pager: "off"
    case .text, .theme, .images, .screenReader: lookSetting?.example ?? ""
    }
  }

  package var meaning: String {
    switch self {
    case .timeout: "when a request is given up"
    case .follow: "whether redirects are followed"
    case .verify: "whether certificates are checked"
    case .proxy: "what requests go through; the environment decides unless set"
    case .view: "how an answer is shown; auto is a table where objects are alike, else a tree"
    case .hints: "whether a next step is named after a response"
    case .confirm: "what is asked about before it goes to a host that is not on this machine"
    case .readonly: "whether only GET, HEAD, OPTIONS and QUERY are sent"
    case .cookies: "whether a cookie goes to its host, as browsers have it, or to the port that set it alone"
    case .clipboard: "what takes copied text: a program here, or the terminal by OSC 52, also from afar"
    case .outputLimit: "how much more than their body a path's values may come to"
    case .cacert: "whose certificates the base's origin may show, instead of the system's authorities"
    case .cert: "the certificate that the base's origin is shown"
    case .certKey: "its key, where that is another file"
    case .tls: "the oldest version that is spoken with the base's origin"
    case .netrc: "whether hosts get what ~/.netrc, or the file that NETRC names, has for them"
    case .conditional: "whether what came before is asked for by its ETag, and shown again after a 304"
    case .specDirectory: "where `spec find` looks; APIs.guru unless set"
    case .pager: "what shows more than five screens: PAGER or less, unless set"
    case .text, .theme, .images, .screenReader: lookSetting?.meaning ?? ""
    }
  }

  static var choices: [Operand.Choice] { allCases.map { Operand.Choice($0.rawValue, $0.meaning) } }

  // What else `set` and `unset` take.
  static let header = LineForm.Part.word("header", "sent with every request")
  static let query = LineForm.Part.word("query", "put behind every URL")
  static let field = LineForm.Part.word("field", "sent in every body", also: ["body"])
  static let variable = LineForm.Part.word("var", "named as {{NAME}} in later lines", also: ["variable"])

  func shown(in session: Session) -> String {
    tlsSetting.map { $0.shown(in: session) } ?? shown(in: session.settings)
  }

  private func shown(in settings: Settings) -> String {
    if let flag { return settings[keyPath: flag] ? "on" : "off" }
    return switch self {
    case .timeout:
      switch settings.timeout {
      case .usual: Deadlines().idle.map { "\(Units.time($0)) of silence" } ?? "none"
      case .limited(let duration): Units.time(duration)
      case .endless: "none"
      }
    case .verify: settings.verifiesTLS ? "on" : "off"
    case .proxy: shown(settings.proxy)
    case .view: settings.view.rawValue
    case .confirm: settings.confirms.isEmpty ? "none" : settings.confirms.sorted().joined(separator: ",")
    case .clipboard: settings.clipboard.rawValue
    case .outputLimit: settings.outputLimit.map(Units.size) ?? "none"
    case .cookies: settings.keepsCookiesWithOrigin ? "origin" : "host"
    case .specDirectory: settings.descriptionDirectory?.withoutUser.text ?? "none"
    case .pager: settings.pager.text
    default: lookSetting?.shown(in: settings.look) ?? ""
    }
  }

  private func shown(_ proxy: Proxy) -> String {
    switch proxy {
    case .environment: "from the environment"
    case .direct: "none"
    case .through(let proxy): "\(proxy)"
    }
  }

  /// The value as `set` takes it, but for a proxy's user and password, which no file holds.
  func typed(in settings: Settings) -> String {
    switch self {
    case .outputLimit: settings.outputLimit.map { "\($0)B" } ?? "none"
    case .timeout:
      switch settings.timeout {
      case .usual: ""
      case .limited(let duration): "\(Int((Units.seconds(duration) * 1000).rounded(.up)))ms"
      case .endless: "none"
      }
    case .proxy:
      switch settings.proxy {
      case .environment: ""
      case .direct: "none"
      case .through(let proxy): proxy.withoutUser
      }
    default: shown(in: settings)
    }
  }

  /// - Parameter word: its variables are filled.
  func set(_ word: Word, in settings: inout Settings) throws(LineProblem) {
    let text = word.text.lowercased()
    if let flag {
      settings[keyPath: flag] = try word.isOn()
      return
    }
    switch self {
    case .timeout: settings.timeout = try word.timeout()
    case .verify: settings.verifiesTLS = try word.isVerifying()
    case .cookies:
      guard ["host", "origin"].contains(text) else {
        throw LineProblem("expected \(takes), found \(word.text)", at: word.range)
      }
      settings.keepsCookiesWithOrigin = text == "origin"
    case .proxy: settings.proxy = text == "none" ? .direct : .through(try ProxyURL(word.template))
    case .view:
      guard let view = ViewKind(rawValue: text) else {
        throw LineProblem("expected \(takes), found \(word.text)", at: word.range)
      }
      settings.view = view
    case .confirm:
      settings.confirms = text == "none" ? [] : try methods(in: word)
    case .clipboard:
      guard let clipboard = Clipboard.Choice(rawValue: text) else {
        throw LineProblem("expected \(takes), found \(word.text)", at: word.range)
      }
      settings.clipboard = clipboard
    case .outputLimit: settings.outputLimit = text == "none" ? nil : try word.byteCount()
    case .specDirectory:
      settings.descriptionDirectory = text == "none" ? nil : try word.directoryOfDescriptions()
    case .pager: settings.pager = PagerChoice(word.text)
    default: try lookSetting?.set(word, in: &settings.look)
    }
  }

  /// Methods, parted by commas. What turns other options on is none.
  private func methods(in word: Word) throws(LineProblem) -> Set<String> {
    let names = word.text.uppercased().split(separator: ",").map(String.init)
    let isNone = names.contains { HTTPMethod($0) == nil || ["ON", "OFF", "YES", "NO", "ALL"].contains($0) }
    guard !names.isEmpty, !isNone else {
      throw LineProblem(
        "expected \(takes), found \(word.text)", at: word.range, try: "set confirm delete,put")
    }
    return Set(names)
  }

  func reset(in settings: inout Settings) {
    let usual = Settings()
    if let flag {
      settings[keyPath: flag] = usual[keyPath: flag]
      return
    }
    switch self {
    case .timeout: settings.timeout = usual.timeout
    case .cookies: settings.keepsCookiesWithOrigin = usual.keepsCookiesWithOrigin
    case .verify: settings.verifiesTLS = usual.verifiesTLS
    case .proxy: settings.proxy = usual.proxy
    case .view: settings.view = usual.view
    case .confirm: settings.confirms = usual.confirms
    case .clipboard: settings.clipboard = usual.clipboard
    case .outputLimit: settings.outputLimit = usual.outputLimit
    case .specDirectory: settings.descriptionDirectory = usual.descriptionDirectory
    case .pager: settings.pager = usual.pager
    default: lookSetting?.reset(in: &settings.look)
    }
  }
}
