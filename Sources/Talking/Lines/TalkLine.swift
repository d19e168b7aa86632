package import ApusClient
package import ApusContracts
package import ApusLanguage

/// What somebody types in a conversation: something to say, or a command, which begins with `/`.
package enum TalkLine: Sendable {
  case nothing
  case say(String)
  case binary(file: String)
  case ping
  case close(WebSocketClosing)
  /// Waits for a message of which something holds.
  case expect(AwaitedRule, text: String, within: Duration)
  /// Writes what came so far, a message a line.
  case save(file: String)
  /// Opens an editor on a message.
  case edit
  case help

  /// How long a message is waited for that is expected.
  private static let usualPatience = Duration.seconds(2)

  package init(_ line: String) throws(LineProblem) {
    guard line.hasPrefix("/") else {
      self = line.isEmpty ? .nothing : .say(line)
      return
    }
    guard !line.hasPrefix("//") else {
      self = .say(String(line.dropFirst()))
      return
    }
    let name = line.prefix { $0 != " " }
    let rest = line.dropFirst(name.count).drop { $0 == " " }
    let range = line.utf8.count - rest.utf8.count..<line.utf8.count
    switch name {
    case "/ping": self = .ping
    case "/edit": self = .edit
    case "/help": self = .help
    case "/binary": self = .binary(file: try Self.file(rest, at: range, try: "/binary @picture.png"))
    case "/save": self = .save(file: try Self.file(rest, at: range, try: "/save messages.ndjson"))
    case "/close": self = .close(try Self.closing(rest, at: range))
    case "/expect": self = try Self.expectation(rest, at: range)
    default: throw Self.unknown(name)
    }
  }

  private static func unknown(_ name: Substring) -> LineProblem {
    LineProblem(
      .usageCommand, "there is no \(name) in a conversation; a message that begins with / is typed with //",
      at: 0..<name.utf8.count, try: "/help")
  }

  private static func file(
    _ text: Substring, at range: Range<Int>, try example: String
  ) throws(LineProblem) -> String {
    let name = text.hasPrefix("@") ? text.dropFirst() : text
    guard !name.isEmpty else { throw LineProblem("expected a file", at: range, try: example) }
    return String(name)
  }

  private static func closing(_ text: Substring, at range: Range<Int>) throws(LineProblem) -> WebSocketClosing
  {
    guard !text.isEmpty else { return WebSocketClosing() }
    let number = text.prefix { $0 != " " }
    let reason = String(text.dropFirst(number.count).drop { $0 == " " })
    guard let code = Int(number) else { return try closing(1000, String(text), at: range) }
    guard WebSocketClosing.mayBeSent(code) else {
      throw LineProblem(
        "\(code) cannot be sent: it is 1000 to 1003, 1007 to 1014, or 3000 to 4999", at: range,
        try: "/close 1000 done")
    }
    return try closing(code, reason, at: range)
  }

  private static func closing(
    _ code: Int, _ reason: String, at range: Range<Int>
  ) throws(LineProblem) -> WebSocketClosing {
    let most = WebSocketClosing.longestReason
    guard reason.utf8.count <= most else {
      throw LineProblem(
        "a reason has \(most) bytes at most, and this has \(reason.utf8.count)", at: range,
        try: "/close \(code) done")
    }
    return WebSocketClosing(code: code, reason: reason)
  }

  private static func expectation(_ text: Substring, at range: Range<Int>) throws(LineProblem) -> TalkLine {
    var rule = String(text)
    var patience = usualPatience
    if let place = text.ranges(of: " within ").last,
      let time = Duration(written: String(text[place.upperBound...]))
    {
      (rule, patience) = (String(text[..<place.lowerBound]), time)
    }
    guard !rule.isEmpty else {
      throw LineProblem("expected what to wait for", at: range, try: "/expect .type == \"ack\" within 2s")
    }
    if !["@", "?", "!@"].contains(where: rule.hasPrefix) {
      do {
        _ = try Rule(rule)
      } catch {
        throw LineProblem(
          "`/expect` takes what `expect` takes: \(error.message)", at: range, try: "help rules")
      }
    }
    return .expect(try AwaitedRule(rule, at: range), text: rule, within: patience)
  }
}

extension TalkLine {
  /// The commands, each with what it does.
  package static let commands: [(usage: String, meaning: String)] = [
    ("/ping", "asks whether the server is there"),
    ("/close [CODE] [REASON]", "ends the conversation, with 1000 unless you say it"),
    ("/expect RULE [within TIME]", "waits for a message of which that holds, two seconds unless you say it"),
    ("/binary @FILE", "sends what is in a file, as bytes"),
    ("/save FILE", "writes what came so far, a message a line"),
    ("/edit", "opens your editor on a message"),
    ("//TEXT", "says something that begins with /"),
  ]
}
