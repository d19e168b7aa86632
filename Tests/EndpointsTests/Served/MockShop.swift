import ApusJSON
import ApusOpenAPI
import ApusPractice

@testable import ApusEndpoints

/// A small shop, described, and what it answers when it is served.
struct MockShop {
  let mock: DescribedMock

  init(_ text: String = Self.text) throws { mock = DescribedMock(try Specification(Array(text.utf8))) }

  static let text = """
    {"openapi": "3.1.0", "info": {"title": "Shop", "version": "2"}, "servers": [{"url": "https://shop.test/v1"}],
     "paths": {
      "/pets": {
       "get": {"parameters": [{"name": "limit", "in": "query", "schema": {"type": "integer"}}],
        "responses": {"200": {"description": "", "headers": {"X-Kind": {"schema": {"default": "list"}}},
         "content": {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}}}}}},
       "post": {"requestBody": {"required": true, "content": {
          "application/json": {"schema": {"$ref": "#/components/schemas/Pet"}},
          "application/x-www-form-urlencoded": {"schema": {"$ref": "#/components/schemas/Pet"}}}},
        "responses": {"201": {"description": "", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}},
         "422": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {
           "code": {"type": "integer"}, "message": {"type": "string"}}}}}}}}},
      "/pets/{petId}": {"parameters": [{"name": "petId", "in": "path", "required": true, "schema": {"type": "integer"}}],
       "get": {"responses": {"200": {"description": "", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}}}},
       "put": {"requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}},
        "responses": {"200": {"description": "", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}}}},
       "patch": {"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}},
        "responses": {"200": {"description": "", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}}}},
       "delete": {"responses": {"204": {"description": ""}}}},
      "/users": {"get": {"responses": {"200": {"description": "", "content": {"application/json": {"schema": {
        "type": "object", "properties": {"total_count": {"type": "integer"}, "items": {"type": "array", "items": {"$ref": "#/components/schemas/User"}}}}}}}}}},
      "/users/{login}": {"get": {"responses": {"200": {"description": "", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/User"}}}}}},
        "delete": {"responses": {"204": {"description": ""}}}},
      "/secret": {"get": {"security": [{"token": []}, {"key": []}], "responses": {"200": {"description": ""}}}},
      "/text": {"get": {"responses": {"200": {"description": "", "content": {"text/plain": {"example": "Hello"}}}}}},
      "/feed": {"get": {"responses": {"200": {"description": "", "content": {"text/event-stream": {"schema": {"type": "string"}}}}}}},
      "/picture": {"get": {"responses": {"200": {"description": "", "content": {"image/png": {}}}}}}},
     "components": {
      "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}, "key": {"type": "apiKey", "in": "header", "name": "X-Shop"}},
      "schemas": {
       "Pet": {"type": "object", "required": ["name"], "properties": {
         "id": {"type": "integer", "readOnly": true}, "name": {"type": "string", "maxLength": 12}, "price": {"type": "number", "example": 1.10},
         "code": {"type": "string", "writeOnly": true}}},
       "User": {"type": "object", "properties": {"login": {"type": "string"}, "url": {"type": "string", "example": "https://e.test"}}}}}}
    """

  func ask(
    _ method: String, _ path: String, query: [(name: String, value: String)] = [],
    _ fields: [(name: String, value: String)] = [], body: String = "", type: String = "application/json"
  ) -> MockAnswer? {
    let all = fields + (body.isEmpty ? [] : [("Content-Type", type)])
    return mock.answer(MockRequest(method, path, query: query, fields: all, body: Array(body.utf8)))
  }

  /// The status and the body on one line.
  func say(
    _ method: String, _ path: String, query: [(name: String, value: String)] = [],
    _ fields: [(name: String, value: String)] = [], body: String = "", type: String = "application/json"
  ) -> String {
    guard let answer = ask(method, path, query: query, fields, body: body, type: type) else {
      return "nothing"
    }
    let text = (try? JSONDocument(answer.body)).map { JSONWriter(.compact).text(of: $0.root) }
    return "\(answer.status) \(text ?? String(decoding: answer.body, as: UTF8.self))"
  }
}
