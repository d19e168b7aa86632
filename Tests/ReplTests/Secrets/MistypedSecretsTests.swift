import FolderTestSupport
import PacingTestSupport
import Testing

@testable import Repl
@testable import Surroundings

@Suite("Secrets in lines that are mistyped", .paced)
struct MistypedSecretsTests {
  private static let lines = [
    // Blanks where none belong.
    ("Authorization: Basic S3CRET", "Authorization: Basic •••"), ("X-Api-Key: S3CRET", "X-Api-Key: •••"),
    ("password: S3CRET", "password: •••"), ("Authorization = S3CRET", "Authorization = •••"),
    ("get /x Authorization: Bearer S3CRET", "get /x Authorization: Bearer •••"),
    ("get /x Authorization: S3CRET==1", "get /x Authorization: •••"),
    ("get /x Authorization: X-Mine:S3CRET", "get /x Authorization: •••"),
    ("get /x Cookie: sid=S3CRET q==1", "get /x Cookie: ••• q==1"),
    ("get /x Authorization:Bearer S3CRET -v", "get /x Authorization:Bearer ••• -v"),
    ("get /x Authorization: S3CRET Accept:text/plain", "get /x Authorization: ••• Accept:text/plain"),
    ("post /x password = S3CRET name=Ada", "post /x password = ••• name=Ada"),
    ("post /x password =S3CRET", "post /x password =•••"), ("post /x token= S3CRET", "post /x token= •••"),
    ("Bearer: S3CRET", "Bearer: •••"),
    ("curl -H Authorization: Bearer S3CRET http://h", "curl -H Authorization: Bearer ••• http://h"),
    ("export TOKEN = S3CRET", "export TOKEN = •••"), ("token: 'S3CRET'", "token: •••"),
    ("Authorization: Digest username=\"me\", response=\"S3CRET\"", "Authorization: Digest ••• •••"),
    // Words for signs.
    ("bearer S3CRET", "bearer •••"), ("auth S3CRET", "auth •••"), ("bearer id:S3CRET=", "bearer •••"),
    ("set auth bearer S3CRET", "set auth bearer •••"),
    ("header Authorization S3CRET", "header Authorization •••"),
    ("'Authorization Bearer S3CRET'", "'Authorization Bearer •••'"),
    ("let token S3CRET", "let token •••"), ("lett token S3CRET", "lett token •••"),
    ("set cookie sid S3CRET", "set cookie sid •••"), ("cookie sid S3CRET", "cookie sid •••"),
    ("github token S3CRET", "github token •••"), ("login me S3CRET", "login me •••"),
    ("login S3CRET", "login •••"), ("login me:S3CRET", "login me:•••"), ("basic me S3CRET", "basic me •••"),
    ("use github token S3CRET", "use github token •••"), ("get token S3CRET", "get token •••"),
    ("repeat 2 get /x bearer S3CRET", "repeat 2 get /x bearer •••"),
    // Options that there are not, and other programs' addresses.
    ("get /x --bearer S3CRET", "get /x --bearer •••"), ("get /x --bearer=S3CRET", "get /x --bearer=•••"),
    ("get --token S3CRET users a=1", "get --token ••• users a=1"),
    ("get /x --password S3CRET", "get /x --password •••"),
    ("get /x --api-key S3CRET", "get /x --api-key •••"),
    ("get /x --auth bearer S3CRET", "get /x --auth bearer •••"),
    ("get /x | mail --token S3CRET", "get /x | mail --token •••"),
    ("set proxy u:S3CRET@h", "set proxy u:•••@h"), ("base u:S3CRET@h", "base u:•••@h"),
    ("get u:S3CRET@h/x", "get u:•••@h/x"),
  ]

  @Test("are masked behind a word that tells, and are in no history", arguments: lines)
  func masked(_ line: String, _ shown: String) {
    #expect(MaskedLine(line).text == shown)
    #expect(SecretShapes.isIn(line: line))
  }

  @Test(
    "are in no history either where nothing tells but that something was to be kept",
    arguments: [
      "let t =S3CRET", "let t=S3CRET", "let t S3CRET", "let t: S3CRET", "lett t = S3CRET", "var t = S3CRET",
      "const t = 'S3CRET'", "set t=S3CRET", "set X-Mine S3CRET", "header X-Mine S3CRET", "query q S3CRET",
      "export T=S3CRET",
    ])
  func kept(_ line: String) {
    #expect(SecretShapes.isIn(line: line))
  }

  @Test(
    "are none: what else stands behind such words is shown and kept",
    arguments: [
      "pwd x", "auth", "auth none", "auth nnoe", "auth baerer", "auth status", "auth basic me",
      "auth bearer env:TOKEN",
      "auth bearer {{t}}", "help auth", "help auth bearer", "get /auth", "get /users/token/7", "get tokens",
      "get login", "post login name=Ada", "send PURGE token a=1", "post token < a.json", "let page = 3",
      "let login = .login", "let token = .access_token", "let token .access_token", "let t =.items[0]",
      "set tiemout 30s", "set view json", "set folow on", "unset header Authorization", "unset var token",
      "note the password: is hunter2, not auth x", "# the password: x", "find token abc",
      "expect header X-Session-Id matches x", "explain header Authorization", "table . token login id",
      "expect .token == 7", "record session", "save token", "cookies clear", "cd auth", "ls auth",
      "get /x -A basic Accept:x", "get /x --auth-type bearer -a {{t}}", "curl --basic h/x",
      "get /x | grep token a.txt",
      "get /x | jq .token", "get /x From:me@h.test", "get /x {{token}}", "Authorization: {{t}}",
      "get /x Authorization:Bearer", "get /x Authorization: Accept:", "get /x Authorization: -v",
      "post /x token= name=Ada", "pet /x q==swift", "get /x -o token",
    ])
  func others(_ line: String) {
    #expect(MaskedLine(line).text == line)
    #expect(SecretShapes.isIn(line: line) == Self.doubtful.contains(line))
  }

  /// Readable, and all the same not kept.
  private static let doubtful: Set = [
    "get /x Authorization:Bearer", "auth basic me", "note the password: is hunter2, not auth x",
  ]

  /// Whether a line asks nobody else, even where it is not refused.
  private static func staysHere(_ line: String) -> Bool {
    !["|", "@h", "//h"].contains { line.contains($0) }
  }

  @Test("are in no excerpt, and the caret points at the same words")
  func excerpts() async throws {
    let talk = try await Talk(to: Talk.terminal)
    for (line, _) in Self.lines where Self.staysHere(line) {
      let answer = await talk.say(line.replacing("S3CRET", with: "S3CRETS3CRET"))
      #expect(!answer.text.contains("S3CRET"), "\(line)\n\(answer.text)")
    }
    let line = "get /echo Authorization: Bearer S3CRETS3CRET q==é --nope"
    for place in ["Bearer", "S3CRETS3CRET", "q==é", "--nope"] {
      let range = try #require(line.utf8Range(of: place))
      let masked = MaskedLine(line)
      let shown = masked.text.utf8Text(masked.range(of: range))
      #expect(shown == (place.hasPrefix("S3") ? "•••" : place))
    }
    let rows = await talk.say(line).text.split(separator: "\n").map(String.init)
    let caret = try #require(rows.firstIndex { $0.contains("^") })
    #expect(rows[caret - 1].contains("Bearer ••• q==é"))
    let marked = zip(rows[caret - 1], rows[caret]).filter { $0.1 == "^" && $0.0 != " " }.map(\.0)
    #expect(["Bearer", "--nope"].contains(String(marked)), "\(rows)")
  }

  @Test("are in no recording, which replays as it was written")
  func recordings() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for (line, _) in Self.lines where Self.staysHere(line) { await talk.say(line) }
    await talk.say("har > d.har", "show 1", "explain", "record off")
    for (name, text) in talk.folder.files where name != ".child-output" {
      #expect(!text.contains("S3CRET"), "\(name)\n\(text)")
    }
    #expect(talk.folder.text(of: "it.session.md")?.contains("$ bearer {{secret:") == true)
    let replay = await talk.say("replay it")
    #expect(replay.outcome == .ok, "\(replay.text)")
  }

  @Test("that are words like others stay elsewhere in a recording")
  func words() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it", "bearer echo", "get /echo q==echo", "record off")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("$ bearer {{secret:") && text.contains("$ get /echo q==echo"), "\(text)")
  }
}

extension String {
  fileprivate func utf8Range(of part: String) -> Range<Int>? {
    Array(utf8).firstRange(of: Array(part.utf8))
  }

  fileprivate func utf8Text(_ range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
