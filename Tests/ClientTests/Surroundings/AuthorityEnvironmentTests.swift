import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("What the environment says of authorities", .paced)
struct AuthorityEnvironmentTests {
  private let folder: TestFolder
  private var file: String { folder.path + "/ca.pem" }

  init() throws {
    folder = try TestFolder()
    try Data("x".utf8).write(to: URL(filePath: folder.path + "/ca.pem"))
    try Data("x".utf8).write(to: URL(filePath: folder.path + "/other.pem"))
  }

  private func choice(_ variables: [String: String]) throws -> AuthorityEnvironment.Choice? {
    try AuthorityEnvironment { variables[$0] }.choice()
  }

  @Test(
    "each variable of a file is honoured and named",
    arguments: ["CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE"])
  func files(_ name: String) throws {
    let choice = try #require(try choice([name: file]))
    #expect(choice.file == file && choice.folder == nil && choice.variables == [name])
    #expect(choice.description == "\(file), which \(name) names")
    #expect(try self.choice([name: ""]) == nil)
  }

  @Test("a folder is one where OpenSSL's variable names it, and where a bundle's does")
  func folders() throws {
    #expect(try choice(["SSL_CERT_DIR": folder.path])?.folder == folder.path)
    #expect(try choice(["REQUESTS_CA_BUNDLE": folder.path])?.folder == folder.path)
    let both = try #require(try choice(["SSL_CERT_DIR": folder.path, "SSL_CERT_FILE": file]))
    #expect(both.file == file && both.folder == folder.path)
    #expect(both.variables == ["SSL_CERT_FILE", "SSL_CERT_DIR"])
  }

  @Test(
    "what cannot be read is the request's problem, and the variable is named",
    arguments: ["CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"])
  func bad(_ name: String) throws {
    let problem = try #require(throws: RequestError.self) { try choice([name: "/no/such/place"]) }
    #expect(problem.code == .requestParameter)
    #expect(problem.message.hasPrefix("\(name) names /no/such/place"), "\(problem.message)")
  }

  @Test("a file is no folder, and a folder is no file")
  func kinds() throws {
    #expect(throws: RequestError.self) { try choice(["SSL_CERT_DIR": file]) }
    #expect(throws: RequestError.self) { try choice(["SSL_CERT_FILE": folder.path]) }
  }

  @Test("a variable that another goes before is known, unless both name the same")
  func unused() {
    func unused(_ variables: [String: String]) -> [String] { AuthorityEnvironment { variables[$0] }.unused }
    let other = folder.path + "/other.pem"
    #expect(unused(["CURL_CA_BUNDLE": file, "SSL_CERT_FILE": other]) == ["SSL_CERT_FILE"])
    #expect(unused(["CURL_CA_BUNDLE": file, "REQUESTS_CA_BUNDLE": file]) == [])
    #expect(unused([:]) == [])
  }
}
