/// What happens in a phase of an exchange, and what makes it long.
struct PhaseEntry {
  let name: String
  let meaning: String
  let whenLong: String

  static let all = [
    PhaseEntry(
      name: "queue", meaning: "waiting for a free connection", whenLong: "too many requests at once"),
    PhaseEntry(
      name: "DNS", meaning: "looking up the name", whenLong: "a slow name server; later lookups are kept"),
    PhaseEntry(
      name: "connect", meaning: "one round trip to open the connection",
      whenLong: "the server is far away: this is the distance"),
    PhaseEntry(
      name: "TLS", meaning: "agreeing on keys, one or two round trips",
      whenLong: "distance again; a connection that is used again saves it"),
    PhaseEntry(
      name: "request", meaning: "sending head and body", whenLong: "a large body, or a slow line upwards"),
    PhaseEntry(
      name: "wait", meaning: "from the last byte sent to the first received",
      whenLong: "the server thinks: a slow query, a cold start; one round trip is in it"),
    PhaseEntry(
      name: "download", meaning: "from the first byte to the last",
      whenLong: "a large body, or a server that writes it slowly"),
  ]
}
