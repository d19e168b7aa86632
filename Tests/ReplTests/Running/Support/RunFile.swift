import ApusFolderTestSupport
import ApusPractice
import ApusReplTestSupport

@testable import ApusRepl
@testable import ApusSurroundings

extension Talk {
  /// What came of a `.http` file that was run, in which `BASE` is the practice API, and where it ran.
  static func answer(
    running file: String, name: String = "x.http", _ setUp: (Talk) async throws -> Void = { _ in }
  )
    async throws -> (Answer, Talk)
  {
    let talk = try await Talk(variables: ["TOKEN": "canary-1234"]) { $0.confirm = { _ in true } }
    try await setUp(talk)
    try talk.folder.write(file.replacing("BASE", with: talk.server.baseURL), to: name)
    return (await talk.say("run \(name)"), talk)
  }
}
