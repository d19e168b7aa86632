/// The learner's own session while a lesson is on: it is not shown to the lesson, and is afterwards as it was.
final class OutsideSession: Sendable {
  let session: Session
  let bringBackCookies: @Sendable () async -> Void

  init(_ session: Session, bringBackCookies: @escaping @Sendable () async -> Void) {
    self.session = session
    self.bringBackCookies = bringBackCookies
  }
}
