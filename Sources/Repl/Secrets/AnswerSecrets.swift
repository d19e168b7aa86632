internal import ApusAnswers
internal import ApusClient
internal import ApusRedaction

/// Has a mask learn what the answers of a session tell, so that no line of the history has it in it: before each prompt of
/// as much as nobody waits for, of the rest when the session ends.
struct AnswerSecrets {
  /// The number of the last answer that was come across.
  private var last = 0
  /// The numbers of those that are still to be looked through.
  private var waiting: [Int] = []
  /// What was declared to be secret when the others were looked through.
  private var rules = RedactionRules()

  private static let mostBytes = 1 << 20
  private static let mostBytesAtEnd = 64 << 20
  /// About what an exchange takes without its bodies.
  private static let sizeOfHead = 4096

  mutating func learn(from session: Session, _ mask: SecretMask) {
    // Another desk counts from the beginning, and new rules hold for every answer.
    if session.records.lastNumber < last || session.redaction != rules { self = AnswerSecrets() }
    rules = session.redaction
    let new = session.records.all.reversed().prefix { $0.number > last }
    last = session.records.lastNumber
    learn(Array(new), mask, room: Self.mostBytes)
  }

  /// - Returns: whether there was anything to look through.
  mutating func learnRest(of session: Session, _ mask: SecretMask) -> Bool {
    let rest = waiting.compactMap { session.records[$0] }
    waiting = []
    learn(rest, mask, room: Self.mostBytesAtEnd)
    return !rest.isEmpty
  }

  /// - Parameter records: the latest first.
  private mutating func learn(_ records: [Record], _ mask: SecretMask, room: Int) {
    var room = room
    for record in records {
      let exchange = record.exchange
      let size =
        Self.sizeOfHead + exchange.body.bytes.count + (exchange.request.body?.bytesInMemory?.count ?? 0)
      if size > room {
        waiting.append(record.number)
      } else {
        room -= size
        mask.learn(toldIn: exchange)
      }
    }
  }
}
