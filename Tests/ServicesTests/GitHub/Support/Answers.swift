import ApusClient
import ApusServices

/// GitHub, which answers everything with one body.
func github(_ body: String = "", status: Int = 200) -> APIClient<GitHub> {
  APIClient(service: GitHub(token: Secret("t")), transport: StubTransport(status: status, body: body))
}

/// What is sent for an endpoint: its method, its target, and its body where it has one.
func sent<E: Endpoint>(_ endpoint: E) throws -> String where E.API == GitHub {
  let request = try github().request(for: endpoint)
  return ["\(request.method) \(request.url.target)", bodyText(request)].compactMap(\.self)
    .joined(separator: " ")
}

enum Sample {
  static let account = #"{"login": "mona", "id": 7, "html_url": "https://github.com/mona", "type": "User"}"#

  static func issue(_ more: String = "") -> String {
    """
    {"id": 9, "number": 4, "title": "T", "body": null, "state": "open", "html_url": "https://x/4",
     "user": \(account), "labels": [{"name": "bug", "color": "ff0000", "description": null}], "assignees": [],
     "comments": 2, "created_at": "2025-01-01T00:00:00Z", "updated_at": "2025-01-02T00:00:00Z",
     "closed_at": null, "unknown": {"a": 1}\(more)}
    """
  }

  static let pull = """
    {"id": 3, "number": 7, "title": "P", "body": "b", "state": "closed", "draft": false, "html_url": "https://x/7",
     "user": null, "head": {"ref": "try", "sha": "a1"}, "base": {"ref": "main", "sha": "b2"},
     "created_at": "2025-01-01T00:00:00Z", "merged_at": "2025-01-02T00:00:00Z"}
    """
}
