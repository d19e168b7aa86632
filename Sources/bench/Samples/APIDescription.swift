internal import Glibc

/// A description of an API with as many operations as asked for, each of about 11 kB, as large APIs have them.
enum APIDescription {
  /// In a file of the workplace; its path.
  static func file(_ operations: Int, in workplace: Workplace) throws -> String {
    let path = "\(workplace.folder)/description-\(operations).json"
    guard access(path, R_OK) != 0 else { return path }
    guard let file = fopen(path, "w") else { throw Child.Failure(description: "\(path) cannot be written") }
    defer { fclose(file) }
    let paths = (0..<operations).map(operation).joined(separator: ",\n")
    fputs(
      """
      {"openapi": "3.0.3", "info": {"title": "A large API", "version": "1"}, "servers": [{"url": "http://127.0.0.1"}],
      "components": {"schemas": {"Thing": {"type": "object", "required": ["id"], "properties": {
        "id": {"type": "integer"}, "name": {"type": "string"}}}}},
      "paths": {\(paths)}}
      """, file)
    return path
  }

  private static func operation(_ number: Int) -> String {
    let properties = (0..<70).map { property in
      """
      "property_\(property)": {"type": "string", "description": "What \(number) says of its property \(property), \
      in some words as people write them.", "example": "value-\(property)"}
      """
    }.joined(separator: ", ")
    return """
      "/area\(number % 40)/things\(number)/{id}": {"get": {"operationId": "area/get-thing-\(number)", \
      "summary": "Get thing \(number)", "parameters": [{"name": "id", "in": "path", "required": true, \
      "schema": {"type": "integer"}}, {"name": "per_page", "in": "query", "schema": {"type": "integer"}}], \
      "responses": {"200": {"description": "It", "content": {"application/json": {"schema": {"type": "object", \
      "properties": {\(properties), "thing": {"$ref": "#/components/schemas/Thing"}}}}}}}}}
      """
  }
}
