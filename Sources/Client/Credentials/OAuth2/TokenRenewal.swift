/// What was done for a request whose token the server would not have taken, or did not take.
package enum TokenRenewal: Sendable, Hashable {
  /// It had run out, or an earlier request was refused with it, and was renewed before the request went out.
  case before
  /// The server did not take it; it was renewed, and the request was sent again.
  case afterRefusal
  /// The server did not take it; the request is none to be sent twice unasked, so the next one renews it.
  case left
  /// There was no other to be had, for this reason.
  case failed(String)
}
