internal import ApusClient
internal import ApusSurroundings
internal import ApusText
internal import ApusWords

/// What happened on the way that nobody asked for, and so is told unasked: methods that redirects changed, cookies that were
/// not kept, tokens that were renewed. Where things went, `DestinationLog` tells.
struct ArrivalNotes {
  let output: Output
  let session: Session

  func note(of exchange: Exchange) {
    noteToken(of: exchange)
    // Redirects and cookies alone have something else to tell.
    guard exchange.hops.count > 1 || exchange.response?.headers.contains("Set-Cookie") ?? false else {
      return
    }
    let isPlay = exchange.request.url.origin == session.practice && output.console.noteTraits.isTerminal
    // That a POST becomes a GET after 302 is what browsers have always done: the practice API is there to show it.
    for change in exchange.methodChanges where change.status != 302 || !isPlay {
      output.note(Line(change.sentence, .dim))
    }
    for refusal in exchange.refusedCookies(trusting: session.practice) {
      output.note(Line(refusal, .dim))
    }
  }

  /// What was done about the token that was shown.
  func noteToken(of exchange: Exchange) {
    if let reason = exchange.request.options.tokenLogin?.unkept.take() {
      output.note(Line("the new token is not there for the next run: \(retold(reason))", .warning))
    }
    if let renewal = exchange.renewal {
      let isFailed = if case .failed = renewal { true } else { false }
      output.note(Line(renewal.sentence, isFailed ? .warning : .dim, foreign: renewal.foreign))
    }
  }
}
