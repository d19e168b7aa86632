internal import ApusClient

extension Item {
  /// What may be a secret though its name does not tell, in a header or a query item that is kept for later lines.
  var doubt: Secret? {
    guard let name = name.plain, let text = value.plain else { return nil }
    return switch separator {
    case .header: HeaderField(name: name, value: text).doubt
    case .query: QueryItem(name: name, value: text).doubt
    default: nil
    }
  }
}
