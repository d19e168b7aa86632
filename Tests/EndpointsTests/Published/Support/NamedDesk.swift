import ApusClient
import ApusFolderTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization

@testable import ApusRepl

/// A home whose own table has a shop, which is described at `https://pub.test`; and a directory there.
final class NamedDesk: Sendable {
  let home: TestFolder
  let asked: Asked
  private let state: Mutex<State>

  private struct State {
    var questions: [String] = []
    var body = SmallDescription.text()
  }

  static let table = """
    shop https://api.shop.test https://pub.test/api.json 1.5MB bearer:SHOP_TOKEN Our shop
    site https://{name}.site.test https://pub.test/api.json - - A site

    """

  init(directory: String = "{}") throws {
    home = try TestFolder()
    try home.write(Self.table, to: ".config/apus/apis")
    let body = Box()
    asked = Asked { request in
      switch request.url.path {
      case "/api.json": .response(status: 200, body: body.text.withLock { $0 })
      case "/list.json": .response(status: 200, body: directory)
      default:
        body.answer.withLock { $0 }.map { .response(status: 200, body: $0) }
          ?? .response(status: 404, body: "{}")
      }
    }
    state = Mutex(State())
    self.served = body
  }

  private final class Box: Sendable {
    let text = Mutex(SmallDescription.text())
    let answer = Mutex<String?>(nil)
  }
  private let served: Box

  /// The description there.
  var body: String {
    get { served.text.withLock { $0 } }
    set { served.text.withLock { $0 = newValue } }
  }

  /// What is answered to everything else; not found where there is none.
  var answer: String? {
    get { served.answer.withLock { $0 } }
    set { served.answer.withLock { $0 = newValue } }
  }

  /// What somebody was asked.
  var questions: [String] { state.withLock { $0.questions } }

  /// - Parameters:
  ///   - refusing: a question with these words is answered with no.
  ///   - isTyped: whether somebody sits at a prompt.
  func talk(answering answer: Bool, refusing: String? = nil, isTyped: Bool = true) async throws -> Talk {
    let talk = try await asked.talk(
      variables: ["HOME": home.path, "SHOP_TOKEN": "canary-77"], base: nil
    ) { [self] environment in
      environment.confirm = { [self] question in
        state.withLock { $0.questions.append(question) }
        return answer && !(refusing.map { question.contains($0) } ?? false)
      }
    }
    if isTyped { await talk.engine.beginConversation() }
    return talk
  }
}
