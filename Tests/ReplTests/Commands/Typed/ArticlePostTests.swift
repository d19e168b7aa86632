import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("An article that is posted from a file", .paced)
struct ArticlePostTests {
  private static let new =
    "---\ntitle: Apus を使う\ntags: [Swift]\nprivate: true\nid: null\n---\n${{ x }} *text*\n"
  private static let answer = #"{"id":"4bd431809afb1bb99e4f","title":"x"}"#

  private func talk(
    _ asked: Asked, to traits: Console.Traits = Talk.terminal, base: String? = nil, confirms: Bool = true,
    questions: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Talk {
    let talk = try await asked.talk(to: traits, variables: ["QIITA_TOKEN": "canary-7"], base: base) {
      $0.confirm = {
        questions($0)
        return confirms
      }
    }
    try talk.folder.write(Self.new, to: "new.md")
    try talk.folder.write(Self.new.replacing("null", with: "4bd431809afb1bb99e4f"), to: "old.md")
    return talk
  }

  @Test("is shown and asked about, sent whole, and has an id from then on")
  func posted() async throws {
    let asked = Asked(status: 201, body: Self.answer)
    let questions = Mutex<[String]>([])
    let talk = try await talk(asked) { question in questions.withLock { $0.append(question) } }
    let answer = await talk.say("qiita post new.md")
    #expect(questions.withLock { $0 } == ["post it? "])
    #expect(answer.notes.contains("POST https://qiita.com/api/v2/items"))
    #expect(
      answer.notes.contains("Apus を使う") && answer.flat.contains("private: only who has its URL finds it"))
    #expect(answer.flat.contains("its front matter is to say: id: 4bd431809afb1bb99e4f"), "\(answer.text)")
    let request = try #require(asked.last)
    #expect("\(request.method) \(request.url)" == "POST https://qiita.com/api/v2/items")
    #expect(
      String(decoding: request.body?.bytesInMemory ?? [], as: UTF8.self)
        == #"{"title":"Apus を使う","body":"${{ x }} *text*\n","tags":[{"name":"Swift","versions":[]}],"private":true}"#
    )
    #expect(
      request.headers.first("Authorization")?.value == .secret(Secret("Bearer canary-7", name: "QIITA_TOKEN"))
    )
  }

  @Test("is changed where it was posted before, and sent nowhere by who says no")
  func changed() async throws {
    let asked = Asked(body: Self.answer)
    let refusing = try await talk(asked, confirms: false)
    #expect(await refusing.say("qiita post old.md").notes.contains("not sent") && asked.all.isEmpty)
    let willing = try await talk(asked)
    #expect(!(await willing.say("qiita post old.md").flat.contains("front matter is to say")))
    #expect(asked.lines == ["PATCH /api/v2/items/4bd431809afb1bb99e4f"])
  }

  @Test("is sent without a question by a script, and is only shown offline")
  func scripts() async throws {
    let asked = Asked(status: 201, body: Self.answer)
    let script = try await talk(asked, to: .plain, confirms: false)
    #expect(await script.say("qiita post new.md --offline").outText.contains("POST /api/v2/items"))
    #expect(asked.all.isEmpty)
    #expect(await script.say("qiita post new.md").outText == Self.answer)
    #expect(asked.lines == ["POST /api/v2/items"])
  }

  @Test("goes to the team, or to the practice API, where that is the base")
  func places() async throws {
    let asked = Asked(status: 201, body: Self.answer)
    let team = try await talk(asked, to: .plain)
    await team.say("use qiita --team Birds")
    await team.say("qiita post new.md")
    #expect(asked.last?.url.text == "https://birds.qiita.com/api/v2/items")
    #expect(asked.last?.headers.contains("Authorization") == true)
    await team.say("base https://other.test/api/v2", "qiita post new.md")
    #expect(asked.last?.url.text == "https://qiita.com/api/v2/items")
  }

  @Test("says what is wrong with the file before anything is sent")
  func wrong() async throws {
    let asked = Asked()
    let talk = try await talk(asked)
    try talk.folder.write("# No front matter", to: "bare.md")
    #expect(
      await talk.say("qiita post bare.md").flat.contains("bare.md cannot be posted: it has no front matter"))
    #expect(await talk.say("qiita post none.md").status == 2)
    #expect(await talk.say("qiita post new.md other.md").status == 2)
    #expect(await talk.say("qiita post new.md --form").status == 2)
    #expect(asked.all.isEmpty)
  }
}
