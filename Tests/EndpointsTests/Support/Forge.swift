import ApusClient
import Foundation

@testable import ApusEndpoints
@testable import ApusOpenAPI

/// A made description with what large ones have: tags, names, scopes in words, media types, paths in paths.
enum Forge {
  static let base = "https://api.forge.test"

  static let text = #"""
    {"openapi": "3.0.3", "info": {"title": "Forge", "version": "1"}, "servers": [{"url": "https://api.forge.test"}],
     "tags": [{"name": "issues", "description": "Work with **issues**. There is more."}, {"name": "unused"},
      {"name": "activity"}],
     "paths": {
      "/repos/{owner}/{repo}/issues": {
       "parameters": [{"$ref": "#/components/parameters/owner"}, {"$ref": "#/components/parameters/repo"}],
       "get": {"operationId": "issues/list-for-repo", "tags": ["issues"], "summary": "List repository issues",
        "parameters": [
         {"name": "state", "in": "query", "schema": {"type": "string", "enum": ["open", "closed"], "default": "open"}},
         {"name": "labels", "in": "query", "schema": {"type": "array", "items": {"type": "string"}}},
         {"name": "page", "in": "query", "schema": {"type": "integer"}},
         {"name": "per_page", "in": "query", "schema": {"type": "integer", "maximum": 100}},
         {"name": "X-Trace", "in": "header", "schema": {"type": "string"}}],
        "responses": {"200": {"description": "Fine", "content": {"application/json": {"schema": {"type": "array"}}}}}},
       "post": {"operationId": "issues/create", "tags": ["issues"], "summary": "Create an issue",
        "description": "Makes one.\n\nOAuth tokens need the `repo` or `public_repo` scope. GitHub Apps must have the `issues` write permission.",
        "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object",
         "required": ["title"], "properties": {
          "title": {"oneOf": [{"type": "string"}, {"type": "integer"}]}, "body": {"type": "string"},
          "milestone": {"type": "integer", "nullable": true}, "locked": {"type": "boolean"},
          "labels": {"type": "array", "items": {"type": "string"}},
          "weights": {"type": "array", "items": {"type": "integer"}},
          "extra": {"type": "object"}}}}}},
        "responses": {"201": {"description": "Made"}}}},
      "/repos/{owner}/{repo}/issues/{issue_number}": {"get": {"operationId": "issues/get", "tags": ["issues"],
        "summary": "Get an issue", "parameters": [{"$ref": "#/components/parameters/owner"},
         {"$ref": "#/components/parameters/repo"},
         {"name": "issue_number", "in": "path", "required": true, "schema": {"type": "integer"}}]}},
      "/repos/{owner}/{repo}/contents/{path}": {"get": {"operationId": "repos/get-content", "tags": ["repos"],
        "summary": "Get content", "description": "Types:\n- **`application/vnd.forge.raw+json`**: raw.",
        "parameters": [{"$ref": "#/components/parameters/owner"}, {"$ref": "#/components/parameters/repo"},
         {"name": "path", "in": "path", "required": true, "x-multi-segment": true, "schema": {"type": "string"}}]}},
      "/repos/{owner}/{repo}/stargazers": {"get": {"operationId": "activity/list-stargazers", "tags": ["activity"],
        "summary": "List stargazers", "parameters": [{"$ref": "#/components/parameters/owner"},
         {"$ref": "#/components/parameters/repo"}]}},
      "/user/starred": {"get": {"operationId": "activity/list-starred", "tags": ["activity"],
        "summary": "List starred repositories"}},
      "/jobs/restart": {"post": {"operationId": "jobs/restart", "summary": "Restart all jobs"}},
      "/networks/{owner}/{repo}/events": {"get": {"operationId": "activity/list-events", "tags": ["activity"],
        "summary": "List events of a network", "parameters": [{"$ref": "#/components/parameters/owner"},
         {"$ref": "#/components/parameters/repo"}]}},
      "/forms": {"post": {"operationId": "CreateForm", "tags": ["forms"], "summary": "Send a form",
        "requestBody": {"content": {"application/x-www-form-urlencoded": {"schema": {"type": "object",
         "properties": {"amount": {"type": "integer"}}}}}}}},
      "/raw": {"post": {"operationId": "raw", "requestBody": {"content": {"application/json": {}}}}}},
     "components": {"parameters": {
      "owner": {"name": "owner", "in": "path", "required": true, "schema": {"type": "string"}},
      "repo": {"name": "repo", "in": "path", "required": true, "schema": {"type": "string"}}}}}
    """#

  static func specification(_ text: String = text) throws -> LoadedSpecification {
    LoadedSpecification(
      name: "forge.json", location: nil, index: try Specification(Array(text.utf8)), warnings: [], home: nil)
  }

  /// A session at its base.
  ///
  /// - Parameters:
  ///   - directory: where `cd` has gone.
  ///   - visited: paths that were answered, the latest first.
  static func scope(
    base: String? = base, directory: String = "", visited: [String] = [], headers: HeaderFields = [:],
    _ text: String = text
  ) throws -> EndpointScope {
    var scope = EndpointScope(base: try base.map { try WebURL($0) })
    scope.specification = try specification(text)
    scope.directory = directory
    let exchanges = try visited.map { path in
      let request = Request(url: try WebURL(Self.base + path))
      let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: headers)
      let sent = SentRequest(method: request.method, url: request.url, headers: [:])
      return Exchange(request: request, startedAt: .distantPast, hops: [Hop(sent: sent, response: head)])
    }
    scope.answered = { exchanges }
    return scope
  }

  /// One with so many more operations that it is large.
  static func large() -> String {
    let more = (0..<60).map { number in
      #""/things/\#(number)/{id}": {"get": {"operationId": "things/get-\#(number)", "tags": ["things"]}},"#
    }
    return text.replacing("\"paths\": {", with: "\"paths\": {" + more.joined(separator: "\n"))
  }
}
