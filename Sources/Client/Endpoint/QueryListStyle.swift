/// How a list of values stands in a query.
public enum QueryListStyle: Sendable, Hashable {
  /// `tag=a&tag=b`
  case repeatedKey
  /// `tag[]=a&tag[]=b`
  case brackets
  /// `tag=a,b`
  case commas
}
