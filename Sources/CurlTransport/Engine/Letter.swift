import ApusClient
import Dispatch

/// What other threads ask of the transport's thread.
enum Letter: Sendable {
  case send(Job)
  case cancel(Job.Ticket)
  /// A conversation has something to say.
  case look
  case listCookies(Answer<[CookieLine]>)
  case clearCookies(Answer<Void>)
  case replaceCookies(CookieLines, Answer<CookieLines>)
  case run(UnownedJob, TransferExecutor)
  case close
}

extension Letter {
  /// Answers for a thread or a library that is not there; `problem` says why not.
  func turnAway(_ problem: String?) {
    switch self {
    case .send(let job):
      let exchange = Exchange(request: job.request, startedAt: job.startedAt)
      let failure = TransportError(
        .unreachable, "libcurl is needed for every request and could not be loaded",
        underlying: problem, exchange: exchange)
      job.answer(.failure(failure))
    case .listCookies(let answer): answer([])
    case .clearCookies(let answer): answer(())
    case .replaceCookies(_, let answer): answer(CookieLines())
    case .run(let job, let executor): DispatchQueue.global().async { executor.run(job) }
    case .cancel, .look, .close: break
    }
  }
}

/// Goes on with what waits. A function, because the types of continuations are made up at run time: that takes a look
/// at all the program's types, and would be done even where nothing is sent.
package typealias Answer<Value> = @Sendable (_ value: Value) -> Void
