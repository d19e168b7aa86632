/// JSON texts one a line. A line that is none is named, and the others are a list all the same.
package struct JSONLines: Sendable {
  /// A line that is no JSON, by its number from 1.
  package struct Flaw: Sendable, Hashable {
    package let line: Int
    /// Its position is one in the line.
    package let error: SyntaxError
  }

  /// A list of what the lines hold.
  package let document: JSONDocument
  package let flaws: [Flaw]

  /// So many flaws are named one by one.
  private static let mostFlaws = 1_000

  /// - Parameter isSaid: whether somebody says that it is made of lines. Otherwise the first has to be an object or a list,
  ///   and most others have to be JSON.
  /// - Throws: what is wrong with all of it, where it is not made of lines.
  package init(_ bytes: [UInt8], isSaid: Bool) throws(SyntaxError) {
    let problem: SyntaxError
    do throws(SyntaxError) {
      document = try JSONDocument(sequence: bytes)
      flaws = []
      return
    } catch {
      problem = error
    }
    var (good, flaws, goodCount, badCount): ([UInt8], [Flaw], Int, Int) = ([], [], 0, 0)
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
      do throws(SyntaxError) {
        let value = try JSONDocument(Array(line))
        if !isSaid, goodCount + badCount == 0, !value.root.isContainer { throw problem }
        good += line
        good.append(UInt8(ascii: "\n"))
        goodCount += 1
      } catch {
        if !isSaid, goodCount == 0 { throw problem }
        badCount += 1
        if flaws.count < Self.mostFlaws { flaws.append(Flaw(line: number, error: error)) }
      }
      // What is no list of lines is not read to its end.
      if !isSaid, badCount > 50, badCount > goodCount { throw problem }
    }
    guard isSaid ? goodCount > 0 : goodCount > 1 && goodCount >= badCount else { throw problem }
    document = try JSONDocument(sequence: good)
    self.flaws = flaws
  }
}
