import ApusPacingTestSupport
import ApusReplTestSupport
import ApusServices
import ApusText
import Testing

@testable import ApusEndpoints
@testable import ApusLanguage
@testable import ApusRepl

@Suite("Help about typed services", .paced)
struct ServiceHelpTests {
  private let github: ServiceDescription
  private let desk: Desk

  init() throws {
    github = try #require(ServiceCatalogue.service(named: "github"))
    desk = try Desk()
  }

  private func shown(_ words: String) throws -> String {
    try desk.output.showHelp(of: github, about: Words(words).words)
    return desk.taken().out
  }

  @Test("lists every endpoint with what must be given, and says where it is and how to ask")
  func service() throws {
    let text = try shown("")
    for endpoint in github.endpoints {
      #expect(text.contains("  \(endpoint.command)"), "\(endpoint.command)")
    }
    #expect(text.contains("user LOGIN") && text.contains("https://api.github.com"), "\(text)")
    let made = try #require(ServiceCatalogue.service(named: "greenstore"))
    try desk.output.showHelp(of: made, about: [Word]())
    #expect(desk.taken().out.contains("It is a part of the practice API"))
  }

  @Test(
    "of one endpoint is its request, its answer and its parameters, and of a first word all that begin so")
  func endpoints() throws {
    let user = try shown("user")
    #expect(user.contains("GET /users/{login}") && user.contains("User"), "\(user)")
    #expect(
      user.contains("login") && user.contains("required") && user.contains("github user octocat"), "\(user)")
    let gists = try shown("GIST")
    #expect(
      gists.contains("gist show") && gists.contains("gist create") && !gists.contains("rate-limit "),
      "\(gists)")
    #expect(try shown("rate-limit").contains("  no parameters"))
  }

  @Test("of a service with more endpoints than a screen has rows is their names, and says how to see more")
  func folded() {
    for service in ServiceCatalogue.all {
      let lines = ServiceHelp(service: service).lines(on: Screen(width: 80, height: 21))
      #expect(lines.count <= 21 && lines.allSatisfy { $0.width <= 80 }, "\(service.name): \(lines.count)")
      let text = lines.map(\.text).joined(separator: "\n")
      let missing = service.endpoints.map(\.command).filter { !text.contains("  \($0)") }
      #expect(missing.isEmpty, "\(text)")
    }
    let last = ServiceHelp(service: github).lines(on: Screen(width: 80, height: 21)).last?.text
    #expect(last == "help github user tells of one, help github | less of each.")
  }

  @Test("fits a narrow screen")
  func narrow() throws {
    for endpoint in github.endpoints {
      let lines = TypedEndpointHelp(service: github, endpoint: endpoint).lines(on: Screen(width: 40))
      #expect(lines.allSatisfy { $0.width <= 40 || $0.text.contains("github ") }, "\(endpoint.command)")
    }
  }

  @Test("of what there is not is refused where it stands, with what was meant")
  func mistakes() throws {
    let problem = try #require(throws: LineProblem.self) { try shown("usr x") }
    #expect(problem.message == "github has no usr x" && problem.range == 0..<5)
    #expect(
      try #require(throws: LineProblem.self) { try shown("usr") }.suggestedLine(for: "x")
        == "help github user")
  }
}
