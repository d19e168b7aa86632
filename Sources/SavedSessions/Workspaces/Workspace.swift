package import ApusAnswers
package import ApusClient
package import ApusLanguage
package import ApusRedaction
package import ApusSystem

/// A desk that is kept from one run to the next, with its last answers.
///
/// Each line's answers are on the disk before the next: a program that is killed loses at most those it was writing.
/// Everything passes the redactor first, as recordings do. Whoever comes second to a desk sees what is kept, and keeps
/// nothing.
package final class Workspace {
  /// What was there when it was opened.
  package struct Contents {
    /// `nil` for a desk that is new.
    package let desk: KeptDesk?
    package let records: [Record]
    /// Where files are now that could not be read.
    package let damaged: [String]
  }

  package let folder: WorkspaceFolder
  /// Whether another program is at this desk.
  package let isTaken: Bool
  /// The aliases that were said to be left out.
  package var unkeptAliases: [String] = []
  /// The same of its base, its description and its options.
  package var unkeptPlaces: [String] = []
  private var lock: LockedFile?
  private let words: CommandWords
  private let bounds: KeptAnswers.Bounds
  private var redactor = Redactor()
  private var learned = 0
  /// How many secrets were known when they were last looked for in what is kept.
  private var searchedFor = 0
  private var keptNumber = 0
  private var keptDesk: KeptDesk?

  private var answers: KeptAnswers { KeptAnswers(folder: folder) }

  package init(_ folder: WorkspaceFolder, _ words: CommandWords) throws(LockedFile.Failure) {
    self.folder = folder
    self.words = words
    bounds = KeptAnswers.Bounds()
    lock = try folder.locked()
    isTaken = lock == nil
  }

  deinit { leave() }

  /// Lets others have the desk.
  package func leave() {
    lock?.close()
    lock = nil
  }

  /// - Parameter alias: the practice API's names; it is told whether the desk has them, so that it is to run.
  package func load(_ alias: (_ isOnPractice: Bool) -> PracticeAlias) -> Contents {
    if !isTaken { answers.prune(to: bounds) }
    var damaged: [String] = []
    var desk: KeptDesk?
    let bytes = SafeFile.tail(of: folder.desk, count: .max)
    let alias = alias(bytes.firstRange(of: Array(PracticeAlias.base.utf8)) != nil)
    if !bytes.isEmpty {
      desk = try? KeptDesk(alias.real(bytes))
      if desk == nil { damaged.append(isTaken ? folder.desk : folder.setAside(folder.desk)) }
    }
    let loaded = answers.load(alias, setsAside: !isTaken)
    keptDesk = desk
    keptNumber = loaded.records.last?.number ?? 0
    return Contents(desk: desk, records: loaded.records, damaged: damaged + loaded.damaged)
  }

  /// Keeps the answers that are new.
  ///
  /// - Parameters:
  ///   - records: all there are.
  ///   - places: what was declared to be secret.
  ///   - given: all secrets that lines were given.
  package func keep(
    _ records: [Record], redacting places: [String], given: [GivenSecret], _ alias: PracticeAlias
  ) throws {
    guard lock != nil else { return }
    let isDeclared = declare(places)
    let new = records.filter { $0.number > keptNumber }
    defer { keptNumber = max(keptNumber, records.last?.number ?? 0) }
    learn(from: new, given, alias)
    for record in new { try write(record, alias) }
    if !new.isEmpty { answers.prune(to: bounds) }
    if isDeclared { for record in records where record.number <= keptNumber { try rewrite(record, alias) } }
    try replaceLateSecrets(among: records, alias)
  }

  /// What is known of secrets by now: what answers told is not to be at the desk either.
  ///
  /// - Parameter secrets: what the session knows besides.
  package func knowledge(with secrets: [Secret]) -> Redactor {
    var redactor = redactor
    for secret in secrets { redactor.learn(secret) }
    return redactor
  }

  /// Keeps what is set at the desk, where that is new.
  package func keep(_ desk: KeptDesk, _ alias: PracticeAlias) throws {
    guard lock != nil, desk != keptDesk else { return }
    let bytes = alias.named(Array(desk.text.utf8))
    try redactor.check(bytes)
    try SafeFile.replace(folder.desk, with: bytes)
    keptDesk = desk
  }

  /// Takes what was declared to be secret, and returns whether answers are kept that do not know of it.
  private func declare(_ places: [String]) -> Bool {
    if let rules = try? RedactionRules(places) { redactor.add(rules) }
    guard let known = keptDesk?.redact else { return false }
    return !places.allSatisfy(known.contains)
  }

  private func rewrite(_ record: Record, _ alias: PracticeAlias) throws {
    if !answers.bytes(of: record.number).isEmpty { try write(record, alias) }
  }

  /// Learns what lines and requests tell. What only an answer tells is learned when it is written.
  private func learn(from records: [Record], _ given: [GivenSecret], _ alias: PracticeAlias) {
    for known in given.dropFirst(learned) { redactor.learn(known.secret) }
    learned = given.count
    for record in records {
      redactor.learn(from: record.exchange.request)
      redactor.learn(namedIn: record.exchange.request)
      _ = RedactedLine.text(record.line, words, alias, redactor: &redactor)
    }
  }

  private func write(_ record: Record, _ alias: PracticeAlias) throws {
    try answers.write(
      AnswerFile.bytes(of: record, words, alias, redactor: &redactor), as: record.number)
  }

  /// Writes those answers anew in which a secret stands that nobody knew when they were written. What the last answer tells
  /// may stand in the first, and what that one tells then in others.
  private func replaceLateSecrets(among records: [Record], _ alias: PracticeAlias) throws {
    while redactor.knownCount > searchedFor {
      let count = redactor.knownCount
      for number in answers.numbers where redactor.knows(in: answers.bytes(of: number)) {
        if let record = records.first(where: { $0.number == number }) {
          try write(record, alias)
        } else {
          FilePath.remove(answers.path(of: number))
        }
      }
      searchedFor = count
    }
  }
}
