internal import ApusSystem

/// A GraphQL schema such as GitHub's: about 1,900 types on 70,000 lines, most of which are descriptions.
enum LargeGraphQL {
  /// Written into the workplace; its path.
  static func file(in workplace: Workplace) throws -> String {
    let path = "\(workplace.folder)/schema.graphql"
    if !FilePath.exists(path) { try SafeFile.replace(path, with: Array(text.utf8), lasts: false) }
    return path
  }

  private static var text: String {
    let roots = (0..<100).map { number in
      "  \"\"\"\n  One of the things \(number).\n  \"\"\"\n  thing\(number)(id: ID!, first: Int = 10): Thing\(number)\n"
    }
    return "type Query {\n" + roots.joined() + "}\n\ninterface Node {\n  id: ID!\n}\n\n"
      + (0..<1_800).map(type).joined(separator: "\n")
  }

  private static func type(_ number: Int) -> String {
    let fields = (0..<7).map { field in
      """
        \"""
        What field \(field) of thing \(number) is about.
        \"""
        field\(field)(
          \"""
          How many of them.
          \"""
          first: Int
        ): [Thing\((number + field + 1) % 1_800)!]!

      """
    }
    return
      "\"\"\"\nWhat thing \(number) is.\n\"\"\"\ntype Thing\(number) implements Node {\n  id: ID!\n\(fields.joined())}\n"
  }
}
