package import APIClient
package import JSON
internal import Synchronization

/// What a request came to. It never changes after the fact.
package final class Record: Sendable {
  package let number: Int
  /// The line as it was typed.
  package let line: String
  package let exchange: Exchange
  /// `nil` for an answer of any status.
  package let failure: TransportFailure?
  private let parsed = Mutex<Result<Document, SyntaxError>?>(nil)

  package init(number: Int, line: String, exchange: Exchange, failure: TransportFailure? = nil) {
    self.number = number
    self.line = line
    self.exchange = exchange
    self.failure = failure
  }

  /// The body as JSON, parsed when first asked for.
  package func document() throws(SyntaxError) -> Document {
    let result = parsed.withLock { parsed in
      if let parsed { return parsed }
      let result = Result { () throws(SyntaxError) in try Document(exchange.body.bytes) }
      parsed = result
      return result
    }
    return try result.get()
  }

  /// The code of what went wrong, a status of 400 or more included.
  package var code: FailureCode? {
    if let failure { return failure.code }
    guard let status = exchange.response?.status, status >= 400 else { return nil }
    return .http(status)
  }
}

/// Every request of the session, numbered from 1.
package struct Records: Sendable {
  package private(set) var all: [Record] = []
  /// What paths look into: the last record, or what was shown or opened after it.
  package private(set) var focus: Focus = .nothing

  package enum Focus: Sendable {
    case nothing
    case record(Record)
    case file(name: String, Document)
  }

  /// The last one, or one that a lesson came back to.
  package var last: Record? { returnedTo ?? all.last }
  private var returnedTo: Record?

  /// What paths look into, when it came from a request.
  var focusedRecord: Record? {
    if case .record(let record) = focus { record } else { nil }
  }

  package subscript(number: Int) -> Record? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  package mutating func add(_ line: String, _ exchange: Exchange, failure: TransportFailure? = nil) -> Record
  {
    let record = Record(number: all.count + 1, line: line, exchange: exchange, failure: failure)
    all.append(record)
    returnedTo = nil
    focus = .record(record)
    return record
  }

  /// Paths look into this record until there is another.
  package mutating func look(at record: Record) { focus = .record(record) }

  /// This record counts as the last one until there is another.
  mutating func comeBack(to record: Record) {
    returnedTo = record
    focus = .record(record)
  }

  package mutating func open(_ document: Document, named name: String) {
    focus = .file(name: name, document)
  }
}
