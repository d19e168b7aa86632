import ApusClient

extension HeaderFields {
  /// One value for each name, as URLSession wants it: those of the same name are joined (RFC 9110, 5.3).
  var joinedForWire: [(name: String, value: String)] {
    var joined: [(name: String, value: String)] = []
    for field in fields {
      if let place = joined.firstIndex(where: { field.isNamed($0.name) }) {
        joined[place].value += (field.isNamed("Cookie") ? "; " : ", ") + field.revealed
      } else {
        joined.append((field.name, field.revealed))
      }
    }
    return joined
  }
}
