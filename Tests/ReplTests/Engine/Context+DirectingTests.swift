import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSystem
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Where the output of a line goes", .paced)
struct ContextDirectingTests {
  private func talk(setUp: (inout Environment) -> Void = { _ in }) async throws -> Talk {
    let talk = try await Asked { request in
      request.url.path == "/no"
        ? .response(status: 404, body: "refused") : .response(status: 200, body: "one\ntwo\n")
    }.talk(to: .plain, setUp: setUp)
    return talk
  }

  @Test("to a command, which gets the exact bytes, and may have had enough")
  func pipes() async throws {
    let talk = try await talk()
    #expect(await talk.say("get /a | tr a-z A-Z").outText == "ONE\nTWO\n")
    let enough = await talk.say("get /a | head -n 1")
    #expect(enough.outcome == .ok && enough.outText == "one\n")
    #expect(await talk.say("get /no | cat").code == "http.404")
  }

  @Test(
    "to a command that fails, which is a failure of the line, unless that has one of its own",
    arguments: [
      ("get /a | (cat; exit 3)", "output.command"), ("get /a | false", "output.command"),
      ("get /a | nowhere-to-be-found 2>/dev/null", "output.command"),
      ("headers | grep nobody", "output.command"),
      ("get /no | false", "http.404"), ("get /a | kill -PIPE $$", nil), ("get /a | kill -INT $$", nil),
    ])
  func failingPipes(_ line: String, _ code: String?) async throws {
    let talk = try await talk()
    await talk.say("get /a")
    let answer = await talk.say(line)
    #expect(answer.code == code)
    #expect(answer.status == (code == "http.404" ? 4 : code == nil ? 0 : 1))
    if line.contains("exit 3") {
      #expect(answer.outText == "one\ntwo\n")
      #expect(answer.flat.contains("error[output.command]: the command behind | ended with status 3"))
    }
  }

  @Test("to a command that fails, when it is recorded and when that is replayed without it")
  func replayedFailure() async throws {
    let talk = try await Talk.recorded("get /echo", "headers | (cat; exit 3)")
    let document = try #require(talk.folder.text(of: "it.session.md"))
    #expect(document.contains("error[output.command]: the command behind | failed"), "\(document)")
    #expect(document.contains("? output.command"))
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok && replay.text.contains("2 as written"), "\(replay.text)")
  }

  @Test("to a file, written anew or at its end, whose name is filled")
  func files() async throws {
    let talk = try await talk()
    await talk.say("let name = out", "get /a > {{name}}", "get /a >> out")
    #expect(talk.folder.text(of: "out") == "one\ntwo\none\ntwo\n")
  }

  @Test("to a file that is as it was unless all went well, which is said")
  func discarding() async throws {
    let talk = try await talk()
    try talk.folder.write("old", to: "out")
    for line in ["get /no > out", ".nope > out", "gte /a > out", "get /a --nope > out"] {
      let answer = await talk.say(line)
      #expect(talk.folder.text(of: "out") == "old", "\(line)\n\(answer.text)")
    }
    #expect(await talk.say("get /no > out").notes.contains("nothing was written to out"))
  }

  @Test("nowhere, where the file or the shell cannot be had: nothing is sent")
  func refusals() async throws {
    let talk = try await talk { environment in
      environment.startShell = { _, _ throws(FileProblem) in throw FileProblem("no shell here") }
    }
    let shell = await talk.say("get /a | cat")
    #expect(
      shell.status == 2 && shell.flat.contains("the command cannot be started: no shell here"),
      "\(shell.text)")
    let file = await talk.say("get /a > none/there/out")
    #expect(
      file.code == "request.parameter" && file.flat.contains("none/there/out cannot be written: "),
      "\(file.text)")
    #expect(await talk.say("get /a > {{nobody}}").code == "request.variable")
    #expect(await talk.say("history").notes.hasPrefix("no request was sent yet"))
  }

  @Test("nowhere, and nothing is left open that would have kept it for a recording")
  func refusedWhileRecording() async throws {
    let pipe = Mutex<FileStatus?>(nil)
    let talk = try await talk { environment in
      environment.startShell = { _, output throws(FileProblem) in
        pipe.withLock { $0 = try? FileStatus(of: Descriptor(output)) }
        throw FileProblem("no shell here")
      }
    }
    await talk.say("record it", "get /a | cat")
    let heard = try #require(pipe.withLock { $0 })
    let open = (Int32(0)..<1_024).compactMap { try? FileStatus(of: Descriptor($0)) }
    #expect(!open.contains { $0.isSame(as: heard) })
  }

  @Test("back to where it went before, whatever the line came to")
  func afterwards() async throws {
    let talk = try await talk()
    await talk.say("get /no > out", "get /a | false", "get /a > none/there")
    #expect(await talk.say("get /a").outText == "one\ntwo\n")
  }
}
