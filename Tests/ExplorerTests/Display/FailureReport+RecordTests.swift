import ApusAnswers
import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusExplorer
@testable import ApusRendering
@testable import ApusRepl

@Suite("What is said of a request that did not come to a success", .paced)
struct FailureReport_RecordTests {
  private func report(
    _ asked: Asked, _ line: String, isAdvised: Bool = true
  ) async throws -> FailureReport {
    let talk = try await asked.talk()
    await talk.say(line)
    let record = try #require(await talk.engine.knowledge().session.records.last)
    return FailureReport(of: record, isAdvised: isAdvised)
  }

  @Test("a status is what it means, with the path where that may be wrong, and lines to try")
  func status() async throws {
    let asked = Asked { _ in .response(status: 404, body: "{}") }
    let report = try await report(asked, "get /gone")
    #expect(report.code == .http(404) && !report.message.isEmpty)
    #expect(report.details.contains { $0.hasPrefix("the path was /gone under http") }, "\(report.details)")
    #expect(report.suggestions.last == "explain")
  }

  @Test("a body of GET is named, as fields may have been meant for the query")
  func bodyOfGet() async throws {
    let asked = Asked { _ in .response(status: 400, body: "{}") }
    let report = try await report(asked, "get /search q=swift")
    #expect(report.details.contains { $0.contains("q==… goes into the query") }, "\(report.details)")
  }

  @Test("there is nothing to try after an answer where nobody wants advice")
  func withoutAdvice() async throws {
    let asked = Asked { _ in .response(status: 500, body: "{}") }
    #expect(try await report(asked, "get /x", isAdvised: false).suggestions.isEmpty)
  }

  @Test("a transfer that failed says what the library says of it, and that is explained")
  func failure() async throws {
    let asked = Asked { _ in .failure(.refused, "nobody is there") }
    let report = try await report(asked, "get /x", isAdvised: false)
    #expect(report.code == .refused && report.message == "nobody is there", "\(report.message)")
    #expect(report.suggestions.last == "explain")
  }
}
