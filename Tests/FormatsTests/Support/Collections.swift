@testable import ApusFormats

extension RequestCollection {
  /// What is read of a text, as `run` and `import` read it.
  static func reading(
    _ text: String, _ kind: FileKind, at path: String = "/c/file", beside files: [String: String] = [:]
  ) throws -> RequestCollection {
    try CollectionFile.read(Array(text.utf8), kind: kind, at: path, in: .fixed(files))
  }

  func request(_ name: String) -> CollectedRequest? { requests.first { $0.name == name } }

  func value(_ name: String) -> String? { variables.first { $0.name == name }?.value }

  func isSecret(_ name: String) -> Bool { variables.first { $0.name == name }?.isSecret == true }
}

extension CollectedRequest {
  /// As it would be sent, but for its variables.
  var http: CollectedHTTPRequest { CollectedHTTPRequest(self) }

  func header(_ name: String) -> String? { http.headers.first { $0.name == name }?.value }

  var bodyText: String {
    http.body.map { line in
      switch line {
      case .text(let text): text
      case .file(let path, _): "< " + path
      }
    }.joined(separator: "\n")
  }
}
