package import ApusClient
package import ApusText

/// One line that says that nothing has come yet, and what is waited for: `waiting for the response · 3 s · ^C cancels`.
package struct SilenceLine: View {
  private let sent: Int
  /// What is waited for.
  private let words: String
  private let elapsed: Duration

  /// - Parameter progress: of a transfer of which nothing came. What is sent of it went out.
  package init(_ progress: TransferProgress, elapsed: Duration) {
    sent = progress.sent
    words = progress.isOfRenewal ? "renewing the token" : (progress.stage ?? .response).inWords
    self.elapsed = elapsed
  }

  package func lines(on screen: Screen) -> [Line] {
    let seconds = elapsed.components.seconds
    let time = seconds < 60 ? "\(seconds) s" : Units.time(.seconds(seconds))
    let parts = (sent > 0 ? ["\(Units.size(sent)) sent"] : []) + [words, time, "^C cancels"]
    return [screen.fit(parts.map { Line($0, .dim).retold }.joined(by: Line(screen.glyphs.separator, .dim)))]
  }
}

extension TransferProgress.Stage {
  fileprivate var inWords: String {
    switch self {
    case .lookup: "looking up the name"
    case .connection: "connecting"
    case .tls: "agreeing on TLS"
    case .request: "sending the request"
    case .response: "waiting for the response"
    }
  }
}
