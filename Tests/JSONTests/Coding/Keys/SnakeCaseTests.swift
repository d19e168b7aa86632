import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

@Suite("Snake case", .paced)
struct SnakeCaseTests {
  /// The keys of one object, as a type sees them.
  struct Names: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    }
  }

  struct Named: Encodable {
    let name: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(1, forKey: AnyKey(name))
    }
  }

  private func ours(_ key: String) throws -> [String] {
    var decoder = DocumentDecoder()
    decoder.keys = .fromSnakeCase
    return try decoder.decode(Names.self, from: JSONValue.object([.init(key, 1)]).bytes).names
  }

  private func foundations(_ key: String) throws -> [String] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Names.self, from: Data(JSONValue.object([.init(key, 1)]).bytes)).names
  }

  @Test(
    "keys are converted by Foundation's rules",
    arguments: [
      ("created_at", "createdAt"), ("id", "id"), ("HTMLUrl", "HTMLUrl"), ("_links", "_links"),
      ("__a_b__", "__aB__"), ("a__b", "aB"), ("FOO_BAR", "fooBar"), ("fooBar_baz", "foobarBaz"),
      ("sha_256", "sha256"), ("x_1a1b", "x1A1B"), ("a_b-c", "aB-C"), ("a_b'c", "aB'c"), ("_", "_"),
      ("é_Éa", "éÉa"), ("a_日本x", "a日本X"), ("", ""), ("a_", "a_"), ("a_b_", "aB_"),
    ])
  func camel(_ key: String, _ expected: String) throws {
    #expect(try ours(key) == [expected])
    #expect(try foundations(key) == [expected])
  }

  @Test("random keys are converted as Foundation does, and found by the converted name")
  func randomKeys() throws {
    var random = RandomJSON(seed: 10)
    var decoder = DocumentDecoder()
    decoder.keys = .fromSnakeCase
    for _ in 0..<Trials.share(of: 3_000) {
      let key = randomKey(&random)
      let converted = try ours(key)
      #expect(try converted == foundations(key), "\(key)")
      for name in converted + [randomKey(&random), key] {
        let text = JSONValue.object([.init("other", 0), .init(key, 1)]).bytes
        decoder.userInfo[AskingFor.key] = name
        let asked = try decoder.decode(AskingFor.self, from: text)
        #expect(asked.isFound == (name == "other" || converted == [name]), "\(name) in \(key)")
      }
    }
  }

  struct AskingFor: Decodable {
    static let key = AskingFor.makeKey()
    let isFound: Bool

    private static func makeKey() -> CodingUserInfoKey {
      guard let key = CodingUserInfoKey(rawValue: "name") else { preconditionFailure("any text is a key") }
      return key
    }

    init(from decoder: any Decoder) throws {
      let name = decoder.userInfo[Self.key] as? String ?? ""
      isFound = try decoder.container(keyedBy: AnyKey.self).contains(AnyKey(name))
    }
  }

  @Test("random names are written as Foundation does")
  func randomNames() throws {
    var random = RandomJSON(seed: 11)
    var encoder = DocumentEncoder()
    encoder.keys = .toSnakeCase
    let foundation = JSONEncoder()
    foundation.keyEncodingStrategy = .convertToSnakeCase
    for name in ["imageURL", "URL", "myURLProperty", "aBC", "x2FA", "", "_a", "aǅb"] {
      #expect(try encoder.encode(Named(name: name)) == Array(foundation.encode(Named(name: name))))
    }
    for _ in 0..<Trials.share(of: 3_000) {
      let named = Named(name: randomKey(&random))
      #expect(try encoder.encode(named) == Array(foundation.encode(named)), "\(named.name)")
    }
  }

  private func randomKey(_ random: inout RandomJSON) -> String {
    let count = Int.random(in: 0...9, using: &random.generator)
    return (0..<count).map { _ in
      random.pick([
        "a", "b", "c", "A", "B", "_", "_", "1", "é", "É", "日", "-", ".", "ß", "x", "'", "😀", "ǆ", " ",
      ])
    }.joined()
  }
}
