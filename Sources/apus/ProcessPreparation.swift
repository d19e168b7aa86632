import ApusSystem

/// What the process is made ready for before anything is read or written.
enum ProcessPreparation {
  static func run() {
    Heap.shareOne()
    // What is opened and got the number of one that is closed would be taken for it: a socket read, a file written.
    for standard in [Descriptor.input, .output, .errors] { standard.openIfClosed() }
    // A reader that goes away is an error of `write`, not the end of the process.
    Signal.brokenPipe.ignore()
    // So is a file that may grow no further.
    Signal.fileTooLarge.ignore()
  }
}
