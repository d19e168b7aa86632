internal import ApusJSON

/// Objects whose keys are data, such as ids: other keys come and go, and the values are of one type.
enum KeysOfData {
  static func differ(_ shape: JSONShape?, _ now: Node?) -> Bool {
    guard let now, now.kind == .object, case .object(let fields)? = shape?.form, !fields.isEmpty,
      fields.allSatisfy({ isData($0.name) }), now.members.allSatisfy({ isData($0.name) })
    else { return false }
    let values = fields.dropFirst().reduce(fields[0].shape) { $0.merging($1.shape) }
    return !values.isUnion && now.members.allSatisfy { values.accepts($0.value) }
  }

  /// No name that somebody chose for a field has a digit, as a rule, or a sign.
  private static func isData(_ key: String) -> Bool {
    key.utf8.contains { $0 &- 0x30 < 10 || "/.@ :".utf8.contains($0) }
  }
}
