import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Containers with keys", .paced)
struct KeyedContainerTests {
  class Animal: Codable {
    var name: String
    init(name: String) { self.name = name }
  }

  final class Bird: Animal {
    var wings: Int

    enum CodingKeys: CodingKey { case wings }

    init(name: String, wings: Int) {
      self.wings = wings
      super.init(name: name)
    }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      wings = try container.decode(Int.self, forKey: .wings)
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(wings, forKey: .wings)
      try super.encode(to: container.superEncoder())
    }
  }

  @Test("a class and its superclass share an object by the key super")
  func superclasses() throws {
    let text = try DocumentEncoder().encode(Bird(name: "Apus", wings: 2))
    #expect(String(decoding: text, as: UTF8.self) == "{\"wings\":2,\"super\":{\"name\":\"Apus\"}}")
    let bird = try DocumentDecoder().decode(Bird.self, from: text)
    #expect(bird.name == "Apus" && bird.wings == 2)
  }

  @Test("where there is no key super, the failure is at the object, and the coding path has the key")
  func missingSuper() throws {
    let failure = try #require(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode([Bird].self, from: Array("[{\"wings\":2}]".utf8))
    }
    #expect(failure.path == ".[0]")
    #expect(failure.expected == "an object")
    #expect(failure.found == "nothing")
    struct Path: Decodable {
      var path: [String]
      init(from decoder: any Decoder) throws {
        path = try decoder.container(keyedBy: AnyKey.self).superDecoder().codingPath.map(\.stringValue)
      }
    }
    #expect(
      try DocumentDecoder().decode([Path].self, from: Array("[{}]".utf8))[0].path == ["Index 0", "super"])
  }

  /// Takes what nested containers hold, and the coding paths on the way.
  struct Nested: Decodable {
    var values: [Int] = []
    var paths: [[String]] = []

    init(from decoder: any Decoder) throws {
      let root = try decoder.container(keyedBy: AnyKey.self)
      let object = try root.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("o"))
      var array = try object.nestedUnkeyedContainer(forKey: AnyKey("a"))
      var inner = try array.nestedUnkeyedContainer()
      while !inner.isAtEnd { values.append(try inner.decode(Int.self)) }
      let last = try array.nestedContainer(keyedBy: AnyKey.self)
      values.append(try last.decode(Int.self, forKey: AnyKey("z")))
      let single = try array.superDecoder()
      values.append(try Int(from: single))
      for path in [
        root.codingPath, object.codingPath, array.codingPath, inner.codingPath, last.codingPath,
        single.codingPath,
      ] {
        paths.append(path.map(\.stringValue))
      }
    }
  }

  @Test("nested containers are read, and know their coding path")
  func nested() throws {
    let text = "{\"x\":[{}],\"o\":{\"b\":0,\"a\":[[1,2],{\"z\":3},4]}}"
    let nested = try DocumentDecoder().decode([Nested].self, from: Array("[\(text)]".utf8))[0]
    #expect(nested.values == [1, 2, 3, 4])
    #expect(
      nested.paths == [
        ["Index 0"], ["Index 0", "o"], ["Index 0", "o", "a"], ["Index 0", "o", "a", "Index 0"],
        ["Index 0", "o", "a", "Index 1"], ["Index 0", "o", "a", "Index 2"],
      ])
    let theirs = try JSONDecoder().decode([Nested].self, from: Data("[\(text)]".utf8))[0]
    #expect(theirs.paths == nested.paths)
  }

  /// Everything there is to be asked of one member.
  private struct Asking: Decodable {
    var answers: [String: String] = [:]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      let key = AnyKey("a")
      func ask<T>(_ name: String, _ question: () throws -> T) {
        answers[name] = (try? question()).map { "\($0)" } ?? "thrown"
      }
      ask("contains") { container.contains(key) }
      ask("isNull") { try container.decodeNil(forKey: key) }
      ask("Int") { try container.decode(Int.self, forKey: key) }
      ask("Int?") { try container.decodeIfPresent(Int.self, forKey: key).map(String.init) ?? "none" }
      ask("Int128") { try container.decode(Int128.self, forKey: key) }
      ask("Double?") { try container.decodeIfPresent(Double.self, forKey: key).map { "\($0)" } ?? "none" }
      ask("Bool?") { try container.decodeIfPresent(Bool.self, forKey: key).map { "\($0)" } ?? "none" }
      ask("String?") { try container.decodeIfPresent(String.self, forKey: key) ?? "none" }
      ask("[Int]?") { try container.decodeIfPresent([Int].self, forKey: key).map { "\($0)" } ?? "none" }
      ask("nested") { try container.nestedUnkeyedContainer(forKey: key).count ?? -1 }
    }
  }

  @Test(
    "a member that is missing, null or of another type is told apart",
    arguments: [
      ("{}", "contains", "false"), ("{}", "isNull", "thrown"), ("{}", "Int", "thrown"),
      ("{}", "Int?", "none"),
      ("{}", "nested", "thrown"), (#"{"a":null}"#, "contains", "true"), (#"{"a":null}"#, "isNull", "true"),
      (#"{"a":null}"#, "Int", "thrown"), (#"{"a":null}"#, "Int?", "none"),
      (#"{"a":null}"#, "Double?", "none"),
      (#"{"a":null}"#, "Bool?", "none"), (#"{"a":null}"#, "String?", "none"),
      (#"{"a":null}"#, "[Int]?", "none"),
      (#"{"a":7}"#, "isNull", "false"), (#"{"a":7}"#, "Int", "7"), (#"{"a":7}"#, "Int?", "7"),
      (#"{"a":7}"#, "Int128", "7"), (#"{"a":7}"#, "Double?", "7.0"), (#"{"a":7}"#, "Bool?", "thrown"),
      (#"{"a":7}"#, "String?", "thrown"), (#"{"a":7}"#, "nested", "thrown"),
      (#"{"a":[1,2]}"#, "[Int]?", "[1, 2]"),
      (#"{"a":[1,2]}"#, "nested", "2"), (#"{"a":"x"}"#, "String?", "x"), (#"{"a":"x"}"#, "Int?", "thrown"),
    ])
  func members(_ text: String, _ question: String, _ answer: String) throws {
    let asking = try DocumentDecoder().decode(Asking.self, from: Array(text.utf8))
    #expect(asking.answers[question] == answer)
  }

  @Test("the keys of an object are those that its keys can be made of, each once")
  func keys() throws {
    enum Known: String, CodingKey { case a, b, c }
    struct Names: Decodable {
      let names: [String]
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: Known.self).allKeys.map(\.stringValue)
      }
    }
    #expect(
      try DocumentDecoder().decode(Names.self, from: Array(#"{"c":1,"x":2,"a":3,"c":4}"#.utf8)).names
        == ["c", "a"])
  }
}
