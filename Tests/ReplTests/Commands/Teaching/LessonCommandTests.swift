import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@Suite("lesson", .paced)
struct LessonCommandTests {
  private static let lesson = """
    ---
    lesson: 1
    title: A short one
    ---
    Look.

    ```show
    get /status/200
    ```

    Do it.

    ```goal
    status 204
    ```
    ```hint
    A number.
    ```
    ```answer
    get /status/204
    ```
    """

  @Test("writes a lesson that it proves itself, and finds what is wrong in another")
  func check() async throws {
    let talk = try await Talk()
    try talk.folder.write(Self.lesson, to: "own.lesson.md")
    let good = await talk.say("lesson check own.lesson.md")
    #expect(good.outcome == .ok, "\(good.text)")
    #expect(good.text.contains("holds: 1 goal"))
    try talk.folder.write(Self.lesson.replacing("/status/204", with: "/status/205"), to: "bad.lesson.md")
    let bad = await talk.say("lesson check bad.lesson.md")
    #expect(bad.status == 1)
    #expect(bad.text.contains("bad.lesson.md:20: this answer does not meet its goal"), "\(bad.text)")
    let translated = """
      ---
      lesson: 1
      title: 短いもの
      language: ja
      ---
      見てください。

      ---

      あなたの番です。

      ```hint
      数です。
      ```
      """
    try talk.folder.write(translated, to: "own.ja.lesson.md")
    #expect(await talk.say("lesson check own.ja.lesson.md").text.contains("holds: 1 goal, also in ja"))
    try talk.folder.write(translated.replacing("---\n\nあ", with: "あ"), to: "own.ja.lesson.md")
    let other = await talk.say("lesson check own.lesson.md")
    #expect(other.status == 1)
    #expect(other.text.contains("own.ja.lesson.md:6: a translation has the same steps"), "\(other.text)")
    try talk.folder.write(translated.replacing("```hint", with: "```show"), to: "own.ja.lesson.md")
    #expect(await talk.say("lesson check own.lesson.md").status == 2)
    try talk.folder.write("no lesson", to: "none.lesson.md")
    #expect(await talk.say("lesson check none.lesson.md").status == 2)
    #expect(await talk.say("lesson teach").status == 2)
  }

  @Test("grades what was recorded: what was typed counts, and what Enter ran does not")
  func grade() async throws {
    let talk = try await Talk()
    try talk.folder.write(Self.lesson, to: "own.lesson.md")
    await talk.say("tour own.lesson.md --record ann", "", "predict 404", "get /status/404", "get /status/204")
    let graded = await talk.say("lesson grade --lesson own.lesson.md ann")
    #expect(graded.outcome == .ok, "\(graded.text)")
    #expect(graded.text.contains("1 of 1 goals"), "\(graded.text)")
    #expect(graded.text.contains("get /status/204  GET /status/204"), "\(graded.text)")
    #expect(graded.text.contains("1 of 1 predictions right"))
    #expect(await talk.say("lesson grade --lesson own.lesson.md --json ann").outText.contains("\"met\":1"))
    let sheet = await talk.say("lesson grade --lesson own.lesson.md --csv ann").outText
    #expect(sheet.contains("file,lesson,met"))
    #expect(await talk.say("lesson grade --lesson own.lesson.md --csv ann").outText == sheet)
    await talk.say("tour own.lesson.md --record ben", "", "", "", "skip")
    #expect(await talk.say("lesson grade --lesson own.lesson.md ben").status == 1)
    let har = try #require(talk.folder.text(of: "ann.session.har"))
    try talk.folder.write(har.replacing("/status/404", with: "/status/403"), to: "ann.session.har")
    let changed = await talk.say("lesson grade --lesson own.lesson.md ann")
    #expect(changed.text.contains("its checksum does not fit"), "\(changed.text)")
    await talk.say("get /status/200", "save plain")
    #expect(await talk.say("lesson grade plain").status == 2)
  }

  @Test("grades a folder of hand-ins, whatever one of them is, and names those that are none")
  func gradeFolder() async throws {
    let talk = try await Talk()
    try talk.folder.write(Self.lesson, to: "own.lesson.md")
    for name in ["a-broken", "z-broken"] { try talk.folder.write("Hello\n", to: "in/\(name).session.md") }
    await talk.say("tour own.lesson.md --record in/ann", "", "get /status/204")
    let graded = await talk.say("lesson grade --lesson own.lesson.md in")
    #expect(graded.status == 2)
    for part in [
      "1 of 1 goals", "in/a-broken.session.md:1:1: expected", "in/z-broken.session.md:1:1: expected",
    ] {
      #expect(graded.text.contains(part), "\(graded.text)")
    }
    let json = await talk.say("lesson grade --lesson own.lesson.md --json in")
    #expect(json.status == 2 && json.outText.contains("in/ann.session.md"), "\(json.text)")
    let alone = await talk.say("lesson grade --lesson own.lesson.md --json in/a-broken.session.md")
    #expect(alone.status == 2 && alone.outText.isEmpty, "\(alone.text)")
  }

  @Test("grades a step whose first request was let fail as it was when it was done")
  func gradeFault() async throws {
    let talk = try await Talk()
    let lesson = Self.lesson.replacing("```goal\n", with: "```fault\nnetwork.reset\n```\n\n```goal\nsent 2\n")
      .replacing("answer\n", with: "answer\nget /status/204\n")
    try talk.folder.write(lesson, to: "own.lesson.md")
    #expect(await talk.say("lesson check own.lesson.md").outcome == .ok)
    let done = await talk.say(
      "tour own.lesson.md --record ann", "", "get /status/204", "get /status/204")
    #expect(done.text.contains("1 of 1 goals"), "\(done.text)")
    let graded = await talk.say("lesson grade --lesson own.lesson.md ann")
    #expect(graded.outcome == .ok, "\(graded.text)")
    #expect(!graded.text.contains("does not go as it is written"), "\(graded.text)")
  }

  @Test("proves a lesson that wants more than the practice API where it is trusted")
  func trust() async throws {
    let talk = try await Talk()
    let lesson = Self.lesson.replacing("get /status/200", with: "get http://127.0.0.1:1/\n? network.refused")
    try talk.folder.write(lesson, to: "wide.lesson.md")
    let refused = await talk.say("lesson check wide.lesson.md")
    #expect(refused.status == 1)
    #expect(refused.text.contains("lesson check --trust wide.lesson.md"), "\(refused.text)")
    let trusted = await talk.say("lesson check --trust wide.lesson.md")
    #expect(trusted.outcome == .ok, "\(trusted.text)")
  }

  @Test("makes a lesson of a saved session")
  func from() async throws {
    let talk = try await Talk()
    await talk.say("get /status/204", "headers", "save octocat")
    let text = await talk.say("lesson from octocat").outText
    #expect(text.contains("request path \"/status/204\""), "\(text)")
    #expect(text.contains("```show\nheaders\n```"), "\(text)")
  }
}
