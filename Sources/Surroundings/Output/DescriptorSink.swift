internal import ApusSystem

/// An open descriptor, which is not closed by this.
package final class DescriptorSink: ByteSink {
  private let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    do throws(SystemError) {
      try Descriptor(descriptor).write(bytes)
    } catch {
      throw SinkClosed(error)
    }
  }
}
