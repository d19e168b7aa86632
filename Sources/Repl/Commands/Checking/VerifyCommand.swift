internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// `verify hmac NAME [KEY] [--signature TEXT] [--body FILE] …`
package struct VerifyCommand: Sets {
  private static let header = Operand(
    "NAME", .text, "a header's name", try: "verify hmac X-Hub-Signature-256")
  private static let key = Operand("KEY").optional
  private static let signature = CommandOption(
    "--signature", "is what the header said, where it is not the last answer's", takes: Operand("TEXT"))
  private static let body = CommandOption(
    "--body", "has what was signed, where that is not the last answer's body", takes: Operand("FILE", .file))
  private static let scheme = AuthScheme.hmac

  package static let spec = CommandSpec(
    section: .checking,
    summary: "check that a message was signed with a key, as webhooks are",
    forms: [
      LineForm(
        nil,
        [.word(scheme.name, scheme.meaning), .operand(header), .operand(key)]
          + ([signature, body] + scheme.options).map { .option($0) })
    ],
    examples: [
      CommandSpec.Example("get /signed", "a message that is signed"),
      CommandSpec.Example(
        "verify hmac X-Hub-Signature-256 practice --value sha256={signature}", "as GitHub signs"),
    ],
    details: [
      "KEY is `env:NAME`, `file:PATH`, `cmd:'COMMAND'` or the key itself; without one it is asked for and not shown.",
      "Stripe signs with `--sign {timestamp}.{body} --value t={timestamp},v1={signature}` in Stripe-Signature.",
      "Exit status 1 says that it is not the key's. What takes how long tells nothing of the key: all of a code is compared.",
      "A recording leaves such a line out: what it looks at is a secret.",
    ])

  private let header: Word
  private let key: Word?
  private let line: LineArguments

  package init(_ line: LineArguments) throws(LineProblem) {
    self.line = line
    header = try line.require(Self.header)
    key = line[Self.key]
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let secret = try surroundings.secret(
      from: key, named: "key", asking: "key: ", at: line.name.range, with: session.variables,
      try: "verify hmac \(ItemPrinter().quoted(header.text)) env:KEY"
    ).0
    let message = try message(session, surroundings)
    let said = try line.value(Self.signature)?.text ?? header(of: message)
    let verdict: HMACVerdict
    do {
      let settings = try Self.scheme.settings(in: line, filledFrom: session.variables)
      verdict = try HMACSigning(key: secret, settings: settings).verdict(on: said, of: message)
    } catch let problem as RequestError {
      let range = Self.scheme.flawedTemplate(in: line)?.range ?? line.name.range
      throw LineProblem(problem.message, at: range, try: "help verify")
    }
    switch verdict {
    case .right(let moment):
      let environment = surroundings.environment
      // In a replay time passes as it is told to.
      let now =
        environment.isReplay
        ? Int(environment.clock.now().components.seconds) : Int(Date().timeIntervalSince1970)
      let when = moment.map { Self.words(of: $0, at: now).retold } ?? Line()
      try output.show(Lines([Line("the signature is the key's", .ok).retold + when]))
      return .ok
    case .wrong:
      throw CommandFailure(
        .signMismatch, "the signature is not that of this key and this message",
        try: ["headers", "help verify"])
    case .unreadable:
      throw CommandFailure(
        .signMismatch, "\(header.text) does not say a signature as `--value` has it",
        try: ["headers", "help verify"])
    }
  }

  /// The moment that a signature says, as a date, and how long ago that is.
  static func words(of moment: Int, at now: Int) -> Line {
    guard abs(Double(moment)) < 1e11 else { return Line(", and says it was made at \(moment)") }
    let date = Date(timeIntervalSince1970: Double(moment)).ISO8601Format()
    let time = Units.about(seconds: abs(now - moment))
    return now < moment
      ? Line(", and says it was made at \(date), which is \(time) ahead")
      : Line(", and says it was made at \(date), \(time) ago")
  }

  private func header(of message: Request) throws(LineProblem) -> String {
    if let value = message.headers.first(header.text)?.revealed { return value }
    throw LineProblem(
      "the last answer has no header \(header.text)", at: header.range, try: "headers")
  }

  /// The last answer as something that was sent.
  private func message(_ session: Session, _ surroundings: Surroundings) throws -> Request {
    var message = session.records.last?.exchange.request ?? Request(url: .https("localhost"))
    let answer = session.records.last?.exchange
    message.headers = answer?.response?.headers ?? [:]
    message.body = .bytes(answer?.body.bytes ?? [])
    guard let file = line.value(Self.body) else { return message }
    message.body = .bytes(try surroundings.environment.files.contents(ofFile: file.text, at: file.range))
    return message
  }
}
