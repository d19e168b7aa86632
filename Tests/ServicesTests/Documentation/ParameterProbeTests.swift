import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("Parameters, found by decoding", .paced)
struct ParameterProbeTests {
  /// All kinds of parameters there are.
  struct Everything: DocumentedEndpoint {
    typealias API = Mamari
    typealias Response = EmptyResponse
    static let documentation = EndpointDocumentation(
      "everything", "takes anything", [.parameter("limit", "how many", example: "5", default: "20")])

    enum Fruit: String, CaseIterable, Codable { case apple, pear }
    struct Point: Codable, Equatable { let x: Int, y: Double? }

    let name: String
    let limit: Int8
    let ratio: Double
    let isFresh: Bool?
    let fruit: Fruit
    let fruits: [Fruit]
    let numbers: [Int]?
    let labels: [String: String]
    let place: Point
    let places: [String: Point]

    var path: EndpointPath { "/all/\(name)/\(fruit.rawValue)" }
  }

  @Test("every kind of property becomes a kind of parameter, and an optional one need not be given")
  func kinds() throws {
    let described = try EndpointDescription(of: Everything.self)
    #expect(
      described.parameters.map(\.kind) == [
        .text, .integer, .number, .flag, .choice(["apple", "pear"]), .list(.choice(["apple", "pear"])),
        .list(.integer), .map, .json, .json,
      ])
    #expect(described.parameters.filter { !$0.isRequired }.map(\.key) == ["limit", "isFresh", "numbers"])
    #expect(described.parameters.map(\.name).contains("is_fresh"))
    #expect(described.path == "/all/{name}/apple")
  }

  @Test("values by name make the endpoint")
  func making() throws {
    let values: [String: JSONValue] = [
      "name": "Ada", "ratio": 0.5, "fruit": "pear", "fruits": ["apple"], "labels": ["a": "b"],
      "place": ["x": 1], "places": [:], "is_fresh": true,
    ]
    let made = try Everything(values: values)
    #expect(made.name == "Ada" && made.limit == 20 && made.isFresh == true && made.numbers == nil)
    #expect(made.fruits == [.apple] && made.place == Everything.Point(x: 1, y: nil))
    var wrong = values
    wrong["limit"] = 300
    #expect(throws: JSONDecodingError.self) { try Everything(values: wrong) }
    wrong["limit"] = nil
    wrong["name"] = nil
    #expect(throws: JSONDecodingError.self) { try Everything(values: wrong) }
  }
}
