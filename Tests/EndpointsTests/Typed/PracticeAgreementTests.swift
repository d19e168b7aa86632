import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusServices
import Testing

@Suite("The typed endpoints and the practice API", .paced)
struct PracticeAgreementTests {
  private static let services: [any DocumentedService.Type] = [GitHub.self, Qiita.self]

  /// `GET /github/users/{}`
  private func line(_ method: String, _ path: String) -> String {
    "\(method) " + path.replacing(/\{[^}]*\}/, with: "{}")
  }

  @Test("whatever can be asked by name is answered, by a status of success and with what was promised")
  func answers() throws {
    let served = Dictionary(
      PracticeEndpoint.all.map { (line($0.method, $0.path), $0) }, uniquingKeysWith: { first, _ in first })
    for service in Self.services {
      for endpoint in service.endpoints { try check(endpoint, among: served) }
    }
  }

  private func check<E: DocumentedEndpoint>(
    _ type: E.Type, among served: [String: PracticeEndpoint]
  ) throws {
    let endpoint = try EndpointDescription(of: type)
    let line = line(endpoint.method.name, E.API.documentation.practicePath + endpoint.path)
    let answer = try #require(served[line]?.answer, "\(line) is not served")
    // Whether something is so is told by 204 or 404.
    let isQuestion = endpoint.method == .get && E.Response.self == EmptyResponse.self
    #expect((200..<300).contains(answer.status) || (isQuestion && answer.status == 404), "\(line)")
    guard let response = E.Response.self as? any Decodable.Type, E.Response.self != EmptyResponse.self else {
      return
    }
    do {
      _ = try E.API.usual.decoder.decode(response, from: answer.body)
    } catch {
      Issue.record("\(line): \(error)")
    }
  }

  @Test("whatever is served can be asked by name")
  func names() throws {
    // Asked for at once by nobody in particular, at two paths where one is enough, or by a browser.
    let others = [
      "GET /github/gists", "GET /github/repos/{}/{}/contents", "GET /qiita/api/v2/oauth/authorize",
    ]
    var known = Set(others)
    for service in Self.services {
      let description = try #require(ServiceCatalogue.service(named: service.documentation.name))
      known.formUnion(
        description.endpoints.map { line($0.method.name, description.practicePath + $0.path) })
    }
    let served = PracticeEndpoint.all.filter { $0.path.hasPrefix("/github/") || $0.path.hasPrefix("/qiita/") }
    #expect(served.count > 130)
    for endpoint in served {
      #expect(known.contains(line(endpoint.method, endpoint.path)), "\(endpoint.path)")
    }
  }
}
