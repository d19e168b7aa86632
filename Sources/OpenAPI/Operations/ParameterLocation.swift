/// Where a request has a parameter, by the words of a description's `in`.
package enum ParameterLocation: String, Sendable, Hashable, CaseIterable {
  case path, query, header, cookie
}
