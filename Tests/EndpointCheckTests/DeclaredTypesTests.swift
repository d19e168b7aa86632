import Testing

@testable import ApusEndpointCheck

@Suite("Names in all files of an app")
struct DeclaredTypesTests {
  private func types(_ files: String...) -> DeclaredTypes {
    DeclaredTypes(
      files.enumerated().flatMap { DeclaredTypeReader.types(in: $0.element, file: "\($0.offset)") })
  }

  /// What a name means in a type of the first file: full names, `outside` where they are from somewhere else.
  private func meanings(_ name: [String], in scope: [String] = [], _ types: DeclaredTypes) -> [String] {
    types.meanings(of: name, in: scope, "0").map { meaning in
      switch meaning {
      case .declared(let place): types.wholes[place].path.joined(separator: ".")
      case .outside(let name): "outside \(name)"
      }
    }
  }

  @Test("the innermost type of a name is meant, in each place another one")
  func scopes() {
    let all = types("struct A { struct List {}; struct B {} }; struct C {}; struct List {}")
    #expect(meanings(["List"], in: ["A", "B"], all) == ["A.List"])
    #expect(meanings(["List"], in: ["C"], all) == ["List"])
    #expect(meanings(["A", "List"], in: ["C"], all) == ["A.List"])
    #expect(meanings(["A", "Other"], all) == [])
    #expect(meanings(["App", "A", "List"], all) == ["A.List"])
    #expect(meanings(["ApusClient", "List"], all) == ["outside List"])
    #expect(meanings(["Other"], in: ["A"], all) == ["outside Other"])
  }

  @Test("another name means what it stands for, also before a dot, and nothing where it stands for itself")
  func aliases() {
    let all = types(
      "typealias Call = Endpoint & P; protocol P {}; struct A { typealias D = C; struct C {} }; typealias E = A",
      "typealias X = Y; typealias Y = X; typealias G<T> = T")
    #expect(meanings(["Call"], all) == ["outside Endpoint", "P"])
    #expect(meanings(["D"], in: ["A"], all) == ["A.C"])
    #expect(meanings(["E", "C"], all) == ["A.C"])
    #expect(meanings(["X"], all) == [])
    #expect(meanings(["G"], all) == [])
  }

  @Test("what stands for other types means nothing")
  func placeholders() {
    let all = types("struct A<T> { struct B {} }; protocol P { associatedtype T }; struct T {}")
    #expect(meanings(["T"], in: ["A", "B"], all) == [])
    #expect(meanings(["T"], in: ["P"], all) == [])
    #expect(meanings(["T"], all) == ["T"])
  }

  @Test("two types of one name stay apart, and a private one is seen in its file only")
  func twins() {
    let all = types(
      "struct A {}; extension A { var own: Int { 1 } }", "struct A {}", "extension A { var both: Int { 1 } }",
      "private struct B {}")
    #expect(
      all.wholes.filter { $0.path == ["A"] }.map { $0.members.map(\.name) } == [["own", "both"], ["both"]])
    #expect(meanings(["A"], all) == ["A"])
    #expect(meanings(["B"], all) == ["outside B"])
  }

  @Test("a type conforms to what its protocols inherit, and to what an extension says")
  func ancestors() throws {
    let all = types(
      "struct A { struct List {}; protocol P: Q {} }; struct B { struct List {} }; protocol Q: R {}",
      "extension A.List: A.P {}; extension Elsewhere: Q {}")
    let names = { (path: [String]) in
      try all.ancestors(of: #require(all.wholes.first { $0.path == path })).count
    }
    #expect(try names(["A", "List"]) == 3)
    #expect(try names(["B", "List"]) == 0)
    #expect(try names(["Elsewhere"]) == 2)
  }

  @Test("a type means what its names stand for, and what nobody explains is unclear")
  func meaningOfTypes() {
    let all = types("typealias Fields = [String: Own]; struct Own {}; struct A { typealias F = Fields? }")
    let meaning = { all.meaning(of: $0, in: ["A"], "0") }
    #expect(meaning(.name("F")) == .optional(.dictionary(.name("String"), .name("Own"))))
    #expect(meaning(.array(.name("Unheard"))) == .array(.unclear))
    #expect(meaning(.name(["Swift", "String"])) == .name("String"))
  }
}
