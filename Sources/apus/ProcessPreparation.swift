import ApusSystem

/// What the process is made ready for before anything is read or written.
enum ProcessPreparation {
  static func run() {
    Heap.shareOne()
    // A socket that got the number of a closed standard input would be taken for one.
    Descriptor.input.openIfClosed()
    // A reader that goes away is an error of `write`, not the end of the process.
    Signal.brokenPipe.ignore()
    // So is a file that may grow no further.
    Signal.fileTooLarge.ignore()
  }
}
