package import ApusClient
package import ApusFolderTestSupport
internal import ApusSurroundings
internal import Foundation
internal import Synchronization

/// A file from elsewhere, in the folder `w`. Beside it is `mine.txt`; above it, and behind the file `link`, is what is none of
/// its business, and holds the canary, as does `TOKEN` of the environment.
package struct ForeignFile {
  package static let canary = "canary-1234-canary"

  /// What a line came to.
  package struct Seen {
    package let asked: [Request]
    package let questions: [String]
    package let said: Answer
    package let folder: TestFolder

    package var paths: [String] { asked.map(\.url.path) }
  }

  private final class Questions: Sendable {
    let all = Mutex<[String]>([])
  }

  package let talk: Talk
  private let asked: Asked
  private let questions = Questions()

  /// - Parameters:
  ///   - text: what is in it; `OUT` is the folder above its own.
  ///   - answer: what somebody says to a question.
  package init(
    _ name: String, _ text: String, asking asked: Asked = Asked(), base: String = "http://h.test",
    answering answer: @escaping @Sendable (String) -> Bool
  ) async throws {
    self.asked = asked
    let questions = questions
    talk = try await asked.talk(variables: ["TOKEN": Self.canary, "OTHER": "other"], base: base) {
      $0.confirm = { question in
        questions.all.withLock { $0.append(question) }
        return answer(question)
      }
    }
    let folder = talk.folder
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.canary, to: "private.txt")
    try folder.write("KEY=\(Self.canary)\n", to: ".env")
    try folder.write("beside", to: "w/mine.txt")
    try folder.write(text.replacing("OUT", with: folder.path), to: "w/\(name)")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/w/link", withDestinationPath: folder.path + "/private.txt")
  }

  package func say(_ line: String) async -> Seen {
    let said = await talk.say(line)
    return Seen(
      asked: asked.all, questions: questions.all.withLock(\.self), said: said, folder: talk.folder)
  }
}
