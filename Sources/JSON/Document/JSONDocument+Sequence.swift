extension JSONDocument {
  /// Parses JSON texts that follow one another as a list of them: one a line (NDJSON), each behind a record separator
  /// (RFC 7464), or simply one after the other. There may be none.
  ///
  /// Positions are those in `bytes`, which are shared, not copied.
  ///
  /// - Throws: `SyntaxError`, as for one text.
  public init(sequence bytes: [UInt8]) throws(SyntaxError) {
    do {
      var parser = Parser(byteCount: bytes.count, isSequence: true)
      let tape = try bytes.lend { text throws(Parser.Failure) in try parser.run(text) }
      storage = Storage(bytes: bytes, tape: tape, isSequence: true)
    } catch {
      throw SyntaxError(error, in: bytes)
    }
  }
}
