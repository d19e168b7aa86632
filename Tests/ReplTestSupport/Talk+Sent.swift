internal import ApusInvocation
internal import ApusRepl
internal import ApusSurroundings

extension Talk {
  /// What a line would send to GitHub: method, path, query and body; what is said, where it would send nothing.
  package static func sent(
    _ line: String, _ setUp: (Talk) async throws -> Void = { _ in }
  ) async throws -> String {
    let talk = try await Talk(base: "https://api.github.com", flags: { $0.isOffline = true })
    try await setUp(talk)
    let answer = await talk.say(line)
    guard answer.outcome == .ok else { return answer.notes }
    let lines = answer.outText.split(separator: "\r\n", omittingEmptySubsequences: false)
    let body = lines.last ?? ""
    return "\(lines.first?.dropLast(9) ?? "")\(body.isEmpty ? "" : " \(body)")"
  }
}
