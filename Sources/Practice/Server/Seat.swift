/// What a connection takes of a server that shares itself out, for as long as it waits for its next request.
protocol Seat: Sendable {
  /// Who has it: the same for all seats of one.
  var holder: String { get }

  /// Whether there is no room for it: the connection ends when it is told so.
  var isParting: Bool { get }

  /// Counts bytes that went through the connection.
  ///
  /// - Returns: how long to wait before more do.
  func pay(_ bytes: Int) -> Duration
}
