import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSwiftSource
import Testing

@testable import ApusExplorer
@testable import ApusInvocation
@testable import ApusRepl

@Suite("What a stranger relies on, as it was frozen", .paced)
struct FrozenTests {
  @Test("the help of the program, of every command and of every topic")
  func help() async throws {
    let talk = try await Talk(to: Talk.terminal)
    var file = FrozenFile("help")
    file.add("apus --help", Usage.text)
    let names = CommandList.all.commands.map(\.name) + HelpTopic.all.map(\.name)
    for line in ["help"] + names.map({ "help \($0)" }) + ["help get /github/users/{login}", "help nosuch"] {
      file.add(line, talk.normalised(await talk.say(line).text))
    }
    try file.expectUnchanged()
  }

  /// Requests of every kind: one of each body, header, credential and character that is written differently.
  private static let requests = [
    "get /github/users/octocat", "get /echo q==a+b q=='x y' X-A:1 Accept:text/plain",
    "head /github/users/octocat", "delete /echo", "options /echo", "send REPORT /echo a=1",
    "post /github/gists description='it''s' public:=false files[a.txt][content]=$'a\\nb'",
    "post /echo --form a=1 b='é & ü'", "post /echo --multipart a=1", "post /echo --raw 'plain text'",
    "put /echo {\"名\": \"りんご\", \"n\": 1.10}", "patch /echo a:=null", "get /bearer -A bearer -a s3cret-token",
    "get /basic-auth/ada/s3cret -a ada:s3cret", "get /echo Cookie:sid=abcdefgh1234",
    "post /echo password=hunter2hunter2 name=Ada", "get /redirect/2 --follow",
    "get /headers 2FA-Token:abcdefgh1234",
    "get '/echo/a b/%2F/果物'", "get /gzip --timeout 5",
  ]

  @Test("what a request is written as for other programs")
  func exports() async throws {
    let talk = try await Talk()
    var file = FrozenFile("exports")
    let styles = UsageStyle.allCases.map { "swift --style \($0.rawValue)" }
    for request in Self.requests {
      await talk.say(request)
      let isFirst = request == Self.requests[0]
      for export in ["curl", "httpie", "http"] + (isFirst ? styles : ["swift"]) {
        file.add("\(request) | \(export)", talk.normalised(await talk.say(export).text))
      }
    }
    try file.expectUnchanged()
  }

  @Test("what Tab offers, with the meanings beside it")
  func completions() async throws {
    let talk = try await Talk()
    for line in ["get /github/users/octocat", "let id = .id", "X-Mine:1"] { await talk.say(line) }
    let knowledge = await talk.engine.knowledge()
    var file = FrozenFile("completions")
    let lines =
      ["", "g", "get /", "get /github/", "get /github/us", "get /github/users/octocat --", "get /echo Acc"]
      + ["get /echo Accept:", ".", ".l", "tree .", "let x = {{", "get /gists/{{", "unset ", "set ", "auth "]
      + [
        "use ", "github ", "github us", "qiita ", "help ", "explain ", "explain header Co", "tour ",
        "swift --style ",
      ]
      + ["expect ", "view ", "curl --", "http --", "as Git", "profile ", "record ", "spec ", "set verify "]
    for line in lines {
      let offers = knowledge.completion(of: line, at: line.utf8.count).candidates
      file.add(line, offers.map { "\($0.text)  \($0.meaning)" }.joined(separator: "\n"))
    }
    try file.expectUnchanged()
  }

  @Test("the exit status of every kind of line")
  func exits() async throws {
    let talk = try await Talk()
    var file = FrozenFile("exits")
    let lines =
      [
        "get /github/users/octocat", "get /status/301", "get /status/404", "get /status/503",
        "get /nope --follow",
      ]
      + [
        "get http://127.0.0.1:1/", "get http://[::1/x", "get /faults/decode.syntax",
        "get /faults/network.reset",
      ]
      + [
        "get /faults/body.truncated", "get /faults/timeout.idle --timeout 0.2", "as GitHub.User", ".nope",
        ".[",
      ]
      + [
        "expect status 200", "expect status 404", "nonsense", "get", "get /x --no-such-option", "tree",
        "show 99",
      ]
      + [
        "get /x {{nothing}}", "let x", "use nothing", "replay nothing.session.md", "run nothing",
        "open nothing.json",
      ]
      + [
        "post /echo a=1 | cat", "get /echo | exit 3", "get /echo > /no/such/folder/f", "preview get /x",
        "pwd", "quit",
      ]
    for line in lines {
      let answer = await talk.say(line)
      file.add(line, "\(answer.status) \(answer.code ?? "")")
    }
    try file.expectUnchanged()
  }
}
