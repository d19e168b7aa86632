import ApusOpenAPI

/// A description with what source is hard to write for: choices, tags, lists in one item, headers, UUIDs, an error for each
/// status, forms, and names that Swift has other uses for.
enum Kennel {
  static func description() throws -> Specification { try Specification(Array(text.utf8)) }

  private static let text = ##"""
    {"openapi": "3.0.3", "info": {"title": "Kennel API", "version": "2", "description": "All about pets."},
     "servers": [{"url": "https://kennel.example/v1"}],
     "paths": {
      "/pets": {
       "get": {"operationId": "listPets", "tags": ["pets"], "summary": "List the pets", "description": "Newest first.",
        "parameters": [
         {"name": "tags", "in": "query", "explode": false, "schema": {"type": "array", "items": {"type": "string"}}},
         {"name": "ids", "in": "query", "schema": {"type": "array", "items": {"type": "integer"}}},
         {"name": "filter", "in": "query", "style": "deepObject", "schema": {"type": "object",
          "properties": {"state": {"type": "string"}, "min": {"type": "integer"}}}},
         {"name": "X-Trace", "in": "header", "schema": {"type": "string", "format": "uuid"}},
         {"name": "X-Shop", "in": "header", "required": true, "schema": {"type": "string"}},
         {"name": "since", "in": "query", "schema": {"type": "string", "format": "date-time"}},
         {"name": "fur", "in": "query", "explode": false, "schema": {"type": "object",
          "properties": {"R": {"type": "integer"}, "G": {"type": "integer"}, "name": {"type": "string"}}}},
         {"name": "size", "in": "query", "style": "pipeDelimited", "schema": {"type": "object",
          "properties": {"min": {"type": "integer"}, "max": {"type": "integer"}}}},
         {"name": "more", "in": "query", "schema": {"type": "object", "additionalProperties": {"type": "string"}}},
         {"name": "sid", "in": "cookie", "schema": {"type": "string"}}],
        "responses": {
         "200": {"description": "ok", "content": {"application/json": {"schema": {"type": "array",
          "items": {"$ref": "#/components/schemas/Pet"}}}}},
         "404": {"description": "No such shop", "content": {"application/json": {"schema": {
          "$ref": "#/components/schemas/Error"}}}},
         "410": {"description": "gone"},
         "422": {"description": "Not valid", "content": {"application/json": {"schema": {"type": "object",
          "required": ["fields"], "properties": {"fields": {"type": "array", "items": {"type": "string"}}}}}}},
         "5XX": {"description": "broken", "content": {"application/json": {"schema": {
          "$ref": "#/components/schemas/Error"}}}}}},
       "post": {"operationId": "addPet", "tags": ["pets"],
        "requestBody": {"required": true, "content": {"application/json": {"schema": {
         "$ref": "#/components/schemas/Pet"}}}},
        "responses": {"201": {"description": "made", "content": {"application/json": {"schema": {
          "$ref": "#/components/schemas/Pet"}}}},
         "default": {"description": "no", "content": {"application/json": {"schema": {
          "$ref": "#/components/schemas/Error"}}}}}}},
      "/pets/{id}": {
       "get": {"operationId": "pet", "tags": ["pets"],
        "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "format": "uuid"}}],
        "responses": {"200": {"description": "ok", "content": {"application/json": {"schema": {
          "$ref": "#/components/schemas/Pet"}}}}, "204": {"description": "it has no name yet"},
         "404": {"description": "none", "content": {"application/json": {"schema": {
          "$ref": "#/components/schemas/Error"}}}}}},
       "patch": {"operationId": "feed-pet", "tags": ["food"],
        "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "string", "format": "uuid"}}],
        "requestBody": {"content": {"application/x-www-form-urlencoded": {"schema": {"type": "object",
         "required": ["grams"], "properties": {"grams": {"type": "integer"}, "kind": {"type": "array",
          "items": {"$ref": "#/components/schemas/Kind"}}}}}}},
        "responses": {"204": {"description": "fed"}}}},
      "/notes": {
       "delete": {"operationId": "dropNotes", "deprecated": true, "responses": {"204": {"description": "ok"}}},
       "put": {"operationId": "setNote", "requestBody": {"content": {"application/json": {"schema": {"type": "object",
         "properties": {"text": {"type": "string"}, "owner": {"type": "object", "properties": {
          "class": {"type": "string"}, "since": {"type": "string", "format": "date-time"}}}}}}}},
        "responses": {"200": {"description": "ok", "content": {"text/plain": {"schema": {"type": "string"}}}}}}}},
     "components": {"schemas": {
      "Error": {"type": "object", "required": ["message"], "properties": {"message": {"type": "string"}}},
      "Kind": {"type": "string", "enum": ["dry", "wet"]},
      "Owner": {"type": "object", "properties": {"boss": {"$ref": "#/components/schemas/Owner"}, "pets": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}}},
      "Pet": {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}],
       "discriminator": {"propertyName": "kind", "mapping": {"cat": "#/components/schemas/Cat",
        "dog": "#/components/schemas/Dog"}}},
      "Cat": {"type": "object", "description": "It purrs.", "required": ["kind", "id"], "properties": {
       "kind": {"type": "string"}, "id": {"type": "string", "format": "uuid"}, "self": {"type": "boolean"}}},
      "Dog": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"},
       "food": {"$ref": "#/components/schemas/Kind"}, "owner": {"$ref": "#/components/schemas/Owner"}}}}}}
    """##
}
