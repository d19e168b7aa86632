internal import ApusClient

extension Exchange {
  /// The origin that answered, where it is not the base's: a credential can be set for the base alone.
  func missingBase(in session: Session) -> Origin? {
    let origin = (hops.last?.sent.url ?? request.url).origin
    return session.base?.origin == origin ? nil : origin
  }
}
