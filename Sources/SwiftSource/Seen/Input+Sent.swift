internal import ApusClient
internal import ApusEncodings
internal import ApusOpenAPI

extension EndpointModel.Input {
  /// The name of the item of a query that it goes out in.
  var item: String { owner ?? key }

  /// What was sent for it, of an item that has all values of a list or an object.
  ///
  /// - Parameters:
  ///   - whole: the item's value as one text.
  ///   - query: as it stands in the URL, where a comma inside of a value is encoded.
  func argument(in whole: EndpointModel.Argument?, of query: String) -> EndpointModel.Argument? {
    guard let separator, owner != nil || kind.isSeveral, case .written(let texts)? = whole, texts.count == 1
    else { return owner == nil ? whole : nil }
    let values = values(in: query, separatedBy: separator)
    if owner == nil, !kind.isMap { return .written(values) }
    let pairs = stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }
    guard owner != nil else { return .written(Self.map(of: pairs)) }
    guard let value = pairs.first(where: { $0.0 == key })?.1 else { return nil }
    return Self.isSecret(key, value) ? .environment(VariableName.of(key)) : .written([value])
  }

  /// What was sent for it in a path.
  ///
  /// - Parameter text: as it stands there.
  func argument(standing text: String) -> EndpointModel.Argument {
    let making: PlaceStyle.Making = kind.isMap ? .object : kind.isSeveral ? .list : .one
    let values = place?.values(in: text, of: key, making) ?? [PercentEncoding.decode(text)]
    guard kind.isMap else {
      return values.contains { Self.isSecret(key, $0) }
        ? .environment(VariableName.of(key)) : .written(values)
    }
    let pairs = stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }
    return .written(Self.map(of: pairs))
  }

  /// A key and a value in turn, of each key once, as a literal of Swift wants it, and without secrets.
  private static func map(of pairs: [(String, String)]) -> [String] {
    var known: Set<String> = []
    return pairs.flatMap { key, value in
      isSecret(key, value) || !known.insert(key).inserted ? [] : [key, value]
    }
  }

  private static func isSecret(_ key: String, _ value: String) -> Bool {
    SecretNames.hides(key, value, in: .query, besideGrantType: false)
  }

  private func values(in query: String, separatedBy separator: String) -> [String] {
    let pairs = query.replacing("+", with: " ").split(separator: "&")
    let pair = pairs.first { pair in PercentEncoding.decode(pair.prefix { $0 != "=" }) == item } ?? ""
    let value = pair.drop { $0 != "=" }.dropFirst()
    if separator == "," {
      return value.split(separator: ",", omittingEmptySubsequences: false).map { PercentEncoding.decode($0) }
    }
    return PercentEncoding.decode(value).split(separator: separator, omittingEmptySubsequences: false)
      .map(String.init)
  }
}
