internal import ApusClient
internal import ApusRedaction

/// A row of a file with data: the values of one run.
package struct DataRow: Sendable, Hashable {
  /// Where it stands, as it is told in messages.
  let place: String
  let values: [String: String]

  /// `users.csv, row 2 (id=7, name=Ada)`
  var name: String {
    var redactor = Redactor()
    let values = values.sorted { $0.key < $1.key }.map { name, value in
      let isSecret = SecretNames.rule(of: name, in: .variable) != nil || redactor.redact(value) != value
      let text = value.count > 20 ? value.prefix(20) + "…" : value[...]
      return "\(name)=\(isSecret ? "•••" : String(text))"
    }
    return "\(place) (\(values.joined(separator: ", ")))"
  }
}
