internal import ApusJSON

extension JSONValue {
  /// An entry without the text of what was received.
  var withoutBody: JSONValue {
    changing("response") { $0.changing("content") { $0.leaving { $0 != "text" && $0 != "encoding" } } }
  }

  private func changing(_ key: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == key ? Member(key, change($0.value)) : $0 })
  }

  private func leaving(_ isLeft: (String) -> Bool) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { isLeft($0.key) })
  }
}
