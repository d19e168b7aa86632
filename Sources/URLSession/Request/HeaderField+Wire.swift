@_spi(Secrets) import ApusClient

extension HeaderField {
  /// The value as it goes out: the one place where this transport opens a secret.
  var wireValue: String {
    switch value {
    case .text(let text): text
    case .secret(let secret): secret.reveal()
    }
  }
}

extension HeaderFields {
  /// One value for each name, as URLSession wants it: those of the same name are joined (RFC 9110, 5.3).
  var joinedForWire: [(name: String, value: String)] {
    var joined: [(name: String, value: String)] = []
    for field in fields {
      if let place = joined.firstIndex(where: { field.isNamed($0.name) }) {
        joined[place].value += (field.isNamed("Cookie") ? "; " : ", ") + field.wireValue
      } else {
        joined.append((field.name, field.wireValue))
      }
    }
    return joined
  }
}
