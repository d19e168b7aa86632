internal import ApusClient
internal import ApusPractice
internal import Synchronization

/// A port of this machine that waits for a browser to come back from an authorization server. It keeps the rule of every
/// port that is opened: only this machine is served. One request of the right path and the right state is taken, and no
/// other: any page can send a browser here.
final class LoopbackRedirect: Sendable {
  /// Where the browser is to be sent.
  let address: String
  private let server: PracticeServer
  private let mailbox: Mailbox

  /// - Parameter port: with 0 the system chooses one.
  /// - Throws: `ListenError` where that port is taken.
  init(port: UInt16) throws {
    let mailbox = Mailbox()
    self.mailbox = mailbox
    server = try PracticeServer.start(
      Mock([mailbox]), port: port, admission: Admission(isFixed: true))
    address = "http://127.0.0.1:\(server.port)\(Mailbox.path)"
  }

  /// Begins to wait. Whatever came before is refused.
  func expect(_ isAnswer: @escaping @Sendable ([QueryItem]) -> Bool) { mailbox.expect(isAnswer) }

  /// What the browser brought; `nil` as long as it was not here.
  var query: [QueryItem]? { mailbox.query }

  /// Whether something came that does not belong to this login.
  var hasRefused: Bool { mailbox.hasRefused }

  /// Closes the port. The browser has its page then.
  func close() { server.stop() }
}

/// Takes the one request.
private final class Mailbox: MockSource, Sendable {
  static let path = "/callback"

  private struct State {
    var isAnswer: @Sendable ([QueryItem]) -> Bool = { _ in false }
    var taken: [QueryItem]?
    var hasRefused = false
  }

  private let state = Mutex(State())

  var query: [QueryItem]? { state.withLock(\.taken) }
  var hasRefused: Bool { state.withLock(\.hasRefused) }

  func expect(_ isAnswer: @escaping @Sendable ([QueryItem]) -> Bool) {
    state.withLock { $0.isAnswer = isAnswer }
  }

  func answer(_ request: MockRequest) -> MockAnswer? {
    guard request.method == "GET", request.path == Self.path else { return nil }
    let query = request.query.map { QueryItem(name: $0.name, value: $0.value) }
    let refusal = state.withLock { state -> MockAnswer? in
      guard state.taken == nil else { return .problem(410, "This login was answered before.") }
      guard state.isAnswer(query) else {
        state.hasRefused = true
        return .problem(400, "This does not belong to the login that waits here, which goes on waiting.")
      }
      state.taken = query
      return nil
    }
    if let refusal { return refusal }
    var answer = MockAnswer(200, type: "text/html; charset=utf-8", Array(Self.page.utf8))
    // What was in the address goes nowhere from here.
    answer.fields += [
      ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"), ("Connection", "close"),
      ("Content-Security-Policy", "default-src 'none'"),
    ]
    return answer
  }

  func nearest(to request: MockRequest) -> String? { nil }

  private static let page = """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Apus</title></head>
    <body><p>This page can be closed: Apus goes on in the terminal.</p></body></html>

    """
}
