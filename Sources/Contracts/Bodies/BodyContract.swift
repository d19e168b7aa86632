internal import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRendering

/// What a recorded body promises, whatever it is made of: values may be others, structure may not.
struct BodyContract {
  let promised: Exchange
  let ignored: IgnoredPlaces
  /// Those that promise their shape together, where it is not one alone.
  var alike: [Exchange] = []

  /// What of it another body does not keep.
  func findings(in now: Exchange) -> [Finding] {
    let (old, new) = (promised.body.bytes, now.body.bytes)
    guard old != new, isKept(promised), isKept(now) else { return [] }
    let findings = kinds(BodyKind(promised), BodyKind(now))
    // Of JSON it is told already.
    return findings + mark(old, new).filter { !findings.contains($0) }
  }

  private func kinds(_ before: BodyKind, _ now: BodyKind) -> [Finding] {
    switch (before, now) {
    case (.json(let old), .json(let new)) where !alike.isEmpty:
      return JSONContract(ofAll: alike.compactMap { BodyKind($0).json }, ignored: ignored)
        .findings(in: new.document) + flaws(old.flaws, new.flaws)
    case (.nothing, let new):
      // Nobody can have relied on data where none were. What is no data tells that something is wrong.
      return [Finding(.shape, ["- \(before.words)", "+ \(new.words)"], isNoted: new.isData)]
    case (.series(let old), .series(let new)) where old.form == .events && new.form == .events:
      return EventsContract(old.document, ignored: ignored).findings(in: new.document)
    case (.json(let old), .json(let new)), (.series(let old), .series(let new)):
      return JSONContract(old.document, ignored: ignored).findings(in: new.document)
        + flaws(old.flaws, new.flaws)
    case (.json(let old), .series(let new)), (.series(let old), .json(let new)):
      // One value a line, or a list: another form even where the values are the same.
      return [Finding(.shape, promised: BodyKind.json(old).words, found: BodyKind.series(new).words)]
    case (.rows(let old, let oldReading, let before), .rows(let new, let newReading, let after)):
      let rows = RowsContract(
        names: old.rows.first ?? [], rows: oldReading.document, delimiter: before, ignored: ignored)
      return rows.findings(names: new.rows.first ?? [], rows: newReading.document, delimiter: after)
        + RowsContract.unevenRow(in: new.rows, unlike: old.rows)
    case (.series(let old), .nothing) where old.form == .lines:
      // No line is a list without elements.
      return ListLengths.findings(at: "lines", from: old.document.root.count, to: 0)
    case (.xml(let old, let reading), .xml(let new, _)):
      return XMLContract(old) { ignored.ignores($0, in: reading.document.root) }.findings(in: new)
    case (.page(let old), .page(let new)): return PageContract(old).findings(in: new)
    case (.text(let old), .text(let new)): return PlainText.findings(from: old, to: new)
    case (.binary(let old), .binary(let new)): return Self.findings(from: old, to: new)
    case (.broken, .broken): return []
    case (let old, let new): return [Finding(.shape, promised: old.words, found: new.words)]
    }
  }

  /// A mark before the text, which few readers reckon with.
  private func mark(_ old: [UInt8], _ new: [UInt8]) -> [Finding] {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    guard new.starts(with: mark), !old.starts(with: mark) else { return [] }
    return [Finding(.value, ["+ a byte order mark before the text"], isNoted: true)]
  }

  /// Whether what came is there to look at.
  private func isKept(_ exchange: Exchange) -> Bool {
    !exchange.body.bytes.isEmpty || exchange.body.byteCount == 0
  }

  private func flaws(_ before: [String], _ now: [String]) -> [Finding] {
    guard before.isEmpty, let first = now.first else { return [] }
    return [Finding(.shape, ["+ \(first)"] + (now.count > 1 ? ["  … \(now.count - 1) more"] : []))]
  }

  /// Bytes are told by how they begin. Where no format is known that does, others may be fine.
  private static func findings(from old: [UInt8], to new: [UInt8]) -> [Finding] {
    let (before, now) = (FileType(old)?.name, FileType(new)?.name)
    guard before != now || (before == nil && !old.prefix(4).elementsEqual(new.prefix(4))) else { return [] }
    let isEmptied = new.allSatisfy { $0 == 0 } && !old.allSatisfy { $0 == 0 }
    return [
      Finding(
        .shape, ["- \(before ?? beginning(of: old))", "+ \(now ?? beginning(of: new))"],
        isNoted: before == nil && !isEmptied)
    ]
  }

  private static func beginning(of bytes: [UInt8]) -> String {
    let digits = bytes.prefix(4).map { Hex.digits(of: [$0]) }
    return "bytes that begin with \(digits.joined(separator: " "))"
  }
}
