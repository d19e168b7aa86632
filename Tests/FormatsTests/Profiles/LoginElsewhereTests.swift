@_spi(Secrets) import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusFormats

@Suite("Logins that no line has", .paced)
struct LoginElsewhereTests {
  private static let credentials = """
    [default]
    aws_access_key_id = AKIDFILE
    aws_secret_access_key = filesecret
    [work]
    aws_access_key_id = AKIDWORK
    aws_secret_access_key = worksecret
    aws_session_token = worktoken
    [empty]
    """

  private func found(
    _ variables: [String: String], profile: String? = nil,
    files: [String: String] = [
      "/h/.aws/credentials": credentials, "/h/.aws/config": "[profile work]\nregion = eu-west-1\n",
    ], isReplay: Bool = false, isLive: Bool = false
  ) throws -> LoginElsewhere {
    let reader = FileReader(
      home: "/h",
      contents: { path in files[path].map { .success(Array($0.utf8)) } ?? .failure(FileProblem(.missing)) },
      problem: { path in files[path] == nil ? FileProblem(.missing) : nil })
    var environment = Environment(variable: { variables[$0] }, files: reader)
    (environment.isReplay, environment.isLive) = (isReplay, isLive)
    return try #require(try LoginElsewhere(of: .aws, profile: profile, in: environment, at: 0..<4))
  }

  @Test("the environment's comes first, with the variables' names")
  func variables() throws {
    let login = try found([
      "AWS_ACCESS_KEY_ID": "AKID", "AWS_SECRET_ACCESS_KEY": "secret", "AWS_SESSION_TOKEN": "token",
      "AWS_DEFAULT_REGION": "us-west-2",
    ])
    #expect(login.user == "AKID" && login.place == "AWS_ACCESS_KEY_ID")
    #expect(login.password == Secret("secret", name: "AWS_SECRET_ACCESS_KEY"))
    #expect(login.token?.reveal() == "token" && login.settings == [.region: "us-west-2"])
    #expect(login.userVariable == "AWS_ACCESS_KEY_ID" && login.plain.map(\.variable) == ["AWS_REGION"])
  }

  @Test("then the profile of the files, whose region the environment may replace")
  func profiles() throws {
    var login = try found([:])
    #expect(login.user == "AKIDFILE" && login.password.reveal() == "filesecret" && login.token == nil)
    #expect(login.place == "~/.aws/credentials" && login.settings.isEmpty)
    login = try found(["AWS_PROFILE": "work"])
    #expect(login.user == "AKIDWORK" && login.settings == [.region: "eu-west-1"])
    login = try found(
      ["AWS_ACCESS_KEY_ID": "AKID", "AWS_SECRET_ACCESS_KEY": "secret", "AWS_REGION": "r"], profile: "work")
    #expect(
      login.user == "AKIDWORK" && login.token?.reveal() == "worktoken" && login.settings == [.region: "r"])
  }

  @Test(
    "half a key is no reason to take another one, and what lacks is named",
    arguments: [
      ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"), ("AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID"),
    ])
  func half(_ there: String, _ missing: String) throws {
    let problem = #expect(throws: LineProblem.self) { try found([there: "x", "AWS_PROFILE": "work"]) }
    #expect(problem?.message == "the environment has \(there) and no \(missing)")
    #expect(try found([there: "x"], profile: "work").user == "AKIDWORK")
  }

  @Test("a replay has it among its variables, and says the place where it was")
  func replayed() throws {
    let variables = ["AWS_ACCESS_KEY_ID": "A", "AWS_SECRET_ACCESS_KEY": "b", "AWS_REGION": "r"]
    for (profile, more, place) in [
      ("work", [:], "~/.aws/credentials"), (nil, ["AWS_PROFILE": "x"], "~/.aws/credentials"),
      (nil, [:], "AWS_ACCESS_KEY_ID"),
    ] as [(String?, [String: String], String)] {
      let login = try found(variables.merging(more) { $1 }, profile: profile, files: [:], isReplay: true)
      #expect(login.user == "A" && login.place == place && login.settings == [.region: "r"])
    }
    let live = try found(variables, profile: "work", isReplay: true, isLive: true)
    #expect(live.user == "AKIDWORK")
    let real = try found([:])
    #expect(real.plain.map(\.variable) == ["AWS_PROFILE"] && real.plain.map(\.value) == ["default"])
  }

  @Test("a file that a variable names is read in its place")
  func otherFile() throws {
    let login = try found(
      ["AWS_SHARED_CREDENTIALS_FILE": "/k"], files: ["/k": Self.credentials])
    #expect(login.place == "/k")
  }

  @Test("where there is none, it is said where was looked")
  func none() {
    for (profile, message) in [
      (
        nil,
        "the environment has no AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and ~/.aws/credentials has no key of the profile default"
      ), ("empty", "~/.aws/credentials has no key of the profile empty"),
    ] as [(String?, String)] {
      let problem = #expect(throws: LineProblem.self) {
        try found(
          [:], profile: profile, files: profile == nil ? [:] : ["/h/.aws/credentials": Self.credentials])
      }
      #expect(problem?.message == message)
    }
  }
}
