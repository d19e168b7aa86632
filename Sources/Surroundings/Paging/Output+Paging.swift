internal import ApusSystem
internal import ApusText

extension Output {
  /// Output of more than so many screens goes to a pager.
  private static let screens = 5

  /// Does work that may write more than anybody reads at once: on a terminal with a prompt it goes to the pager then. Who
  /// leaves the pager, or presses ^C there, wants no more of it, which is no failure.
  package func paging(_ work: () throws -> Void) throws {
    let traits = console.outTraits
    guard isConversation, traits.isTerminal, traits.movesCursor, !traits.isPaged, !traits.screen.isSpoken,
      let start = pager()
    else {
      return try work()
    }
    let mode = TerminalMode(of: .input)
    paged.begin(rows: traits.height * Self.screens, columns: traits.width, start)
    var failure: (any Error)?
    do { try work() } catch { failure = error }
    let wasPaged = endPaging()
    // Whatever became of the pager.
    if wasPaged { mode?.apply(keepsKeys: true) }
    if let failure, !wasPaged || !Self.isEnough(failure) { throw failure }
  }

  private static func isEnough(_ failure: any Error) -> Bool {
    if let closed = failure as? SinkClosed { return closed.isInterruption || closed.reason.isEmpty }
    return failure is CancellationError
  }
}
