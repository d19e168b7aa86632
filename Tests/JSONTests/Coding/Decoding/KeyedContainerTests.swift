import Foundation
import JSON
import PacingTestSupport
import Testing

@Suite("Containers", .paced)
struct ContainerTests {
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
    let failure = try #require(throws: DecodingFailure.self) {
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

  struct Writer: Encodable {
    func encode(to encoder: any Encoder) throws {
      var root = encoder.container(keyedBy: AnyKey.self)
      var list = root.nestedUnkeyedContainer(forKey: AnyKey("list"))
      var object = root.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("object"))
      try list.encode(1)
      try object.encode(true, forKey: AnyKey("a"))
      var inner = list.nestedContainer(keyedBy: AnyKey.self)
      try list.encodeNil()
      try inner.encode("x", forKey: AnyKey("b"))
      var array = list.nestedUnkeyedContainer()
      try array.encode(contentsOf: [2, 3])
      try "end".encode(to: list.superEncoder())
      var again = encoder.container(keyedBy: AnyKey.self)
      try again.encode(4, forKey: AnyKey("again"))
      try again.encode(5, forKey: AnyKey("again"))
      var objectAgain = again.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("object"))
      try objectAgain.encode(list.count, forKey: AnyKey("count"))
    }
  }

  @Test("containers that are open together are filled in any order, as with Foundation")
  func interleaved() throws {
    let text = String(decoding: try DocumentEncoder().encode(Writer()), as: UTF8.self)
    #expect(
      text
        == "{\"list\":[1,{\"b\":\"x\"},null,[2,3],\"end\"],\"object\":{\"a\":true,\"count\":5},\"again\":5}")
    let theirs = try Document(Array(JSONEncoder().encode(Writer()))).root
    for key in ["list", "object", "again"] {
      #expect(
        try JSONDecoder().decode(JSONValue.self, from: Data(theirs[key]?.text.utf8 ?? "".utf8)).sorted
          == DocumentDecoder().decode([String: JSONValue].self, from: Array(text.utf8))[key]?.sorted)
    }
  }

  struct EncodedPaths: Encodable {
    func encode(to encoder: any Encoder) throws {
      var root = encoder.container(keyedBy: AnyKey.self)
      var list = root.nestedUnkeyedContainer(forKey: AnyKey("list"))
      try list.encodeNil()
      try list.encode(Inner())
      try Inner().encode(to: root.superEncoder(forKey: AnyKey("up")))
    }
    struct Inner: Encodable {
      func encode(to encoder: any Encoder) throws {
        try encoder.codingPath.map(\.stringValue).encode(to: encoder)
      }
    }
  }

  @Test("encoders know their coding path")
  func encodedPaths() throws {
    #expect(
      try DocumentEncoder().value(of: EncodedPaths()).text
        == "{\"list\":[null,[\"list\",\"Index 1\"]],\"up\":[\"up\"]}")
  }

  @Test("an element that does not decode can be tried again")
  func retrying() throws {
    struct Mixed: Decodable {
      var texts: [String] = []
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        #expect(container.count == 3)
        while !container.isAtEnd {
          if let number = try? container.decode(Int.self) {
            texts.append("\(number)")
          } else if try !container.decodeNil() {
            texts.append(try container.decode(String.self))
          }
        }
        #expect(container.currentIndex == 3)
        #expect(throws: DecodingError.self) { try container.decode(Int.self) }
        #expect(throws: DecodingError.self) { try container.decodeNil() }
      }
    }
    #expect(try DocumentDecoder().decode(Mixed.self, from: Array("[1,\"a\",null]".utf8)).texts == ["1", "a"])
  }

  @Test("user info reaches the types")
  func userInfo() throws {
    struct Model: Codable, Equatable {
      var text: String
      init(text: String) { self.text = text }
      init(from decoder: any Decoder) { text = decoder.userInfo.values.first as? String ?? "" }
      func encode(to encoder: any Encoder) throws { try encoder.userInfo.count.encode(to: encoder) }
    }
    var (decoder, encoder) = (DocumentDecoder(), DocumentEncoder())
    let key = try #require(CodingUserInfoKey(rawValue: "k"))
    (decoder.userInfo, encoder.userInfo) = ([key: "info"], [key: "info"])
    #expect(try decoder.decode(Model.self, from: Array("1".utf8)) == Model(text: "info"))
    #expect(try encoder.encode(Model(text: "")) == Array("1".utf8))
  }
}
