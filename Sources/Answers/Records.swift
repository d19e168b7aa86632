package import ApusClient
package import ApusJSON
package import ApusText
internal import Synchronization

/// The requests of the session, numbered from 1. Of many only the last are kept, so that a session may go on for days.
package struct Records: Sendable {
  package var all: [Record] { recent.items }
  private var recent: Recent<Record>
  /// How bodies are read.
  package var forms = ViewForms.today
  /// What paths look into: the last record, or what was shown or opened after it.
  package private(set) var focus: Focus = .nothing { didSet { (looked, found) = (nil, []) } }
  /// The part of it that paths start from; `nil` is all of it.
  package private(set) var looked: LookedPlace?
  /// What was found last, by the numbers it was listed with.
  package private(set) var found: [Node] = []
  /// What `select` made last: `$_` names it.
  package private(set) var selection: JSONDocument?

  package enum Focus: Sendable {
    case nothing
    case record(Record)
    case file(name: String, JSONDocument)
  }

  /// The last one, or one that a lesson came back to.
  package var last: Record? { returnedTo ?? all.last }
  private var returnedTo: Record?

  /// The number of the last that was asked; 0 before the first. How many are kept does not tell whether one was added.
  package var lastNumber: Int { all.last?.number ?? 0 }

  /// - Parameters:
  ///   - most: how many are kept. The oldest goes first, and its number is not given again.
  ///   - bytes: how large their bodies may be together.
  package init(keeping most: Int = 5_000, bytes: Int = Recent<Record>.usualBytes) {
    recent = Recent(most, bytes: bytes) { $0.exchange.body.bytes.count }
  }

  /// Begins with those of earlier runs, in order. Their numbers may have gaps.
  package mutating func begin(with kept: [Record]) {
    recent.begin(with: kept.map { $0.read(as: forms) })
    returnedTo = nil
    focus = all.last.map(Focus.record) ?? .nothing
  }

  /// What paths look into, when it came from a request.
  package var focusedRecord: Record? {
    if case .record(let record) = focus { record } else { nil }
  }

  package subscript(number: Int) -> Record? {
    // Where none between is missing, each is where its number says.
    if let first = all.first, number >= first.number, all.indices.contains(number - first.number) {
      let record = all[number - first.number]
      if record.number == number { return record }
    }
    return all.first { $0.number == number }
  }

  /// The pages that a record is made of, in their order; none for an answer as it came, and where not all are kept.
  package func pages(of record: Record) -> [Record] {
    guard let count = record.pageCount else { return [] }
    let pages = all.filter {
      $0.number < record.number && $0.line == record.line && $0.pageCount == nil && $0.code == nil
    }
    return pages.count < count ? [] : pages.suffix(count)
  }

  /// The numbers from the first to the last; `nil` where there are none.
  package var numbers: ClosedRange<Int>? {
    guard let first = all.first, let last = all.last else { return nil }
    return first.number...last.number
  }

  /// - Parameters:
  ///   - wish: what the line says of the pages around it.
  ///   - lastPage: the last of those that it is made of.
  ///   - pageCount: how many pages those are.
  ///   - kept: where the answer is from, when it did not come again.
  package mutating func add(
    _ line: String, _ exchange: Exchange, failure: TransportError? = nil, by wish: PageWish? = nil,
    upTo lastPage: Record? = nil, of pageCount: Int? = nil, kept: Record.Kept? = nil
  ) -> Record {
    let record = Record(
      number: lastNumber + 1, line: line, exchange: exchange, failure: failure, pageWish: wish,
      lastPage: lastPage, pageCount: pageCount, kept: kept, forms: forms)
    recent.append(record)
    returnedTo = nil
    focus = .record(record)
    return record
  }

  /// Paths look into this record until there is another.
  package mutating func look(at record: Record) { focus = .record(record) }

  /// Paths start from a part of what they look into until there is another, or from all of it.
  package mutating func look(from place: LookedPlace?) { looked = place }

  /// Has the values that were listed last named by their numbers.
  package mutating func list(_ values: [Node]) { found = values }

  /// This record counts as the last one until there is another.
  package mutating func comeBack(to record: Record) {
    returnedTo = record
    focus = .record(record)
  }

  package mutating func select(_ document: JSONDocument) { selection = document }

  package mutating func open(_ document: JSONDocument, named name: String) {
    focus = .file(name: name, document)
  }
}

extension Records {
  /// Where a response came from, or what paths look into; `nil` for a file.
  package func url(ofAnswer number: Int?) -> WebURL? {
    let record = number.map { self[$0] } ?? focusedRecord
    return record.map { $0.exchange.hops.last?.sent.url ?? $0.exchange.request.url }
  }
}
