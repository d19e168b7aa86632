#if os(macOS) || os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #else
    internal import Darwin
  #endif

  /// A terminal without a screen: what a program writes to it is read here, and what is written here it reads as keys.
  package struct PseudoTerminal: Sendable {
    /// Our end of it.
    package let descriptor: Descriptor
    /// The path under which a program opens its end.
    package let path: String
    /// The program's end, which is there until the program has opened it.
    package let otherEnd: Descriptor

    package init(columns: UInt16 = 80, rows: UInt16 = 24) throws(SystemError) {
      var (own, other): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      guard openpty(&own, &other, nil, nil, &size) == 0 else { throw .latest }
      (descriptor, otherEnd) = (Descriptor(own), Descriptor(other))
      for end in [descriptor, otherEnd] { end.closeInChildren() }
      // Another thread may ask for the name of its own terminal meanwhile.
      var name = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard ttyname_r(other, &name, name.count) == 0 else { throw .latest }
      path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Starts a program on it, of which it becomes the terminal.
    package func start(
      _ executable: String, _ arguments: [String], environment: [String]
    ) throws(SystemError) -> ChildProcess {
      let program = try ChildProcess(
        executable, arguments, environment: environment,
        ChildProcess.Streams(
          input: .file(path, .both), output: .descriptor(.input), errors: .descriptor(.input)),
        ownsTerminal: true)
      otherEnd.close()
      return program
    }

    /// Ends it; who still uses it is told that it hung up.
    package func close() { descriptor.close() }
  }
#endif
