internal import ApusSystem

/// The ports of one server, and the loop that takes connections from them.
struct Listener: Sendable {
  let site: Site
  private let main: Socket
  private let other: Socket
  private let silent: SilentPort

  /// - Parameters:
  ///   - address: where all ports are, but the silent one, which is this machine's alone.
  ///   - router: what answers; the practice API where nothing is given.
  init(
    port: UInt16, at address: IPv4Address = .loopback, admission: Admission, router: (any Routing)? = nil
  ) throws {
    main = try Socket.listening(on: port, at: address, backlog: 1024)
    do {
      other = try Socket.listening(on: 0, at: address, backlog: 1024)
    } catch {
      main.close()
      throw error
    }
    do {
      silent = try SilentPort()
    } catch {
      main.close()
      other.close()
      throw error
    }
    site = Site(
      port: main.localPort, otherPort: other.localPort, silentPort: silent.port, admission: admission,
      router: router, isOpen: !address.isLoopback)
  }

  func close() {
    main.close()
    other.close()
    silent.close()
  }

  /// Serves each connection on a thread of its own. Closes the ports when the signal is raised.
  func acceptConnections(in threads: ThreadGroup, limits: Limits, until stop: StopSignal) {
    defer { close() }
    let strangers = limits.strangers.map { Strangers(most: $0) }
    let waiting = Strangers(most: limits.waiting) { ended in
      let limit = limits.waiting
      limits.log(
        "more than \(limit) connections wait: the oldest of whoever has most is ended (\(ended) so far)")
    }
    while stop.wait(for: [main, other], .reading, until: nil) == .ready {
      for listening in [main, other] {
        switch listening.accept() {
        case .connection(let socket):
          serve(socket, from: listening, in: threads, limits, strangers, waiting, stop)
        case .none: continue
        case .exhausted:
          // Every descriptor is in use; the connection waits in the queue until one is free.
          waiting.endOne()
          _ = stop.wait(for: [], .reading, until: Deadline(in: .milliseconds(20)))
        }
      }
    }
  }

  /// A few connections beyond the limit are told so; more than that are closed without a word.
  private func serve(
    _ socket: Socket, from listening: Socket, in threads: ThreadGroup, _ limits: Limits,
    _ strangers: Strangers?, _ waiting: Strangers, _ stop: StopSignal
  ) {
    let open = threads.count - 1 - (strangers?.ending ?? 0) - waiting.ending
    // In the order in which they come, whichever thread begins first.
    var place = Place(strangers, socket)
    let ticket = waiting.enter(socket)
    let connection = Connection(
      socket: socket, stop: stop, limits: limits, site: site,
      isOtherOrigin: listening.descriptor == other.descriptor, place: place, waiting: waiting, ticket: ticket,
      isRefused: open >= limits.connections)
    guard open < limits.connections + 50, threads.start({ connection.serve() }) else {
      waiting.leave(ticket)
      place.leave()
      return socket.close()
    }
  }
}

/// A port on which connecting never succeeds and never fails: its queue has room for one connection, and that
/// place is taken, so the system ignores whoever comes next.
private struct SilentPort: Sendable {
  let port: UInt16
  private let listening: Socket
  private let occupant: Socket

  init() throws {
    listening = try Socket.listening(on: 0, backlog: 0)
    port = listening.localPort
    do {
      occupant = try Socket.connecting(to: port)
    } catch {
      listening.close()
      throw error
    }
  }

  func close() {
    occupant.close()
    listening.close()
  }
}
