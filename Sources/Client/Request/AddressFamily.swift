/// Which of a host's addresses may be connected to.
package enum AddressFamily: Sendable, Hashable {
  case any, ipv4, ipv6
}
