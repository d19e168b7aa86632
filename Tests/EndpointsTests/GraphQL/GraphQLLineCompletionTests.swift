import ApusFolderTestSupport
import ApusGraphQL
import ApusLineEditing
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusEndpoints

@Suite("What Tab offers in a line in GraphQL", .paced)
struct GraphQLLineCompletionTests {
  /// The candidates where `|` stands, and what they replace.
  ///
  /// - Parameter more: what the schema has besides.
  private func offered(_ text: String, more: String = "") throws -> ([String], String)? {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.joined()
    var scope = try GraphScope.scope()
    if !more.isEmpty {
      scope.schemas = [KnownGraphQL(try GraphQLSchema(definitions: Array((GraphScope.text + more).utf8)))]
    }
    guard let found = GraphQLLineCompletion(whole, at: parts[0].utf8.count, in: scope) else { return nil }
    let range = found.completion.range
    return (
      found.completion.candidates.map(\.text), String(decoding: Array(whole.utf8)[range], as: UTF8.self)
    )
  }

  @Test("are fields and arguments by the schema, at the end of the query and in the middle")
  func inside() throws {
    #expect(try offered("gql { pe|")?.0 == ["person", "people"])
    #expect(try offered("gql { pe|")?.1 == "pe")
    #expect(try offered("gql /x { people { n| } } --headers")?.0 == ["name"])
    #expect(try offered("gql {\n  person(\n    |")?.0 == ["name:", "size:"])
  }

  @Test("are variables behind the query, and names behind options")
  func outside() throws {
    let query = "gql query Q($n: String!, $p: NewPerson) { old }"
    #expect(try offered("\(query) |")?.0 == ["n=", "p:="])
    #expect(try offered("\(query) n=1 p|")?.0 == ["p:="])
    #expect(
      try offered("gql mutation($f: Upload!, $l: [Upload!], $n: Int) { old } |")?.0 == ["f@", "l@", "n="])
    #expect(try offered("gql --sample p|")?.0 == ["person", "people"])
    #expect(try offered("gql query A { old } query B { old } --operation |")?.0 == ["A", "B"])
  }

  @Test("are the values of a variable behind its name, where there are few")
  func values() throws {
    let query = "gql query Q($n: String!, $s: Size, $l: [Size!], $on: Boolean) { old }"
    #expect(try offered("\(query) n=1 s=|")?.0 == ["s=SMALL", "s=LARGE"])
    #expect(try offered("\(query) n=1 s=|")?.1 == "s=")
    #expect(try offered("\(query) s=l|")?.0 == ["s=LARGE"])
    #expect(try offered("\(query) l=S|")?.0 == ["l=SMALL"])
    #expect(try offered("\(query) on=|")?.0 == ["on=true", "on=false"])
    for open in ["n=", "other=", "s=X"] { #expect(try offered("\(query) \(open)|")?.0 == nil, "\(open)") }
  }

  @Test("are the members of what a variable holds behind its bracket, and their values")
  func members() throws {
    let more =
      "input Order { tags: [String!], size: Size, to: NewPerson!, all: [NewPerson!], pic: Upload, at: Date } scalar Upload scalar Date"
    func offered(_ typed: String) throws -> [String] {
      let query = "gql query Q($n: String!, $o: Order, $l: [NewPerson!]) { old }"
      return try self.offered("\(query) \(typed)|", more: more)?.0 ?? []
    }
    let all = ["o[tags]=", "o[size]=", "o[to][", "o[all]:=", "o[pic]@", "o[at]:="]
    #expect(try offered("o[") == all && offered("o[size]=SMALL o[") == all.filter { $0 != "o[size]=" })
    #expect(try offered("o[S") == ["o[size]="] && offered("o[size") == ["o[size]="])
    #expect(try offered("o[to][") == ["o[to][name]=", "o[to][age]="])
    #expect(try offered("o[all][][a") == ["o[all][][age]="] && offered("l[][n") == ["l[][name]="])
    #expect(try offered("o[size]=s") == ["o[size]=SMALL"])
    for other in ["n[", "x[", "o[tags][", "o[all][", "l[", "o[zz", "o[no][", "o[tags]=", "o[ta=", "o[to]=x"] {
      #expect(try offered(other) == [], "\(other)")
    }
  }

  @Test("are the operations and variables of a file that the line names")
  func files() throws {
    let folder = try TestFolder()
    try folder.write(
      "query A($n: String!, $s: Size) { old }\nmutation B($p: NewPerson!, $n: Int) { add(input: $p) { id } }",
      to: "two.graphql")
    let file = folder.path + "/two.graphql"
    for name in [file, "@\(file)", "/api \(file)"] {
      #expect(try offered("gql \(name) |")?.0 == ["n=", "s=", "p:="])
      #expect(try offered("gql \(name) --operation |")?.0 == ["A", "B"])
    }
    #expect(try offered("gql \(file) --operation B |")?.0 == ["p:=", "n="])
    #expect(try offered("gql --operation b| \(file)")?.0 == ["B"])
    #expect(try offered("gql \(file) n=1 s|")?.0 == ["s="])
    #expect(try offered("gql \(file) p[|")?.0 == ["p[name]=", "p[age]="])
    #expect(try offered("gql \(file) p[|")?.1 == "p[")
    #expect(try offered("gql \(file) --operation A p[|") == nil)
  }

  @Test("are none of a file that is not there, is no query, is too large or never ends")
  func otherFiles() throws {
    let folder = try TestFolder()
    try folder.write("{ a", to: "open.gql")
    try folder.write("query Q($n: Int) { a }" + String(repeating: " ", count: 1 << 20), to: "large.gql")
    try folder.write("", to: "folder.gql/x")
    #expect(mkfifo(folder.path + "/pipe.gql", 0o600) == 0)
    for name in ["none", "open", "large", "folder", "pipe"] {
      #expect(try offered("gql \(folder.path)/\(name).gql |") == nil, "\(name)")
      #expect(try offered("gql \(folder.path)/\(name).gql --operation |") == nil, "\(name)")
    }
  }

  @Test("are left to others elsewhere")
  func others() throws {
    for text in [
      "get { a|", "gql |", "gql --an|", "gql { old } --op|", "gql { old } --over |", "note gql { |",
      "gql { old } |", "gql query($f: Upload) { old } f@x|", "gql /api n|",
    ] {
      #expect(try offered(text) == nil, "\(text)")
    }
  }
}
