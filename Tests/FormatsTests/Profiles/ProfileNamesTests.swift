import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusFormats

@Suite("Names of profiles", .paced)
struct ProfileNamesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func names(_ variables: [String: String] = [:], of scheme: AuthScheme = .aws) -> [String] {
    let environment = Environment(variable: { variables[$0] }, files: .disk(home: folder.path))
    return ProfileNames(of: scheme, in: environment).all.map { "\($0.name) \($0.file)" }
  }

  @Test("are those of both files, each once, and nothing of what is in them")
  func both() throws {
    try folder.write("[b]\naws_secret_access_key = [canary]\n  [ a ]\r\n[b]\n", to: ".aws/credentials")
    try folder.write(
      "[default]\n[profile a]\n[profile c]\n[sso-session d]\n[]\n[e\n# [f]\nx = [g]\n", to: ".aws/config")
    #expect(
      names() == [
        "b ~/.aws/credentials", "a ~/.aws/credentials", "default ~/.aws/config", "c ~/.aws/config",
      ])
    #expect(names(of: .basic) == [])
  }

  @Test("are those of the files that variables name")
  func otherFiles() throws {
    try folder.write("[usual]\n", to: ".aws/credentials")
    try folder.write("[mine]\n", to: "keys")
    let keys = folder.path + "/keys"
    #expect(names(["AWS_SHARED_CREDENTIALS_FILE": keys, "AWS_CONFIG_FILE": ""]) == ["mine \(keys)"])
  }

  @Test("are none where there is no file, and of what is no file of profiles")
  func odd() throws {
    #expect(names() == [])
    for path in [folder.path, "/dev/zero", "\(folder.path)/none"] {
      #expect(names(["AWS_SHARED_CREDENTIALS_FILE": path, "AWS_CONFIG_FILE": path]) == [], "\(path)")
    }
    try folder.write("[\u{1b}[31mred]\n[a b]\n[\(String(repeating: "x", count: 200))]\n", to: ".aws/config")
    try folder.write(String(repeating: "[a]\n", count: 300_000), to: ".aws/credentials")
    #expect(names() == [])
    try folder.write((0..<3_000).map { "[n\($0)]\n" }.joined(), to: ".aws/credentials")
    #expect(names().count == 1_000)
  }
}
