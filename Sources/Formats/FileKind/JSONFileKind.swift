internal import ApusEncodings
internal import ApusJSON

/// What a file that begins as JSON is.
enum JSONFileKind {
  static func of(_ text: String) -> FileKind {
    guard let root = try? JSONDocument(text).root else { return ofBroken(text) }
    func has(_ keys: String...) -> Bool { keys.allSatisfy { root[$0] != nil } }
    if root.kind == .array {
      let isInsomnia = root.children.contains { $0["_type"]?.string?.isEmpty == false && $0["_id"] != nil }
      return isInsomnia ? .insomnia : .json
    }
    if root["log"]?["entries"] != nil { return .har }
    if has("openapi") || has("swagger") || isLinks(root) { return .openAPI }
    if has("__export_format") || isInsomnia5(root["type"]?.string) { return .insomnia }
    if isThunderClient(root) { return .thunderClient }
    if has("opencollection") { return .brunoYAML }
    if isPostman(root) || root["collection"].map(isPostman) == true { return .postmanCollection }
    if has("_postman_variable_scope") || root["environment"]?["values"] != nil || isValues(root) {
      return .postmanEnvironment
    }
    let isOfEnvironments =
      root.count > 0
      && root.children.allSatisfy { $0.kind == .object && $0.children.allSatisfy { !$0.isContainer } }
    return isOfEnvironments ? .httpEnvironment : .json
  }

  /// JSON Hyper-Schema, or Google's own kind of description, which is refused by its name.
  private static func isLinks(_ root: Node) -> Bool {
    root["$schema"]?.string?.contains("hyper-schema") == true
      || root["kind"]?.string?.hasPrefix("discovery#") == true
  }

  /// A collection of version 2, or of version 1, which has its requests in one list.
  private static func isPostman(_ root: Node) -> Bool {
    if root["info"]?["_postman_id"] != nil || root["_postman_id"] != nil { return true }
    if root["info"]?["schema"]?.string?.contains("schema.getpostman.com") == true { return true }
    return root["item"]?.kind == .array && root["info"]?["name"] != nil
      || root["requests"]?.kind == .array && root["order"] != nil
  }

  /// `{"name": …, "values": [{"key": …, "value": …}]}`
  private static func isValues(_ root: Node) -> Bool {
    guard root["name"] != nil, let values = root["values"], values.kind == .array else { return false }
    return values.children.allSatisfy { $0["key"] != nil }
  }

  private static func isThunderClient(_ root: Node) -> Bool {
    ["clientName", "client"].contains { root[$0]?.string == "Thunder Client" }
  }

  private static func isInsomnia5(_ type: String?) -> Bool { type?.contains("insomnia.rest/") == true }

  /// JSON that cannot be read is still what its marks say, so that what is wrong with it can be told.
  private static func ofBroken(_ text: String) -> FileKind {
    let marks: [(FileKind, [String])] = [
      (.postmanEnvironment, ["\"_postman_variable_scope\""]),
      (.postmanCollection, ["\"_postman_id\"", "schema.getpostman.com"]),
      (.insomnia, ["__export_format", "insomnia.rest/"]), (.openAPI, ["\"openapi\"", "\"swagger\""]),
      (.thunderClient, ["\"Thunder Client\""]),
    ]
    if let found = marks.first(where: { $0.1.contains { text.contains($0) } }) { return found.0 }
    return text.contains("\"log\"") && text.contains("\"entries\"") ? .har : .json
  }
}
