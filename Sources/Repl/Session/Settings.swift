package import ApusClient
package import ApusExplorer
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// What `set NAME VALUE` changes. Each has its words in `SessionOption.all`, below.
package struct Settings: Sendable, Hashable {
  package var timeout = Patience.usual
  package var followsRedirects = false
  package var verifiesTLS = true
  package var proxy = Proxy.environment
  package var view = ViewKind.auto
  package var showsHints = true
  /// How answers are drawn.
  package var look = Look()
  /// Whether hosts get what `.netrc` has for them.
  package var usesNetrc = false
  /// Whether what was got before is asked for only if it changed.
  package var isConditional = false
  /// Methods that are asked about before they go to a host that is not on this machine.
  package var confirms: Set<String> = []
  /// Whether only what changes nothing is sent.
  package var isReadOnly = false
  /// Whether cookies go to the origin alone that set them.
  package var keepsCookiesWithOrigin = false
  /// Where copied text goes.
  package var clipboard = Clipboard.Choice.program
  /// What more than five screens go through.
  package var pager = PagerChoice.auto
  /// How many bytes more than their body the values of a path may come to; `nil` is as many as they do.
  package var outputLimit: Int? = Effort.usualLimit
  /// Where APIs are looked up by words; the public directory unless it is set.
  package var descriptionDirectory: WebURL?

  package init() {}
}

extension Patience {
  fileprivate var deadlines: Deadlines {
    var deadlines = Deadlines()
    switch self {
    case .usual: break
    case .limited(let duration): (deadlines.total, deadlines.idle) = (duration, duration)
    case .endless: deadlines.idle = nil
    }
    return deadlines
  }
}

extension Settings {
  /// Said where something kept would have turned the guard off.
  static var heldGuard: Line {
    Line("readonly stays on, though it was kept off; try: ", .dim) + Line("set readonly off", .command)
  }

  var requestOptions: RequestOptions {
    var options = RequestOptions()
    options.deadlines = timeout.deadlines
    options.followsRedirects = followsRedirects
    if !verifiesTLS { options.tls.verifies = false }
    options.proxy = proxy
    options.usesCookies = true
    options.keepsCookiesWithOrigin = keepsCookiesWithOrigin
    return options
  }
}

extension SessionOption {
  /// Their names, which are looked for in every line that is typed, when nobody needs more of them.
  package static let names = """
    timeout follow verify proxy view hints confirm readonly cookies clipboard output-limit cacert cert cert-key tls netrc \
    conditional spec-directory pager text theme images screen-reader
    """.split(separator: " ").map(String.init)

  /// All there are, in the order in which they are listed.
  package static let all: [SessionOption] = [
    timeout, flag("follow", \.followsRedirects, example: "off", "whether redirects are followed"), verify,
    proxy, view, flag("hints", \.showsHints, example: "off", "whether a next step is named after a response"),
    confirm, flag("readonly", \.isReadOnly, "whether only GET, HEAD, OPTIONS and QUERY are sent"), cookies,
    choice(
      "clipboard", \.clipboard, takes: "program, osc52 or off", example: "osc52",
      "what takes copied text: a program here, or the terminal by OSC 52, also from afar"),
    outputLimit,
    tls(
      .authorities, "cacert", takes: "a file, or none", example: "ca.pem",
      "whose certificates the base's origin may show, instead of the system's authorities"),
    tls(
      .certificate, "cert", takes: "a file, perhaps with :PASS or :env:NAME behind it, or none",
      example: "me.pem", "the certificate that the base's origin is shown"),
    tls(
      .key, "cert-key", takes: "a file, or none", example: "me.key", "its key, where that is another file"),
    tls(
      .oldestVersion, "tls", takes: "1.0, 1.1, 1.2, 1.3 or none",
      values: ["1.0", "1.1", "1.2", "1.3", "none"],
      example: "1.2", "the oldest version that is spoken with the base's origin"),
    netrc,
    flag(
      "conditional", \.isConditional,
      "whether what came before is asked for by its ETag, and shown again after a 304"),
    specDirectory,
    SessionOption(
      "pager", \.pager, takes: "off, auto or a command", values: ["off", "auto"], example: "off",
      "what shows more than five screens: PAGER or less, unless set", shown: \.text
    ) { PagerChoice($0.text) },
    look(.text), look(.theme), look(.images), look(.screenReader),
  ]

  static let timeout = SessionOption(
    "timeout", \.timeout, takes: "seconds, or none", values: ["none"], example: "5",
    "when a request is given up",
    shown: { patience in
      switch patience {
      case .usual: Deadlines().idle.map { "\(Units.time($0)) of silence" } ?? "none"
      case .limited(let duration): Units.time(duration)
      case .endless: "none"
      }
    },
    typed: { patience in
      switch patience {
      case .usual: ""
      case .limited(let duration): "\(Int((Units.seconds(duration) * 1000).rounded(.up)))ms"
      case .endless: "none"
      }
    },
    read: { word throws(LineProblem) in try word.timeout() })

  private static let verify = SessionOption(
    "verify", \.verifiesTLS, takes: "on or off", values: ["on", "off"], example: "off",
    "whether certificates are checked", shown: { $0 ? "on" : "off" },
    read: { word throws(LineProblem) in try word.isVerifying() })

  /// What is written down has no user and no password of it, as no file holds them.
  private static let proxy = SessionOption(
    "proxy", \.proxy, takes: "a proxy's URL, or none", values: ["none"], example: "http://127.0.0.1:8080",
    "what requests go through; the environment decides unless set",
    shown: { proxy in
      switch proxy {
      case .environment: "from the environment"
      case .direct: "none"
      case .through(let proxy): "\(proxy)"
      }
    },
    typed: { proxy in
      switch proxy {
      case .environment: ""
      case .direct: "none"
      case .through(let proxy): proxy.withoutUser
      }
    },
    read: { word throws(LineProblem) in word.isNone ? .direct : .through(try ProxyURL(word.template)) })

  package static let view = choice(
    "view", \.view, takes: "auto, tree, json, table or raw", example: "json",
    "how an answer is shown; auto is a table where objects are alike, else a tree")

  static let confirm = SessionOption(
    "confirm", \.confirms, takes: "methods such as delete,put, or none",
    values: ["delete", "delete,put", "none"], example: "delete",
    "what is asked about before it goes to a host that is not on this machine",
    shown: { $0.isEmpty ? "none" : $0.sorted().joined(separator: ",") },
    read: { word throws(LineProblem) in word.isNone ? [] : try word.methods() })

  private static let cookies = SessionOption(
    "cookies", \.keepsCookiesWithOrigin, takes: "host or origin", values: ["host", "origin"],
    example: "origin",
    "whether a cookie goes to its host, as browsers have it, or to the port that set it alone",
    shown: { $0 ? "origin" : "host" },
    read: { word throws(LineProblem) in
      guard ["host", "origin"].contains(word.text.lowercased()) else {
        throw word.problem(expecting: "host or origin")
      }
      return word.text.lowercased() == "origin"
    })

  private static let outputLimit = SessionOption(
    "output-limit", \.outputLimit, takes: "a size such as 64MB, or none", values: ["none"], example: "64MB",
    "how much more than their body a path's values may come to",
    shown: { $0.map(Units.size) ?? "none" }, typed: { $0.map { "\($0)B" } ?? "none" },
    read: { word throws(LineProblem) in word.isNone ? nil : try word.byteCount() })

  static let netrc = flag(
    "netrc", \.usesNetrc, "whether hosts get what ~/.netrc, or the file that NETRC names, has for them")

  private static let specDirectory = SessionOption(
    "spec-directory", \.descriptionDirectory, takes: "a URL, or none", values: ["none"],
    example: "https://example.com/list.json", "where `spec find` looks; APIs.guru unless set",
    shown: { $0?.withoutUser.text ?? "none" },
    read: { word throws(LineProblem) in word.isNone ? nil : try word.directoryOfDescriptions() })
}

extension Word {
  fileprivate var isNone: Bool { text.lowercased() == "none" }

  /// Methods, parted by commas. What turns other options on is none.
  fileprivate func methods() throws(LineProblem) -> Set<String> {
    let names = text.uppercased().split(separator: ",").map(String.init)
    let isNone = names.contains { HTTPMethod($0) == nil || ["ON", "OFF", "YES", "NO", "ALL"].contains($0) }
    guard !names.isEmpty, !isNone else {
      throw problem(expecting: SessionOption.confirm.takes, try: "set confirm delete,put")
    }
    return Set(names)
  }
}
