extension JapaneseWords {
  /// What `explain` says of an exchange.
  static let explanation: StaticString = """
    Allowed: {0}.
      使えるメソッド: {0}
    """
}
