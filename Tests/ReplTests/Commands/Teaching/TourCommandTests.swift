import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import ApusWords
import Testing

@Suite("tour", .paced)
struct TourCommandTests {
  private func talk(in folder: TestFolder) async throws -> Talk {
    try await Talk(to: Talk.terminal, variables: ["XDG_STATE_HOME": folder.path])
  }

  /// What is set, kept and listed.
  private func state(_ talk: Talk) async -> [String] {
    var texts: [String] = []
    for line in ["env", "cookies", "set", "pwd"] { texts.append(await talk.say(line).text) }
    return texts
  }

  @Test(
    "leaves everything as it was, wherever a lesson is left",
    arguments: [
      ("redirects", 14), ("authentication-and-credentials", 19), ("failures", 2), ("ten-tasks", 20),
    ])
  func untouched(_ name: String, _ step: Int) async throws {
    let talk = try await talk(in: TestFolder())
    for line in ["X-Trace:mine", "auth bearer s3", "let token = mine", "let nobody = 1", "set follow on"] {
      #expect(await talk.say(line).outcome == .ok)
    }
    await talk.say("get /cookies/set?own=1 --follow")
    let before = await state(talk)
    let begun = await talk.say("tour \(name) \(step)")
    #expect(begun.text.contains("\(step)/"), "\(begun.text)")
    await talk.say("", "let token = other", "cookies clear", "auth none", "X-Trace:theirs")
    let left = await talk.say("quit")
    #expect(left.text.contains("goes on with it"))
    #expect(await state(talk) == before)
  }

  @Test("goes on in another run, whatever is set there, and tells what was done")
  func again() async throws {
    let folder = try TestFolder()
    let first = try await talk(in: folder)
    await first.say("tour first-request 4")
    #expect(await first.say("get /github/users/hubot").text.contains("the goal is met"))
    await first.say("quit")
    let second = try await talk(in: folder)
    await second.say("let nobody = 1", "set follow on")
    #expect(await second.say("tour").text.contains("1 of 4 goals"))
    #expect(await second.say("tour first-request 5").text.contains("1 of 4 goals"))
    #expect(await second.say("").text.contains("HTTP/1.1 200 OK"), "the steps before were run")
    await second.say("quit")
    let begun = await second.say("tour first-request").text
    #expect(begun.contains("tour first-request 6 goes on where you were."), "\(begun)")
    await second.say("quit")
    #expect(await second.say("tour --reset").text.contains("forgotten"))
    #expect(await !second.say("tour").text.contains("1 of 4 goals"))
  }

  @Test("shows the lessons of a folder, and begins the first that is not done")
  func folders() async throws {
    let talk = try await talk(in: TestFolder())
    for name in ["1", "2"] {
      try talk.folder.write(
        "---\nlesson: 1\ntitle: Part \(name)\n---\nLook.\n```show\nget /status/204\n```\n",
        to: "pack/\(name).lesson.md")
    }
    let first = await talk.say("tour pack").text
    #expect(first.contains("pack/2.lesson.md") && first.contains("Part 1 · 1/1"), "\(first)")
    #expect(await talk.say("").text.contains("Go on with tour pack"))
    #expect(await talk.say("tour pack").text.contains("Part 2 · 1/1"))
    #expect(await talk.say("").text.contains("The lessons of the program: tour"))
    #expect(await !talk.say("tour pack").text.contains("· 1/1"), "all is done")
  }

  @Test("speaks the language that is spoken, in the list and in a lesson")
  func japanese() async throws {
    let talk = try await talk(in: TestFolder())
    try await SpokenLanguage.japanese.speaking {
      #expect(await talk.say("tour").text.contains("はじめてのリクエスト"))
      #expect(await talk.say("tour first-request 4").text.contains("というユーザーもいます。"))
      #expect(await talk.say("get /github/users/octocat").text.contains("それは先ほどのユーザーです。"))
      try talk.folder.write("---\nlesson: 1\ntitle: A\n---\nLook.\n```show\nget /\n```\n", to: "a.lesson.md")
      #expect(await talk.say("tour a.lesson.md").text.contains("日本語訳はまだありません。原文 (en) で表示します。"))
    }
  }

  @Test("names a file that is no lesson, its line and its column, and a step that is not there")
  func mistakes() async throws {
    let talk = try await talk(in: TestFolder())
    try talk.folder.write("---\nlesson: 1\ntitle: A\n---\n```gaol\n```\n", to: "bad.lesson.md")
    let answer = await talk.say("tour bad.lesson.md")
    #expect(answer.code == "usage.argument")
    #expect(answer.text.contains("bad.lesson.md:5:4: expected a `goal` block"), "\(answer.text)")
    #expect(await talk.say("tour first-request 99").code == "usage.argument")
    #expect(await talk.say("tour failures --live").text.contains("only github and qiita"))
  }

  @Test("moves what cannot be read aside, and names it")
  func damaged() async throws {
    let folder = try TestFolder()
    try folder.write("no progress", to: "apus/lessons")
    let text = await (try talk(in: folder)).say("tour").text
    #expect(text.contains("lessons.damaged"), "\(text)")
  }

  @Test("a mistake in a lesson ends no script")
  func script() async throws {
    let talk = try await Talk(variables: ["XDG_STATE_HOME": try TestFolder().path])
    await talk.say("tour failures")
    for line in ["", "", "gte /x", "skip"] { #expect(await talk.say(line).outcome == .ok) }
    #expect(await talk.say("quit").outcome == .ok)
    #expect(await talk.say("get /status/204").outcome == .ok)
  }
}
