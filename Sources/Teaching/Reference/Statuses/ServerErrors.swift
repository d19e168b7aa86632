extension StatusEntry {
  /// 5xx: the server says that it is at fault.
  static let serverErrors = [
    StatusEntry(
      500, "something went wrong inside the server",
      "It says nothing about the request: the same one may work later.",
      "A POST may have been done all the same; look before you send it again.", source: "RFC 9110, 15.6.1",
      perhaps: ["The server met something it does not handle; the same request may do it again."],
      try: ["rerun"]),
    StatusEntry(
      501, "the server lacks a function that the request needs",
      "Often it does not know the method; 405 would mean that it knows it and refuses it here.",
      source: "RFC 9110, 15.6.2", try: ["request"]),
    StatusEntry(
      502, "a gateway got no good answer from the server behind it",
      "The body is often a page of the gateway, not of the API.", source: "RFC 9110, 15.6.3",
      perhaps: ["The server behind the gateway crashed or is being replaced."],
      try: ["rerun"]),
    StatusEntry(
      503, "the server cannot answer now; Retry-After may say when",
      "Overload and maintenance look like this.", source: "RFC 9110, 15.6.4",
      perhaps: ["The server is overloaded, or down for maintenance."],
      try: ["headers", "rerun"]),
    StatusEntry(
      504, "a gateway got no answer in time from the server behind it",
      "What was asked may still be done behind it.", source: "RFC 9110, 15.6.5",
      perhaps: ["The server behind the gateway is too slow for this request."],
      try: ["rerun"]),
    StatusEntry(
      505, "the server does not speak this version of HTTP", source: "RFC 9110, 15.6.6", try: ["raw"]),
    StatusEntry(
      506, "negotiation loops", "It is misconfigured.", source: "RFC 2295, 8.1",
      try: ["headers"]),
    StatusEntry(
      507, "the server has no room to store what it needs", source: "RFC 4918, 11.5", try: ["body"]),
    StatusEntry(508, "the server found a loop while it worked", source: "RFC 5842, 7.2", try: ["body"]),
    StatusEntry(
      510, "the request lacks an extension that the server asks for", "The standard behind it is obsolete.",
      source: "RFC 2774, 7", try: ["body"]),
    StatusEntry(
      511, "a network on the way wants you to log in first",
      "A portal as in hotels answered, not the server that you asked.", source: "RFC 6585, 6",
      perhaps: ["You are in a network that wants a login first."],
      try: ["body"]),
  ]
}
