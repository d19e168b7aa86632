import ApusCompilerTestSupport
import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("A package for a whole description", .paced)
struct DescribedPackageTests {
  private func package(
    _ specification: Specification? = nil, named name: String? = nil, access: Access = .internal
  ) throws -> DescribedPackage {
    DescribedPackage(try specification ?? Kennel.description(), named: name, access: access, version: "1.2.3")
  }

  private func file(_ name: String, access: Access = .internal) throws -> String {
    let found = try package(access: access).files.first { $0.path.hasSuffix("/\(name).swift") }
    return try #require(found).text
  }

  @Test(
    "has a service, a file for each tag or else each beginning of a path, the types that are shared, and a manifest"
  )
  func files() throws {
    let package = try package()
    #expect(package.service == "Kennel" && package.operationCount == 6)
    let folder = "Sources/KennelClient/"
    let names = ["Pets", "Food", "Notes", "Models", "Kennel"].map { "\(folder)\($0).swift" }
    #expect(package.files.map(\.path) == names + ["Package.swift"])
    let manifest = try #require(package.files.last).text
    #expect(manifest.contains(#"from: "1.2.3""#) && manifest.contains(#"name: "KennelClient""#))
    #expect(
      manifest.contains("\n#error(\"say in the line below where Apus is"), "nobody said it: \(manifest)")
  }

  @Test("says of the service where it is, how it writes times, and what its errors mostly are")
  func service() throws {
    let text = try file("Kennel")
    #expect(text.contains("/// Kennel API, version 2.\n///\n/// All about pets.\nstruct Kennel: Service {"))
    #expect(text.contains("  typealias ErrorResponse = ErrorValue\n"), "\(text)")
    #expect(text.contains(#"  var baseURL: WebURL = .https("kennel.example", path: "/v1")"#))
    #expect(text.contains("var decoder: DocumentDecoder { DocumentDecoder(dates: .iso8601) }"))
  }

  @Test("has each type once, under its own name, and another name for what is inside of an endpoint")
  func models() throws {
    let text = try file("Models")
    for name in ["struct Cat:", "struct Dog:", "struct Owner:", "enum Kind: String", "indirect enum Pet:"] {
      #expect(text.split(separator: "\n").count { $0.contains("  \(name)") } == 1, "\(name)")
    }
    #expect(text.contains("  /// It purrs.\n  struct Cat: "))
    #expect(text.contains("    let id: UUID\n") && text.contains("    var food: Kind?\n"))
    #expect(try file("Notes").contains("var owner: OwnerValue?"))
  }

  @Test("says in each endpoint what is described of it")
  func endpoints() throws {
    let text = try file("Pets")
    let words =
      "  /// List the pets\n  ///\n  /// Newest first.\n  ///\n  /// `GET /pets`\n  struct ListPets: Endpoint {"
    #expect(text.contains(words), "\(text)")
    #expect(try file("Notes").contains("  @available(*, deprecated)\n  struct DropNotes: Endpoint {"))
    #expect(text.contains("\n\n  /// `POST /pets`\n  struct AddPet: Endpoint {"))
    #expect(text.contains("    typealias Response = Pet?\n"), "a success without a body")
    #expect(text.contains("    let xShop: String\n") && text.contains("    var xTrace: UUID?\n"))
    #expect(text.contains(#"QueryItem(name: "tags", values: tags)"#))
    #expect(text.contains("    var filterMin: Int?\n"))
  }

  @Test("is for every module where that is wanted, with what makes its values")
  func open() throws {
    let text = try file("Pets", access: .public)
    #expect(text.hasPrefix("public import ApusClient\npublic import Foundation\n\nextension Kennel {"))
    #expect(text.contains("  public struct PetRequest: Endpoint {"))
    #expect(text.contains("    public init(id: UUID) {\n      self.id = id\n    }\n"), "\(text)")
    #expect(
      try file("Models", access: .public).contains("    public init(from decoder: any Decoder) throws {"))
    #expect(try !file("Pets").contains("public") && !file("Models").contains("init(pets"))
  }

  @Test("is called what is wanted, and says where it is only where that is known")
  func names() throws {
    #expect(try package(named: "dog house").service == "DogHouse")
    let bare = try Sample.specification(#"{"openapi": "3.0.3", "info": {"title": ""}, "paths": {}}"#)
    let package = try package(bare)
    #expect(package.service == "WebAPI" && package.files.map(\.path).count == 2)
    #expect(package.files[0].text.contains("  let baseURL: WebURL\n"))
    #expect(package.files[0].text.contains("typealias ErrorResponse = JSONValue"))
  }

  @Test("is made of what is left of a description with something wrong", arguments: 0..<4)
  func damaged(_ seed: Int) throws {
    for specification in try DamagedSample.specifications(seed) {
      #expect(try package(specification).files.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test("compiles, in both kinds of access, and sends and reads what the description says")
  func compiles() throws {
    var files = ["main": Self.program]
    for (name, access) in [("Kennel", Access.internal), ("Open", .public)] {
      for file in try package(named: name, access: access).files.dropLast() {
        let last = file.path.split(separator: "/").last ?? ""
        files[name + last.dropLast(".swift".count)] = file.text
      }
    }
    let modules = try #require(Compiler.modules)
    let objects = try Compiler.objects(of: ["ApusEncodings", "ApusSystem", "ApusJSON", "ApusClient"])
    let result = try Compiler.output(ofProgram: files, options: ["-I", modules] + objects)
    #expect(result.status == 0 && result.output == Self.printed, "\(result.output)")
  }

  private static let program = #"""
    import ApusClient
    import ApusJSON
    import Foundation

    let cat = #"{"kind":"cat","id":"0E37DF36-F698-11E6-8DD4-CB9CED3DF976","self":true}"#
    let id = UUID(uuidString: "0E37DF36-F698-11E6-8DD4-CB9CED3DF976") ?? UUID()

    func ask<E: Endpoint>(_ endpoint: E, _ status: Int, _ body: String) async where E.API == Kennel {
      let transport = StubTransport { request in
        print(request.method, request.url, request.headers.map { "\($0.name): \($0.shown)" }.sorted())
        if case .bytes(let bytes)? = request.body?.content { print(String(decoding: bytes, as: UTF8.self)) }
        return .response(status: status, body: body)
      }
      do throws(APIError<E.ErrorResponse>) {
        print(try await APIClient(service: Kennel(), transport: transport).send(endpoint))
      } catch {
        if case .rejected(_, .typed(let value), _) = error { print(value) } else { print(error.code) }
      }
    }

    let list = Kennel.ListPets(
      xTrace: id, xShop: "north", sid: "s=1", tags: ["a b", "c,d"], ids: [1, 2], filterState: "new",
      since: Date(timeIntervalSince1970: 0), furR: 100, furName: "a,b", sizeMin: 1, sizeMax: 2, more: ["b&": "c", "a": ""])
    await ask(list, 200, "[\(cat)]")
    for (status, body) in [
      (404, #"{"message":"no shop"}"#), (410, ""), (422, #"{"fields":["tags"]}"#), (503, #"{"message":"busy"}"#),
      (400, "{}"),
    ] { await ask(Kennel.ListPets(xShop: "north"), status, body) }
    let dog = Kennel.Dog(name: "Rex", food: .wet, owner: .init(boss: Indirect(.init()), pets: [.other(["kind": "bird"])]))
    await ask(Kennel.AddPet(values: .dog(dog)), 409, #"{"message":"twice"}"#)
    await ask(Kennel.PetRequest(id: id), 204, "")
    await ask(Kennel.FeedPet(id: id, grams: 5, kind: [.dry, .wet]), 204, "")
    await ask(Kennel.SetNote(values: .init(text: "n", owner: .init(since: Date(timeIntervalSince1970: 0)))), 200, "ok")
    await ask(Kennel.SetNote(), 200, "ok")

    """#

  private static let printed = #"""
    GET https://kennel.example/v1/pets?tags=a%20b,c%2Cd&ids=1&ids=2&filter%5Bstate%5D=new&since=1970-01-01T00%3A00%3A00Z&fur=R,100,name,a%2Cb&size=min%7C1%7Cmax%7C2&a=&b%26=c ["Cookie: sid=s=1", "X-Shop: north", "X-Trace: 0e37df36-f698-11e6-8dd4-cb9ced3df976"]
    [program.Kennel.Pet.cat(program.Kennel.Cat(kind: "cat", id: 0E37DF36-F698-11E6-8DD4-CB9CED3DF976, selfValue: Optional(true)))]
    GET https://kennel.example/v1/pets ["X-Shop: north"]
    notFound(program.Kennel.ErrorValue(message: "no shop"))
    GET https://kennel.example/v1/pets ["X-Shop: north"]
    gone
    GET https://kennel.example/v1/pets ["X-Shop: north"]
    unprocessableContent(program.Kennel.ListPets.UnprocessableContent(fields: ["tags"]))
    GET https://kennel.example/v1/pets ["X-Shop: north"]
    serverError(program.Kennel.ErrorValue(message: "busy"))
    GET https://kennel.example/v1/pets ["X-Shop: north"]
    http.400
    POST https://kennel.example/v1/pets ["Content-Type: application/json"]
    {"kind":"dog","name":"Rex","food":"wet","owner":{"boss":{},"pets":[{"kind":"bird"}]}}
    ErrorValue(message: "twice")
    GET https://kennel.example/v1/pets/0e37df36-f698-11e6-8dd4-cb9ced3df976 []
    nil
    PATCH https://kennel.example/v1/pets/0e37df36-f698-11e6-8dd4-cb9ced3df976 ["Content-Type: application/x-www-form-urlencoded; charset=utf-8"]
    grams=5&kind=dry&kind=wet
    EmptyResponse()
    PUT https://kennel.example/v1/notes ["Content-Type: application/json"]
    {"text":"n","owner":{"since":"1970-01-01T00:00:00Z"}}
    ok
    PUT https://kennel.example/v1/notes []
    ok

    """#
}
