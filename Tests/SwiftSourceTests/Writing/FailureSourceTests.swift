import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("What an endpoint says when it says no", .paced)
struct FailureSourceTests {
  private static let components =
    #"{"schemas":{"Problem":{"type":"object","properties":{"message":{"type":"string"}}},"Slow":{"type":"object","properties":{"after":{"type":"integer"}}}}}"#

  private func source(_ responses: [(String, String?)]) throws -> String {
    let members = responses.map { status, schema in
      let content = schema.map {
        ##","content":{"application/json":{"schema":{"$ref":"#/components/schemas/\##($0)"}}}"##
      }
      return #""\#(status)":{"description":"d"\#(content ?? "")}"#
    }
    let specification = try Sample.openAPI(
      #"{"/a":{"get":{"responses":{\#(members.joined(separator: ","))}}}}"#, components: Self.components)
    return SwiftSource.text(
      of: EndpointModel(try #require(specification.operations.first), of: specification), .library)
  }

  @Test("is one type where all statuses say the same, or the service's where nothing is described")
  func one() throws {
    let same = try source([("404", "Problem"), ("default", "Problem"), ("410", nil)])
    #expect(same.contains("struct ErrorResponse: Codable") && !same.contains("decodeError"), "\(same)")
    #expect(try !source([("404", nil)]).contains("    struct ErrorResponse"))
  }

  @Test("is a case for each status where they differ, the nearest first")
  func several() throws {
    let source = try source([
      ("default", "Problem"), ("4XX", "Problem"), ("429", "Slow"), ("410", nil), ("304", nil),
      ("499", "Slow"),
      ("5xx", "Slow"),
    ])
    let cases = [
      "case tooManyRequests(Slow)", "case gone", "case status499(Slow)", "case clientError(Problem)",
      "case serverError(Slow)", "case unexpected(Problem)",
    ]
    let found = source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { line in
      cases.contains { $0 == line }
    }
    #expect(found.map(String.init) == cases, "\(source)")
    #expect(
      source.contains(
        "      case 429: .tooManyRequests(try exchange.decoded(as: Slow.self, using: decoder))\n"))
    #expect(
      source.contains("      case 410: .gone\n") && source.contains("      case 400..<500: .clientError("))
    #expect(source.contains("      default: .unexpected(") && !source.contains("undescribed"))
  }

  @Test("throws for a status of which nothing is described")
  func undescribed() throws {
    let source = try source([("404", "Problem"), ("429", "Slow")])
    #expect(
      source.contains("      default: throw ResponseDecodingError.undescribed(exchange)\n"), "\(source)")
  }
}
