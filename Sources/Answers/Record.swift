package import ApusClient
package import ApusJSON
internal import ApusTeaching
package import ApusText
internal import Synchronization

/// What a request came to. It never changes after the fact.
package final class Record: Sendable {
  package let number: Int
  /// The line as it was typed.
  package let line: String
  package let exchange: Exchange
  /// `nil` for an answer of any status.
  package let failure: TransportError?
  /// What its line says of the pages around it, if anything.
  package let pageWish: PageWish?
  /// The last of the pages that it is made of; `nil` for an answer as it came.
  package let lastPage: Record?
  /// How many pages it is made of; `nil` for an answer as it came.
  package let pageCount: Int?
  /// Where the answer is from, when it did not come again; `nil` for one that came.
  package let kept: Kept?
  private let forms: ViewForms
  private let parsed = Mutex<Result<BodyReading, BodyReading.Problem>?>(nil)
  private let read = Mutex<BodyText?>(nil)

  package init(
    number: Int, line: String, exchange: Exchange, failure: TransportError? = nil,
    pageWish: PageWish? = nil, lastPage: Record? = nil, pageCount: Int? = nil, kept: Kept? = nil,
    forms: ViewForms = .today
  ) {
    self.forms = forms
    self.pageCount = pageCount
    self.kept = kept
    self.pageWish = pageWish
    self.lastPage = lastPage
    self.number = number
    self.line = line
    self.exchange = exchange
    self.failure = failure
  }

  /// The same answer with its body read in another way.
  func read(as forms: ViewForms) -> Record {
    Record(
      number: number, line: line, exchange: exchange, failure: failure, pageWish: pageWish,
      lastPage: lastPage, pageCount: pageCount, kept: kept, forms: forms)
  }

  /// An answer that a 304 has shown to be still good.
  package struct Kept: Sendable {
    /// The request that brought it.
    package let number: Int
    /// The 304.
    package let answer: Exchange

    package init(number: Int, answer: Exchange) {
      self.number = number
      self.answer = answer
    }
  }

  /// What went over the wire: of an answer that was kept, the 304 alone.
  package var received: Exchange { kept?.answer ?? exchange }

  /// The body as text, read when first asked for.
  package var text: BodyText {
    read.withLock { read in
      if let read { return read }
      let text = exchange.text
      read = text
      return text
    }
  }

  /// The body as something to look into, read when first asked for: JSON, lines of it, events, rows, or markup.
  package func reading() throws(BodyReading.Problem) -> BodyReading {
    let text = text
    let result = parsed.withLock { parsed in
      if let parsed { return parsed }
      let result = Result { () throws(BodyReading.Problem) in
        forms == .first ? try BodyReading(onlyJSONOf: exchange, text) : try exchange.reading(of: text)
      }
      // What was interrupted says nothing of the body.
      if case .failure(let problem) = result, problem.isInterruption { return result }
      parsed = result
      return result
    }
    return try result.get()
  }

  package func document() throws(BodyReading.Problem) -> JSONDocument { try reading().document }

  /// What the body is read as.
  package var form: BodyForm { BodyForm(exchange, text.bytes) }

  /// Whether there is more in it than text.
  package var mayBeLookedInto: Bool { mayBeJSON || forms == .today && form != .json }

  package var mayBeJSON: Bool { JSONBody.isLikely(exchange) }

  /// Fields that came after the body.
  package var trailers: HeaderFields { exchange.hops.last?.trailers ?? [:] }

  /// The code of what went wrong, a status of 400 or more included.
  package var code: ErrorCode? {
    if let failure { return failure.code }
    guard let status = exchange.response?.status else { return nil }
    if status >= 400 { return .http(status) }
    // Most answers are none of GraphQL's, whose requests are all sent with a body, and none of the others has errors.
    guard exchange.request.method == .post, mayBeJSON, (try? document().root)?["errors"] != nil,
      let answer = GraphQLAnswer(self)
    else { return nil }
    return answer.errors.isEmpty ? nil : .graphQLErrors
  }

  /// What paths look into where the line names no place of its own: the `data` of an answer in GraphQL, for every path
  /// but those that begin with one of the names beside it.
  func graphQLData(for path: JSONPath) -> Node? {
    guard exchange.request.method == .post, let answer = GraphQLAnswer(self) else { return nil }
    if case .key(let first)? = path.plainSteps?.first, answer.root[first] != nil { return nil }
    return answer.data
  }
}
