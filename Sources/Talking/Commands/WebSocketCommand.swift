package import ApusAnswers
package import ApusClient
internal import ApusEncodings
package import ApusExplorer
package import ApusLanguage

/// `ws /path`: a conversation.
package struct WebSocketCommand: DeclaredCommand {
  private static let url = Operand("URL", .endpoint, "a URL", try: "ws /ws/echo")
  private static let item = Operand("ITEM", .request).several.optional
  private static let say = CommandOption(
    "--say", "says that as if it was typed; several, in their order",
    takes: Operand("LINE", .text, "a line"), isRepeated: true)
  private static let protocols = CommandOption(
    "--protocol", "what may be spoken inside, the best first", takes: Operand("NAMES", .text, "names"))
  private static let duration = CommandOption(
    "--for", "closes after so long", takes: Operand("TIME", .number, "a time", try: "ws /ws/ticker --for 5s"))
  private static let longest = CommandOption(
    "--max-message", "takes messages of up to so many bytes; 64 MiB unless said",
    takes: Operand("SIZE", .number, "a size", try: "ws /ws/echo --max-message 256MB"))

  package static let spec = CommandSpec(
    section: .sending,
    summary: "talk over a WebSocket: say what you type, and see what comes",
    forms: [
      [
        .operand(url), .operand(item), .option(say), .option(protocols), .option(duration), .option(longest),
      ]
    ],
    examples: [
      CommandSpec.Example(
        "ws /ws/echo --say hello --say '{\"price\": 120}'", "two messages, and their answers"),
      CommandSpec.Example(".[1].price", "what the server said is one list"),
      CommandSpec.Example(
        "ws /ws/chat --say hello --say '/expect .text == \"hello\" within 2s'", "waits for an answer"),
      CommandSpec.Example("ws '/ws/ticker?n=3' --for 5s", "listens until the server closes, or so long"),
    ],
    details: [
      "At a prompt what you type is sent when you press Enter, and what comes is shown above it. A line that begins with / "
        + "is a command: /ping, /close [CODE] [REASON], /expect RULE [within TIME], /binary @FILE, /save FILE, /edit, "
        + "/help; // says something that begins with /. ^C and ^D close it properly.",
      "In a shell, `apus ws URL < lines.txt > out.ndjson` says each line and writes a message a line; the exit status is 0 "
        + "when it was closed with 1000, and 1 otherwise.",
      "Headers, credentials, cookies, proxies and TLS are those of a request. Compression of messages is not offered, and "
        + "a credential that answers a challenge opens none. When it is over, what the server said is one list for paths, `table` and `diff`.",
    ])

  /// What is asked for; the line begins with `get`.
  package let request: RequestLine
  package let settings: WebSocketSettings
  package let wish: TalkWish
  /// As it was typed.
  package let text: String
  /// Its own options, as they can be typed again.
  private let options: String

  package init(_ line: LineArguments) throws(LineProblem) {
    text = line.line.words.text
    try Self.checkScheme(of: line.require(Self.url))
    let words = try line.remainder(from: Self.url)
    request = try RequestLine(native: Words(words.text.askingHTTP), asking: .get)
    var settings = WebSocketSettings()
    if let names = line.value(Self.protocols) {
      settings.protocols = names.text.split(separator: ",").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
      if let wrong = settings.protocols.first(where: { !$0.utf8.allSatisfy(Self.isOfToken) }) {
        throw LineProblem(
          "\(wrong) is no name of a protocol: it has letters, digits and signs such as - and .",
          at: names.range)
      }
    }
    if let size = line.value(Self.longest) {
      settings.longestMessage = max(1, try size.byteCount(orTry: "ws /ws/echo --max-message 256MB"))
    }
    // All of it can be looked into when it is over.
    settings.keptByteCount = max(64 << 20, settings.longestMessage)
    self.settings = settings
    options = [Self.say, Self.protocols, Self.duration, Self.longest].flatMap { option in
      line.values(option).map { " \(option.name) \(ItemPrinter().quoted($0.text))" }
    }.joined()
    var wish = TalkWish()
    if line.has(Self.say) { wish.lines = line.values(Self.say).map(\.text) }
    if let time = line.value(Self.duration) {
      guard let duration = Duration(written: time.text.lowercased()) else {
        throw LineProblem(
          "expected a time such as 5s or 500ms, found \(time.text)", at: time.range,
          try: "ws /ws/ticker --for 5s")
      }
      wish.duration = duration
    }
    self.wish = wish
  }

  private static func checkScheme(of word: Word) throws(LineProblem) {
    guard let end = word.text.firstRange(of: "://")?.lowerBound else { return }
    let scheme = word.text[..<end].lowercased()
    guard !["ws", "wss", "http", "https"].contains(scheme), scheme.utf8.allSatisfy(isOfToken) else { return }
    throw LineProblem(
      .requestURL, "a WebSocket has an address of ws or wss, not \(scheme):", at: word.range,
      tryInstead: ItemPrinter().quoted("ws" + word.text[end...]))
  }

  /// Whether a name on the wire may have it (RFC 9110, 5.6.2).
  private static func isOfToken(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf)
      || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }

  /// The line that wants the same conversation at another place.
  package func line(at url: WebURL) -> String { "ws \(ItemPrinter().quoted(url.text))\(options)" }

  /// The line that does the same without somebody who types.
  package func line(saying lines: [String]) -> String {
    guard wish.lines == nil else { return text }
    return ([text.trimmed] + lines.map { "--say " + ItemPrinter().quoted($0) }).joined(separator: " ")
  }
}

extension String {
  /// A line whose address is one of a WebSocket, as the request has it that begins one. The two letters more take the
  /// place of blanks, so that every place stays what it is.
  fileprivate var askingHTTP: String {
    let words = split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let quote = word.first == "'" || word.first == "\"" ? String(word.prefix(1)) : ""
      return quote + WebSocketAddress.asHTTP(word.dropFirst(quote.count))
    }
    let text = words.joined(separator: " ")
    let more = text.utf8.count - utf8.count
    return text.hasPrefix(String(repeating: " ", count: more)) ? String(text.dropFirst(more)) : text
  }
}

extension WebSocketCommand {
  /// What it is called.
  private static let names = ["ws", "websocket"]

  /// The conversation that a record's line wanted and did not get, at another place; `nil` for any other record.
  package init?(of record: Record, at url: WebURL) throws(LineProblem) {
    guard record.failure?.code == .webSocketRefused, case let words = Words(record.line),
      let name = words.words.first?.text.lowercased(), Self.names.contains(name)
    else { return nil }
    func command(_ words: Words) throws(LineProblem) -> WebSocketCommand {
      try WebSocketCommand(LineArguments(CommandLine(words), by: Self.spec.syntax))
    }
    self = try command(Words(command(words).line(at: url)))
  }
}
