@_spi(Secrets) package import ApusClient
package import ApusSurroundings
package import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request with the signature that it would be sent with now, which may be seen, and for how long that holds.
package struct SignedPreview {
  package let request: Request
  /// `nil` for a request that nothing signs.
  package let note: Line?

  /// - Throws: where the body cannot be read before it is sent.
  package init(_ request: Request) throws(CommandFailure) {
    do {
      try self.init(request, at: Date())
    } catch {
      throw CommandFailure(error.code, error.message)
    }
  }

  init(_ request: Request, at now: Date) throws(RequestError) {
    let token = request.options.login?.token
    var signed = request.spelledToSign
    for field in try request.signature() {
      let isToken = token.map { field.revealed == $0.reveal() } ?? false
      signed.headers = signed.headers.setting(
        isToken ? field : HeaderField(name: field.name, value: field.revealed))
    }
    self.request = signed
    note = request.options.login.flatMap { Self.note(of: $0, at: now) }
  }

  /// What to know of a signature that is shown or written.
  package static func note(of login: Login) -> Line? { note(of: login, at: Date()) }

  private static func note(of login: Login, at now: Date) -> Line? {
    guard login.scheme.signs else { return nil }
    if let holds = login.scheme.holds {
      let end = now.addingTimeInterval(Double(holds.components.seconds)).ISO8601Format()
      return Line("the signature holds for \(holds.components.seconds / 60) minutes, until \(end)", .dim)
        .retold
    }
    return Line(
      login.signsWhen
        ? "the signature says when it was made; for how long it holds is for the server to say"
        : "the signature is of what is sent alone, and holds as long as the key does", .dim
    ).retold
  }
}
