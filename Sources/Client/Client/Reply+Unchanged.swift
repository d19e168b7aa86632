extension Reply {
  /// Whether the server said that the value is still the one that an `ETagCache` has kept. Nothing need be drawn anew.
  public var isUnchanged: Bool { exchange.body.isUnchanged }
}
