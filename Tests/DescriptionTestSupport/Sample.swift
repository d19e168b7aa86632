internal import ApusJSON
package import ApusOpenAPI

/// Descriptions that the tests are about.
package enum Sample {
  package static func specification(_ text: String) throws -> Specification {
    try Specification(Array(text.utf8))
  }

  /// An OpenAPI document with these paths and components.
  package static func openAPI(_ paths: String, components: String = "{}", version: String = "3.0.3") throws
    -> Specification
  {
    try specification(
      """
      {"openapi":"\(version)","info":{"title":"Sample","version":"1.0"},"servers":[{"url":"https://api.example.com"}],
       "paths":\(paths),"components":\(components)}
      """)
  }

  /// A schema, with others that it may refer to as `#/components/schemas/…`.
  package static func schema(_ text: String, _ others: String = "{}") throws -> Schema {
    let document = try JSONDocument(#"{"schema":\#(text),"components":{"schemas":\#(others)}}"#)
    guard let node = document.root["schema"] else { throw NoSchema() }
    return Schema(node)
  }

  struct NoSchema: Error {}

  /// A small API with something of everything.
  package static func shop() throws -> Specification {
    try openAPI(
      #"""
      {
        "/orders": {
          "get": {
            "operationId": "list-orders", "summary": "List orders", "tags": ["orders"],
            "parameters": [
              {"name": "page", "in": "query", "schema": {"type": "integer", "default": 1}},
              {"name": "sort", "in": "query", "required": true, "schema": {"type": "string", "enum": ["asc", "desc"]}},
              {"name": "tags", "in": "query", "schema": {"type": "array", "items": {"type": "integer"}}},
              {"name": "X-Shop", "in": "header", "required": true, "schema": {"type": "string"}}
            ],
            "responses": {"200": {"description": "ok", "content": {"application/json": {
              "schema": {"type": "array", "items": {"$ref": "#/components/schemas/order"}}}}}}
          },
          "post": {
            "operationId": "create-order",
            "requestBody": {"required": true, "content": {"application/json": {
              "schema": {"$ref": "#/components/schemas/new-order"}}}},
            "responses": {
              "201": {"description": "made", "content": {"application/json": {
                "schema": {"$ref": "#/components/schemas/order"}}}},
              "4XX": {"$ref": "#/components/responses/problem"},
              "default": {"description": "?"}
            }
          }
        },
        "/orders/latest": {"get": {"summary": "The latest order"}},
        "/orders/{id}": {
          "summary": "One order",
          "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer"},
            "description": "of the path"}],
          "get": {"parameters": [{"name": "id", "in": "path", "schema": {"type": "integer"},
            "description": "of the operation"}]},
          "delete": {"operationId": "delete-order", "deprecated": true, "responses": {"204": {"description": "gone"}}}
        },
        "/orders/{order_id}/items": {"get": {}},
        "/files/{path}": {"get": {"operationId": "file"}},
        "/compare/{base}...{head}": {"get": {"operationId": "compare"}}
      }
      """#,
      components: #"""
        {
          "schemas": {
            "order": {"type": "object", "description": "What was ordered", "required": ["id", "state", "created_at", "buyer"],
              "properties": {
                "id": {"type": "integer", "readOnly": true},
                "state": {"type": "string", "enum": ["open", "in progress", "+1", "self"]},
                "created_at": {"type": "string", "format": "date-time"},
                "note": {"type": "string", "nullable": true, "description": "Said by the buyer."},
                "buyer": {"$ref": "#/components/schemas/person"},
                "related": {"type": "array", "items": {"$ref": "#/components/schemas/order"}}
              }},
            "new-order": {"type": "object", "required": ["item"], "properties": {
              "item": {"type": "string", "example": "りんご"}, "count": {"type": "integer", "default": 3}}},
            "person": {"type": "object", "required": ["name"], "properties": {
              "name": {"type": "string"}, "friend": {"$ref": "#/components/schemas/person"}}},
            "problem": {"type": "object", "properties": {"message": {"type": "string"}}}
          },
          "responses": {"problem": {"description": "no", "content": {"application/problem+json": {
            "schema": {"$ref": "#/components/schemas/problem"}}}}}
        }
        """#)
  }
}
