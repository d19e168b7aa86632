import ApusClient
import ApusPacingTestSupport
import ApusRandomTestSupport
import ApusReplTestSupport
import ApusServices
import Testing

@testable import ApusEndpoints
@testable import ApusInvocation
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A line that asks for a typed endpoint", .paced)
struct EndpointLineTests {
  @Test("whatever is typed behind a service, the line is understood or refused with a place in it")
  func random() async throws {
    let talk = try await Talk(base: "https://api.github.com", flags: { $0.isOffline = true })
    var generator = SeededGenerator(seed: 11)
    let words = [
      "github", "gist", "create", "show", "search", "user", "q=", "files[", "files[a]=b", "--public", "--",
      "-5", "=",
      "==", ":=", "@", "sort=x", "{{", "{{x}}", "'", "\"", "[", "]", "{\"a\": 1}", "page:=[", "りんご",
      "--timeout", "\\",
      "-h", "--help", "qiita", "post", "tags=", "null",
    ]
    for _ in 0..<Trials.share(of: 300) {
      let line =
        "github "
        + (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }.joined(separator: " ")
      let answer = await talk.say(line)
      #expect(answer.outcome == .ok || answer.status == 2, "\(line)\n\(answer.text)")
    }
  }

  private func read(_ text: String) throws -> EndpointLine { try EndpointLine(CommandLine(Words(text))) }

  @Test("the longest name that the line begins with is meant, and options of requests are read beside")
  func names() throws {
    #expect(try read("github gist show abc").endpoint.command == "gist show")
    #expect(try read("GITHUB Gist Show abc").endpoint.command == "gist show")
    let line = try read("github user octocat -v --timeout 3")
    #expect(line.arguments.map(\.parameter.name) == ["login"] && line.options.options.count == 2)
  }

  @Test(
    "what is asked of nobody is named with what there is",
    arguments: [
      ("github", "expected what to ask github", "help github"),
      ("github gist", "expected one of", "github gist"),
      ("github gist sow x", "expected one of", "github gist show"),
      ("github usr", "github has no usr; it has", "github user octocat"),
      ("nobody x", "there is no service nobody", "use"),
      (
        "github user octocat --json", "makes a part of a request, which the parameters of user are for",
        "help github user"
      ),
    ])
  func mistakes(_ text: String, _ message: String, _ suggestion: String) throws {
    let problem = try #require(throws: LineProblem.self) { try read(text) }
    #expect(problem.message.contains(message), "\(problem.message)")
    #expect(problem.suggestedLine(for: text)?.hasPrefix(suggestion) == true, "\(problem)")
  }
}
