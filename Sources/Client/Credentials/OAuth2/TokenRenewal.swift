/// What was done for a request whose token the server would not have taken, or did not take.
package enum TokenRenewal: Sendable, Hashable {
  /// It had run out, or an earlier request was refused with it, and was renewed before the request went out.
  case before
  /// The server did not take it; it was renewed, and the request was sent again.
  case afterRefusal
  /// The server did not take it; the request is none to be sent twice unasked, so the next one renews it.
  case left
  /// There was no other to be had, for this reason, in which a server may have said something.
  case failed(String, said: String? = nil)

  /// What a server says in its sentence, which is in no language of the program.
  package var foreign: [String] {
    if case .failed(_, let said?) = self { [said] } else { [] }
  }

  /// As a part of what is told of an exchange, without a full stop.
  package var sentence: String {
    switch self {
    case .before, .afterRefusal: "the token was renewed"
    case .left: "the token was refused; the next request renews it"
    case .failed(let reason, _): "the token could not be renewed: \(reason)"
    }
  }
}
