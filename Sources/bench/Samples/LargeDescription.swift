internal import ApusSystem

/// A description of an API such as the largest there are: 1,150 operations in about 13 MB, most of it schemas.
enum LargeDescription {
  /// The path of the last operation, which takes parameters.
  static let path = "/groups/{group}/things-287/{thing}/parts"

  /// Written into the workplace; its path.
  static func file(in workplace: Workplace) throws -> String {
    let path = "\(workplace.folder)/description.json"
    if !FilePath.exists(path) { try SafeFile.replace(path, with: Array(text.utf8), lasts: false) }
    return path
  }

  /// Another one, of 3 MB in YAML; its path.
  static func yamlFile(in workplace: Workplace) throws -> String {
    let path = "\(workplace.folder)/description.yaml"
    if !FilePath.exists(path) { try SafeFile.replace(path, with: Array(yaml.utf8), lasts: false) }
    return path
  }

  private static var yaml: String {
    let paths = (0..<600).map { number in
      """
        /groups/{group}/things-\(number):
          get:
            summary: List things \(number)
            description: |
              What things \(number) are, and who made them.
              There are *some* of them.
            responses:
              200:
                description: Fine
                content:
                  application/json:
                    schema: {$ref: "#/components/schemas/thing-\(number)"}
      """
    }
    let schemas = (0..<1_900).map { number in
      let fields = (0..<10).map { field in
        "        field_\(field):\n          type: string\n          description: >-\n"
          + "            What field \(field) of thing \(number)\n            is about, in a few words.\n"
      }
      return "    thing-\(number):\n      type: object\n      properties:\n" + fields.joined()
    }
    return
      "openapi: 3.0.3\ninfo: {title: Large, version: 1.0}\nservers: [{url: 'https://api.example.com'}]\npaths:\n"
      + paths.joined(separator: "\n") + "\ncomponents:\n  schemas:\n" + schemas.joined()
  }

  private static var text: String {
    let paths = (0..<288).flatMap { number in
      [
        item("/groups/{group}/things-\(number)/{thing}", number),
        item("/groups/{group}/things-\(number)/{thing}/parts", number),
      ]
    }
    let schemas = (0..<8_000).map(schema)
    return """
      {"openapi": "3.0.3", "info": {"title": "Large", "version": "1"}, "servers": [{"url": "https://api.example.com"}],
      "paths": {\(paths.joined(separator: ",\n"))},
      "components": {"schemas": {\(schemas.joined(separator: ",\n"))}}}
      """
  }

  private static func item(_ path: String, _ number: Int) -> String {
    let id = "\(number)" + (path.hasSuffix("parts") ? "-parts" : "")
    let answers = """
      {"200": {"description": "Fine", "content": {"application/json": {"schema": {"type": "array",
        "items": {"$ref": "#/components/schemas/thing-\(number)"}}}}}}
      """
    let parameters = (0..<6).map { position in
      """
      {"name": "parameter_\(position)", "in": "query", "description": "The \(position)th thing to choose by.",
        "schema": {"type": "string", "enum": ["all", "some", "none"], "default": "all"}}
      """
    }
    return """
      "\(path)": {"get": {"operationId": "things/list-\(id)", "tags": ["things-\(number / 10)"],
        "summary": "List \(path)", "parameters": [\(parameters.joined(separator: ", "))],
        "responses": \(answers)}, "post": {"operationId": "things/make-\(id)",
        "tags": ["things-\(number / 10)"], "summary": "Make \(path)", "responses": \(answers)}}
      """
  }

  private static func schema(_ number: Int) -> String {
    let fields = (0..<14).map { field in
      "\"field_\(field)\": {\"type\": \"string\", \"description\": \"What field \(field) of thing \(number) is about.\"}"
    }
    return """
      "thing-\(number)": {"type": "object", "required": ["field_0"], "properties": {\(fields.joined(separator: ", ")),
        "next": {"$ref": "#/components/schemas/thing-\((number + 1) % 8_000)"}}}
      """
  }
}
