internal import ApusClient
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// What happened on the way that nobody asked for, and so is told unasked: what redirects did to what was sent, and
/// cookies that were not kept, tokens that were renewed.
struct ArrivalNotes {
  let output: Output
  let session: Session

  func note(of exchange: Exchange) {
    // Redirects, cookies and tokens alone have something to tell.
    guard
      exchange.hops.count > 1 || exchange.renewal != nil
        || exchange.response?.headers.contains("Set-Cookie") ?? false
        || exchange.hops.contains(where: { !$0.sent.borrowedCookies.isEmpty || !$0.sent.withheld.isEmpty })
    else { return }
    let isPlay = exchange.request.url.origin == session.practice && output.console.noteTraits.isTerminal
    // That a POST becomes a GET after 302 is what browsers have always done: the practice API is there to show it.
    for change in exchange.methodChanges where change.status != 302 || !isPlay {
      output.note(Line(change.sentence, .dim))
    }
    for hop in exchange.hops where !hop.sent.withheld.isEmpty {
      output.note(
        HeldBackNote(
          hop.sent.notSent, replaced: hop.sent.sentOtherwise, of: ("the request's", "another"),
          at: hop.sent.url.origin))
    }
    for hop in exchange.hops where !hop.sent.borrowedCookies.isEmpty {
      output.note(BorrowedCookiesNote(hop.sent.borrowedCookies, at: hop.sent.url.origin))
    }
    for origin in exchange.originsGivenBody {
      output.note(Line("a redirect had the body sent on to \(origin)", .dim))
    }
    if let renewal = exchange.renewal {
      let isFailed = if case .failed = renewal { true } else { false }
      output.note(Line(renewal.sentence, isFailed ? .warning : .dim))
    }
    for refusal in exchange.refusedCookies(trusting: session.practice) {
      output.note(Line(refusal, .dim))
    }
  }
}
