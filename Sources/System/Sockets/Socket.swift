#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One TCP socket of this machine and the few calls made on it. It never blocks: `mustWait` says when to poll.
/// Its owner closes it, once.
package struct Socket: Sendable {
  package let descriptor: Descriptor

  package enum Transfer: Sendable {
    case moved(Int)
    case mustWait
    case ended
  }

  package enum Arrival: Sendable {
    case connection(Socket)
    case none
    /// The process has no descriptor left for it.
    case exhausted
  }

  /// Opens a port; with 0 the system chooses one.
  ///
  /// - Parameter address: of this machine; 0.0.0.0 for all it has. 127.0.0.1, the default, is reached by nobody else.
  package static func listening(
    on port: UInt16, at address: IPv4Address = .loopback, backlog: Int32
  ) throws -> Socket {
    let socket = try opened(for: port)
    var yes: Int32 = 1
    setsockopt(socket.descriptor.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let bound = with(address, port) { bind(socket.descriptor.number, $0, $1) }
    guard bound == 0, listen(socket.descriptor.number, backlog) == 0 else {
      let error = ListenError(port: port, at: address)
      socket.close()
      throw error
    }
    return socket
  }

  /// Begins to connect to `port` of 127.0.0.1 and does not wait for the outcome.
  package static func connecting(to port: UInt16) throws -> Socket {
    let socket = try opened(for: port)
    _ = with(.loopback, port) { connect(socket.descriptor.number, $0, $1) }
    return socket
  }

  private static func opened(for port: UInt16) throws -> Socket {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw ListenError(port: port) }
    let socket = Socket(descriptor: Descriptor(descriptor))
    socket.configure()
    return socket
  }

  private static func with(
    _ host: IPv4Address, _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.number.bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// The port this socket is bound to; 0 when it is not.
  package var localPort: UInt16 { address(told: getsockname).map { UInt16(bigEndian: $0.sin_port) } ?? 0 }

  /// Who is on the other side; nil where nobody is.
  package var peerAddress: IPv4Address? {
    address(told: getpeername).map { IPv4Address(number: UInt32(bigEndian: $0.sin_addr.s_addr)) }
  }

  private func address(
    told ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> sockaddr_in? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor.number, $0, &length) }
    }
    return result == 0 ? address : nil
  }

  package func accept() -> Arrival {
    let arrived = systemAccept(descriptor.number, nil, nil)
    guard arrived >= 0 else {
      return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .exhausted : .none
    }
    let socket = Socket(descriptor: Descriptor(arrived))
    socket.configure()
    return .connection(socket)
  }

  package func receive(into scratch: inout [UInt8]) -> Transfer {
    let count = recv(descriptor.number, &scratch, scratch.count, 0)
    return outcome(count, endsAtZero: true)
  }

  package func send(_ bytes: [UInt8], from start: Int) -> Transfer {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    let count = bytes[start...].withUnsafeBytes { unread -> Int in
      systemSend(descriptor.number, unread.baseAddress, unread.count, flags)
    }
    return outcome(count, endsAtZero: false)
  }

  private func outcome(_ count: Int, endsAtZero: Bool) -> Transfer {
    if count > 0 || (count == 0 && !endsAtZero) { return .moved(count) }
    if count == 0 { return .ended }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .mustWait : .ended
  }

  /// Says "no more from here"; the other side may still send.
  package func stopSending() { shutdown(descriptor.number, Int32(SHUT_WR)) }

  /// Ends the conversation: whoever waits for something on this socket waits no more.
  package func stopBothWays() { shutdown(descriptor.number, Int32(SHUT_RDWR)) }

  /// Makes the coming `close` a reset instead of an orderly end.
  package func resetWhenClosed() {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor.number, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
  }

  package func close() { descriptor.close() }

  /// Not inherited by child processes, never blocking, small writes sent at once, no signal on a broken pipe.
  private func configure() {
    descriptor.closeInChildren()
    descriptor.setWaiting(false)
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor.number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
    #if canImport(Darwin)
      setsockopt(descriptor.number, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #endif
  }
}

private func systemAccept(
  _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>?, _ length: UnsafeMutablePointer<socklen_t>?
) -> Int32 {
  accept(descriptor, address, length)
}

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int
{
  send(descriptor, bytes, count, flags)
}
