import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Depth of coding", .paced)
struct DepthTests {
  struct Tree: Codable { var children: [Tree] = [] }

  final class Link: Codable {
    var next: Link?
    init(next: Link? = nil) { self.next = next }
  }

  struct Endless: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(Endless())
    }
  }

  struct Turning: Codable {
    init() {}
    init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(Turning.self) }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self)
    }
  }

  /// Runs on a stack of 512 KB, the smallest a thread commonly has. What a sanitizer adds to a call needs more.
  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = Sanitizer.isOn ? 8 << 20 : 512 << 10
      thread.start()
    }
  }

  private func failure(of body: @escaping @Sendable () throws -> Void) async -> JSONDecodingError? {
    await onSmallStack {
      do {
        try body()
        return nil
      } catch {
        return error as? JSONDecodingError
      }
    }
  }

  @Test("a hundred thousand values inside one another are a failure, not a crash, even on a small stack")
  func decoding() async throws {
    let depth = 100_000
    let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let trees = String(repeating: "{\"children\":[", count: depth) + String(repeating: "]}", count: depth)
    let links = String(repeating: "{\"next\":", count: depth) + "null" + String(repeating: "}", count: depth)
    for failure in [
      await failure { _ = try DocumentDecoder().decode(Tree.self, from: Array(trees.utf8)) },
      await failure { _ = try DocumentDecoder().decode(Link.self, from: Array(links.utf8)) },
      await failure { _ = try DocumentDecoder().decode(JSONValue.self, from: Array(brackets.utf8)) },
    ] {
      let failure = try #require(failure)
      #expect(failure.kind == .value)
      #expect(failure.expected == "at most 200 values inside one another")
      #expect(failure.codingPath.count > 190)
    }
  }

  @Test("a type that decodes or encodes itself for ever is an error")
  func turning() async throws {
    let failure = await failure { _ = try DocumentDecoder().decode(Turning.self, from: Array("1".utf8)) }
    #expect(failure?.expected == "at most 200 values inside one another")
    #expect(await onSmallStack { (try? DocumentEncoder().encode(Turning())) == nil })
    #expect(await onSmallStack { (try? DocumentEncoder().encode(Endless())) == nil })
  }

  @Test("encoding stops at the limit with an error that has the path")
  func encoding() throws {
    var deep = Link()
    for _ in 0..<300 { deep = Link(next: deep) }
    let error = try #require(throws: EncodingError.self) { try DocumentEncoder().encode(deep) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.count == 200)
    #expect(context.debugDescription == "more than 200 values inside one another")
    var encoder = DocumentEncoder()
    encoder.depthLimit = 400
    #expect(try encoder.encode(deep).count == 300 * 9 + 2)
  }

  @Test("the limit can be set, and what a type does not look at has none")
  func limits() throws {
    var decoder = DocumentDecoder()
    decoder.depthLimit = 3
    #expect(try decoder.decode([[Int]].self, from: Array("[[1]]".utf8)) == [[1]])
    #expect(throws: JSONDecodingError.self) {
      try decoder.decode([[[[Int]]]].self, from: Array("[[[[1]]]]".utf8))
    }
    struct Blind: Decodable { var a: Int }
    let nest = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(try decoder.decode(Blind.self, from: Array("{\"x\":\(nest),\"a\":1}".utf8)).a == 1)
  }

  @Test("many failures that a type catches take no time that grows with their place")
  func caughtFailures() throws {
    enum Either: Decodable {
      case number(Int)
      case text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
          self = .number(number)
        } else {
          self = .text(try container.decode(String.self))
        }
      }
    }
    let text = "[" + Array(repeating: "\"a\"", count: 20_000).joined(separator: ",") + "]"
    #expect(try DocumentDecoder().decode([Either].self, from: Array(text.utf8)).count == 20_000)
  }
}
