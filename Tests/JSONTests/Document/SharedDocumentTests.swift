import Testing

@testable import ApusJSON

@Suite("A document that several look into")
struct SharedDocumentTests {
  private let text = Array(#"{"a": [1, 2]}"#.utf8)

  @Test("is parsed once, while somebody has it")
  func once() throws {
    let shared = SharedDocument()
    let first = try shared.document(of: text)
    #expect(try shared.document(of: Array(#"{"a": [1, 2]}"#.utf8)).storage === first.storage)
  }

  @Test("is kept by nobody but those")
  func held() throws {
    let shared = SharedDocument()
    weak let storage = try shared.document(of: text).storage
    #expect(storage == nil)
    #expect(try shared.document(of: text).root["a"]?.count == 2)
  }

  @Test("is that of the text that was asked about")
  func others() throws {
    let shared = SharedDocument()
    let first = try shared.document(of: text)
    let second = try shared.document(of: Array(#"{"a": [1, 3]}"#.utf8))
    #expect(first.root["a"]?[1]?.text == "2")
    #expect(second.root["a"]?[1]?.text == "3")
  }

  @Test("is none of a text that is no JSON, and of the next one again")
  func broken() throws {
    let shared = SharedDocument()
    #expect(throws: SyntaxError.self) { try shared.document(of: Array("{".utf8)) }
    #expect(try shared.document(of: text).root.kind == .object)
  }
}
