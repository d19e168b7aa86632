extension AuthScheme {
  /// A key in a header that the API made up, such as `X-Api-Key`.
  package static let ownHeader = AuthScheme(
    "header", "a header of your own", .header(named: nil), spellings: [], isStandard: false)
}
