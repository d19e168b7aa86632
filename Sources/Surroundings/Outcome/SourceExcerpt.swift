/// A place in a document that a failure is about.
package struct SourceExcerpt: Sendable {
  package let bytes: ArraySlice<UInt8>
  package let range: Range<Int>

  package init(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }
}
