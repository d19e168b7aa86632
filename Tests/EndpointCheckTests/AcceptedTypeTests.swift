import Testing

@testable import ApusEndpointCheck

@Suite("Types that a requirement takes")
struct AcceptedTypeTests {
  /// Whether a type is surely refused; `Own` is the app's own, `Unheard` is not explained.
  private func refuses(_ name: String, _ type: String, service: Bool = false) throws -> Bool {
    let requirements = service ? Requirement.ofServices : Requirement.ofEndpoints
    let requirement = try #require(requirements.first { $0.name == name })
    let types = DeclaredTypes(DeclaredTypeReader.types(in: "struct Own {}", file: "A"))
    var cursor = TokenCursor(tokens: SwiftToken.all(in: type))
    return requirement.type.surelyRefuses(types.meaning(of: cursor.readType(), in: [], "A"))
  }

  @Test(
    "what can be used, and what nobody can tell, is taken",
    arguments: [
      ("method", "HTTPMethod String String? Unheard"),
      (
        "headers",
        "HeaderFields [String:String] [HeaderField]? KeyValuePairs<String,String> [String:Any] [Unheard]"
      ),
      ("parameters", "Own Own? [String:Int] [Unheard] Unheard Encodable [Own] Any String"),
      ("query", "[QueryItem] [String:String] Own KeyValuePairs<String,String> [Unheard] [QueryItem]?"),
      ("body", "EndpointBody RequestBody Data [UInt8] String? Own Own? Unheard"),
      ("encoder", "JSONEncoder DocumentEncoder? Own Unheard BodyEncoder"),
      ("decoder", "JSONDecoder Own Unheard ResponseDecoder?"),
      ("tags", "Set<String> Set<Unheard>"), ("path", "EndpointPath Unheard"), ("name", "String"),
      ("Response", "Int"),
    ])
  func taken(_ name: String, _ types: String) throws {
    for type in types.split(separator: " ") { #expect(try !refuses(name, String(type)), "\(type)") }
  }

  @Test(
    "what can surely not be used is refused",
    arguments: [
      ("method", "Int Own [String] ()->Void"),
      ("headers", "[Int] [String:Int] [(String,String)] Own String [String:String?] HTTPMethod"),
      ("parameters", "[String:Any] [Any] ()->Int (Int,Int) [QueryItem] [String:[Encodable?]] URLQueryItem"),
      ("query", "[URLQueryItem] String Int? [String] [Own] [String:Any] (Int,Int)"),
      ("body", "[String:Any] HTTPMethod ()->Void"), ("encoder", "Int JSONDecoder [JSONEncoder]"),
      ("decoder", "JSONEncoder String PropertyListDecoder"),
      ("tags", "[String] Set<Int> String Set<String>?"),
      ("path", "String Own EndpointPath?"), ("name", "String? Int"),
    ])
  func refused(_ name: String, _ types: String) throws {
    for type in types.split(separator: " ") { #expect(try refuses(name, String(type)), "\(type)") }
  }

  @Test("a service's options are of their type")
  func services() throws {
    #expect(try refuses("options", "RequestOptions?", service: true))
    #expect(try refuses("queryLists", "String", service: true))
    #expect(try !refuses("options", "RequestOptions", service: true))
  }

  @Test("values that may be anything cannot be encoded in a list, and alone they may")
  func existentials() throws {
    #expect(try refuses("parameters", "[String: any Encodable & Sendable]"))
    #expect(try refuses("parameters", "[any Encodable]?"))
    #expect(try !refuses("parameters", "(any Encodable & Sendable)?"))
  }
}
