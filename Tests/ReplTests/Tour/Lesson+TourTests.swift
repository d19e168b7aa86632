import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSavedSessions
import ApusTeaching
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("Tours of a service", .paced)
struct LessonTourTests {
  @Test(
    "a tour of a service has twelve steps, and none of them changes anything", arguments: ["github", "qiita"])
  func steps(_ name: String) throws {
    let lesson = try #require(Lesson.all.first { $0.name == name })
    #expect(lesson.service == name)
    let steps = try #require(lesson.tour?.steps)
    #expect(steps.count == 12)
    let changing = [
      "create", "edit", "delete", "post", "star ", "follow", "save", "like ", "stock ", "react",
    ]
    for step in steps {
      #expect(!changing.contains { step.command.hasPrefix("\(name) \($0)") }, "\(step.command)")
    }
  }

  @Test("ten tasks of a usual day take three lines each at most, and no other program")
  func tasks() throws {
    let steps = try #require(Lesson.all.first { $0.name == "ten-tasks" }?.tour?.steps)
    let ordinals = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    var lines: [Int] = []
    for step in steps {
      let begins = lines.count < ordinals.count && step.prose.contains("The \(ordinals[lines.count]): ")
      if begins || lines.isEmpty { lines.append(0) }
      lines[lines.count - 1] += 1
      #expect(!step.command.contains("|") && !step.command.contains("!"), "\(step.command)")
    }
    #expect(lines.count == 10 && lines.allSatisfy { $0 <= 3 }, "\(lines)")
  }

  @Test("live, the service itself is the base, and leaving says how to go on there")
  func live() async throws {
    let talk = try await Talk(flags: { $0.isOffline = true })
    #expect(await talk.say("tour github 2 --live").text.contains("· 2/12"))
    #expect(await talk.say("pwd").text.contains("https://api.github.com"))
    await talk.say("base http://127.0.0.1:1")
    #expect(await talk.say("").text.contains("use github"), "its own line finds its own base")
    #expect(await talk.say("quit").text.contains("tour github 3 --live goes on with it"))
    #expect(await talk.say("pwd").text.contains("127.0.0.1"))
  }

  @Test("live, it says where lines go and as whom, and where else its steps lead where there is no network")
  func said() async throws {
    let talk = try await Talk(transport: NoNetwork(), variables: ["QIITA_TOKEN": "canary-5"])
    #expect(
      await talk.say("tour github --live").flat.contains(
        "each line goes to https://api.github.com/ itself, and nothing says who asks"))
    let alone = await talk.say("")
    #expect(alone.flat.contains("Without a network, tour github takes the same steps."), "\(alone.text)")
    let known = await talk.say("quit", "tour qiita --live").flat
    #expect(known.contains("https://qiita.com/api/v2 itself, by bearer from QIITA_TOKEN"), "\(known)")
    #expect(await talk.say("quit", "tour github").flat.contains("each line goes to") == false)
  }

  @Test("what is about the practice API is not asked elsewhere")
  func notLive() async throws {
    let talk = try await Talk()
    let answer = await talk.say("tour failures --live")
    #expect(answer.code == "usage.argument" || answer.status == 2)
    #expect(answer.text.contains("only github and qiita can be asked live"))
    #expect(await talk.say("tour gihub").text.contains("there is no lesson gihub"))
  }
}
