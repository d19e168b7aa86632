internal import ApusClient
package import ApusRedaction
internal import ApusText

extension Output {
  /// Writes what is for another program, unless a secret is in it. On a terminal its lines are not wrapped: what is copied
  /// from there must still be what it was.
  package func write(exported bytes: [UInt8], checkedBy redactor: Redactor) throws {
    do {
      try redactor.check(bytes)
    } catch {
      throw CommandFailure(.requestBody, error.description)
    }
    if redactor.isStopped { throw CancellationError() }
    guard console.outTraits.isTerminal else { return try write(bytes[...]) }
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      if redactor.isStopped { throw CancellationError() }
      var shown = Line()
      shown.append(bytes: line)
      try console.out.write(console.outTraits.theme.text(of: shown) + "\n")
    }
  }
}
