/// Where a request has a parameter of its endpoint's type.
public enum ParameterLocation: Sendable, Hashable {
  case path, query, body
}
